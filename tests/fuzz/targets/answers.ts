// Answers to every form that is shipped: judged without an error, and what was kept is kept again, unchanged.
import { isDeepStrictEqual } from 'node:util';
import { validateAnswers } from '#features/forms/rules/validate-answers.ts';
import { defaultSections } from '#features/information/defaults/default-sections.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';

const TODAY = dayOf(new Date('2026-03-01T12:00:00Z'));
const samples = sampleAnswers(TODAY);
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The form's number, then each answer on a line of its own, in the order of its fields. */
export const seeds = defaultSections.map(({ sId, fields }, place) =>
  [place, ...fields.map(({ name }) => textOf(samples[sId]?.[name] ?? ''))].join('\n'),
);

export function fuzz(bytes: Buffer): void {
  const [first = '', ...lines] = bytes.toString().split('\n');
  const section = defaultSections[Number.parseInt(first, 10)] ?? defaultSections[0];
  if (!section) return;
  const { fields } = section;
  const answers = Object.fromEntries(
    lines.map((line, place) => [fields[place]?.name ?? line, readAnswer(line)]),
  );
  const { answers: kept, errors } = validateAnswers(fields, answers, TODAY);
  if (Object.keys(errors).length > 0) return;
  const again = validateAnswers(fields, kept, TODAY);
  if (!isDeepStrictEqual(again, { answers: kept, errors: {} }))
    throw new Error(`judged otherwise: ${JSON.stringify([kept, again])}`);
}

function readAnswer(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}
