// A policy from the desk: its shape is refused or it is judged, without an error; what passes as a whole prices every loan it allows.
import { policyFiguresSchema } from '#features/decisions/contract.ts';
import { defaultPolicy } from '#features/decisions/defaults/policy.ts';
import { policyErrors } from '#features/decisions/rules/policy-errors.ts';

const { version: _number, ...figures } = defaultPolicy;

export const seeds = [
  'loan.stepCents=100\nloan.longestTermMonths=12',
  'grades.0.fromScore=90\ngrades.1.rateMonthlyBps=5\ndiscount.lowestRateMonthlyBps=1',
  'factors.age={"outOf":10,"bands":[]}\ngrades=[]',
  JSON.stringify(figures),
];

/** A whole policy as JSON, or lines that change parts of the shipped one. */
export function fuzz(bytes: Buffer): void {
  const text = bytes.toString();
  const read = policyFiguresSchema.safeParse(parsed(text) ?? changed(text));
  if (!read.success) return;
  if (JSON.stringify(policyFiguresSchema.parse(read.data)) !== JSON.stringify(read.data))
    throw new Error('read otherwise the second time');
  policyErrors(read.data);
}

function changed(text: string): unknown {
  const policy: unknown = structuredClone(figures);
  for (const line of text.split('\n')) {
    const [path = '', ...value] = line.split('=');
    const names = path.split('.');
    let place = policy;
    for (const name of names.slice(0, -1))
      place = isObject(place) && Object.hasOwn(place, name) ? place[name] : null;
    if (isObject(place)) place[names.at(-1) ?? ''] = parsed(value.join('='));
  }
  return policy;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
