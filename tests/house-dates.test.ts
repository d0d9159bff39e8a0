// A day is written one way and a moment one way, wherever people read them.
import { describe, expect, it } from 'vitest';
import { datesOtherwise } from './support/house-dates.ts';
import { sources } from './support/house-sources.ts';

it('writes days and moments by the formatters of the calendar', () => {
  expect(datesOtherwise(sources)).toEqual([]);
});

describe('a date', () => {
  const path = 'src/features/loans/web/own/loan-terms.tsx';
  const contract = ['src/features/loans/contract.ts', "  dueOn: z.string().brand<'day'>(),"] as const;
  const foundIn = (source: string, at = path) => datesOtherwise(new Map([contract, [at, source]]));

  it.each([
    ['by the browser', 'new Date(at).toLocaleDateString()'],
    ['by a formatter of its own', "new Intl.DateTimeFormat('en-JM', { month: 'long' }).format(at)"],
    ['by names of months of its own', "const MONTHS = 'January February March'.split(' ');"],
    ['by hand', "lead: 'The rules of 3 March 2026 hold.'"],
    ['by hand, the month first', "lead: 'The rules of March 3, 2026 hold.'"],
    ['as it is kept', '<time dateTime={loan.dueOn}>{loan.dueOn}</time>'],
  ])('is found that is written %s', (_how, source) => {
    expect(foundIn(source)).toEqual([path]);
  });

  it.each([
    ['by the calendar', '<time dateTime={loan.dueOn}>{showDay(loan.dueOn)}</time>'],
    ['in a comment', '// A loan of 31 January 2026 falls due on 28 February 2026.'],
    ['in the words of a season', "'Save from January on, for school in September.'"],
  ])('passes that is written %s', (_how, source) => {
    expect(foundIn(source)).toEqual([]);
  });

  it('may be typed out by a test', () => {
    expect(foundIn("'March 3rd 2026'", path.replace('.tsx', '.test.tsx'))).toEqual([]);
  });
});
