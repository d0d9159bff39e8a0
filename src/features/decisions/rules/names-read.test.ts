import { expect, it } from 'vitest';
import { defaultSections } from '#features/information/defaults/default-sections.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { sampleFullAnswers } from '#features/information/defaults/sample-full-answers.ts';
import { readDay } from '#shared/calendar.ts';
import { figuresFromAnswers } from './figures-from-answers.ts';
import { isReadByPolicy } from './names-read.ts';

const TODAY = readDay('2026-03-10') ?? ('' as never);

/** The answers, noting each name that is asked for. */
function watched(sId: string, answers: object, seen: Set<string>): Record<string, unknown> {
  return new Proxy({ ...answers } as Record<string, unknown>, {
    get: (target, name) => {
      seen.add(`${sId} ${String(name)}`);
      return target[String(name)];
    },
  });
}

it('names everything that a decision asks of the answers', () => {
  const seen = new Set<string>();
  const given = Object.fromEntries(
    Object.entries({ ...sampleAnswers(TODAY), ...sampleFullAnswers(TODAY) }).map(([sId, answers]) => [
      sId,
      watched(sId, { ...answers, number_of_debts: '2' }, seen),
    ]),
  );
  figuresFromAnswers(given, TODAY);
  // Section by section too: the fullest alone would hide the others.
  for (const [sId, answers] of Object.entries(given)) figuresFromAnswers({ [sId]: answers }, TODAY);
  expect(seen.size).toBeGreaterThan(20);
  const missed = [...seen].filter((read) => {
    const [sId = '', name = ''] = read.split(' ');
    return !isReadByPolicy(sId, name);
  });
  expect(missed).toEqual([]);
});

it.each([
  ['basic_information', 'date_of_birth', true],
  ['basic_information', 'first_name', false],
  ['social', 'date_of_birth', false],
  ['expenses', 'expense_food', true],
  ['debt', 'debt_2_payment', true],
  ['debt', 'debt_2_lender', false],
  ['debt', 'debt_12_payment', true],
  ['debt', 'my_debt_2_payment', false],
  ['housing', 'expense_food', false],
  ['housing', 'debt_2_payment', false],
])('%s: %s', (sId, name, isRead) => expect(isReadByPolicy(sId, name)).toBe(isRead));

it('there is something of each section that it reads', () => {
  const read = defaultSections.filter(({ sId, fields }) =>
    fields.some(({ name }) => isReadByPolicy(sId, name)),
  );
  expect(read.map(({ sId }) => sId)).toContain('banking_information');
  expect(read.length).toBeGreaterThanOrEqual(9);
});
