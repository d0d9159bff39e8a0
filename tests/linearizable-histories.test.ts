// The judge of histories is judged: it explains those of a record that keeps its word, and none with a wrong answer planted in it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallLine, Outcome } from './support/histories/history.ts';
import { type Beginnings, faultsInHistories } from './support/histories/models.ts';

const LOAN = { owedCents: 1_000_000, entries: 1 };
const STALL = {
  seeds: { ann: 5, bob: 5 },
  prizes: { rice: { stock: 1, price: 3 }, tea: { stock: 2, price: 3 } },
};
const beginnings: Beginnings = { loan: new Map([['1', LOAN]]), stall: new Map([['1', STALL]]) };
const faultsOf = (lines: readonly CallLine[]) => faultsInHistories(lines, beginnings);

type Details = { operation?: string; key?: string; input?: object; at: [number, number] } & Outcome;
let keys = 0;
const line = (record: string, operation: string, { at: [start, end], ...details }: Details): CallLine => {
  keys += 1;
  return { record, process: 'p', operation, key: `key ${keys}`, input: {}, start, end, ...details };
};
const ok = (answer: unknown = null) => ({ outcome: 'ok', answer }) as const;
const refused = (code: string) => ({ outcome: 'refused', code }) as const;
const unknown = { outcome: 'unknown' } as const;

const repay = (cents: number, details: Details, reference = `ref ${keys}`) =>
  line('loan 1', 'repay', { ...details, input: { cents, reference } });
const look = (details: Details) => line('loan 1', 'look', details);
const redeem = (person: string, prize: string, details: Details) =>
  line('stall 1', 'redeem', { ...details, input: { person, prize } });
const decide = (verdict: string, details: Details) =>
  line('application 1', 'decide', { ...details, input: { verdict } });

describe('is explained', () => {
  it.each<[string, CallLine[]]>([
    [
      'a look beside two payments that saw one of them',
      [
        repay(100, { at: [0, 9], ...ok({ entry: 3 }) }),
        repay(10, { at: [1, 8], ...ok({ entry: 2 }) }),
        look({ at: [2, 7], ...ok({ owedCents: 999_990, entries: 2 }) }),
      ],
    ],
    [
      'a payment without an answer that took effect, and one that did not',
      [
        repay(100, { at: [0, 1], ...unknown }),
        repay(7, { at: [0, 1], ...unknown }),
        look({ at: [5, 6], ...ok({ owedCents: 999_900, entries: 2 }) }),
      ],
    ],
    [
      'a payment that was sent again under its key and counted once',
      [
        { ...repay(100, { at: [0, 1], ...unknown }, 'same'), key: 'same' },
        look({ at: [2, 3], ...ok({ owedCents: 999_900, entries: 2 }) }),
        { ...repay(100, { at: [4, 5], ...ok({ entry: 2 }) }, 'same'), key: 'same' },
        look({ at: [6, 7], ...ok({ owedCents: 999_900, entries: 2 }) }),
      ],
    ],
    [
      'the last in stock for one of two',
      [
        redeem('ann', 'rice', { at: [0, 5], ...ok() }),
        redeem('bob', 'rice', { at: [0, 5], ...refused('prize.out_of_stock') }),
      ],
    ],
    [
      'opposite verdicts of which one was refused',
      [
        decide('Approved', { at: [0, 5], ...refused('application.decided') }),
        decide('Rejected', { at: [0, 5], ...ok() }),
      ],
    ],
  ])('%s', (_, lines) => {
    expect(faultsOf(lines)).toEqual([]);
  });
});

describe('is not explained', () => {
  it.each<[string, CallLine[]]>([
    [
      'an acknowledged payment that a later look does not see',
      [
        repay(100, { at: [0, 1], ...ok({ entry: 2 }) }),
        look({ at: [2, 3], ...ok({ owedCents: 1_000_000, entries: 1 }) }),
      ],
    ],
    [
      'a payment that was sent again and counted twice',
      [
        { ...repay(100, { at: [0, 1], ...unknown }, 'same'), key: 'same' },
        { ...repay(100, { at: [2, 3], ...ok({ entry: 2 }) }, 'same'), key: 'same' },
        look({ at: [4, 5], ...ok({ owedCents: 999_800, entries: 3 }) }),
      ],
    ],
    [
      'two receipts with one number',
      [repay(100, { at: [0, 5], ...ok({ entry: 2 }) }), repay(10, { at: [0, 5], ...ok({ entry: 2 }) })],
    ],
    [
      'one reference that paid twice',
      [
        repay(100, { at: [0, 5], ...ok({ entry: 2 }) }, 'same'),
        repay(100, { at: [0, 5], ...ok({ entry: 3 }) }, 'same'),
      ],
    ],
    [
      'a reference refused before anybody used it',
      [repay(100, { at: [0, 1], ...refused('loan.reference_used') })],
    ],
    [
      'a look that saw a payment, and a later one that did not',
      [
        repay(100, { at: [0, 9], ...ok({ entry: 2 }) }),
        look({ at: [1, 2], ...ok({ owedCents: 999_900, entries: 2 }) }),
        look({ at: [3, 4], ...ok({ owedCents: 1_000_000, entries: 1 }) }),
      ],
    ],
    [
      'one in stock for two',
      [redeem('ann', 'rice', { at: [0, 5], ...ok() }), redeem('bob', 'rice', { at: [0, 5], ...ok() })],
    ],
    [
      'seeds for one that paid for two',
      [redeem('ann', 'rice', { at: [0, 5], ...ok() }), redeem('ann', 'tea', { at: [0, 5], ...ok() })],
    ],
    [
      'out of stock while there is some',
      [redeem('ann', 'tea', { at: [0, 1], ...refused('prize.out_of_stock') })],
    ],
    [
      'two verdicts',
      [decide('Approved', { at: [0, 5], ...ok() }), decide('Rejected', { at: [0, 5], ...ok() })],
    ],
    [
      'a verdict that was refused though nobody gave one',
      [decide('Approved', { at: [0, 1], ...refused('application.decided') })],
    ],
  ])('%s', (_, lines) => {
    expect(faultsOf(lines)).toHaveLength(1);
  });
});

/** A loan that keeps its word: each call takes effect at a moment of its own, and its answer is given and lost at random. */
const history = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: 500 }),
      before: fc.integer({ min: 0, max: 12 }),
      after: fc.integer({ min: 0, max: 12 }),
      cents: fc.integer({ min: 1, max: 50 }),
      isLook: fc.boolean(),
      isLost: fc.integer({ min: 0, max: 9 }).map((nth) => nth === 0),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((drawn) => {
    let { owedCents, entries } = LOAN;
    return drawn
      .toSorted((one, other) => one.at - other.at)
      .map(({ at, before, after, cents, isLook, isLost }, place): CallLine => {
        // Apart by a little, so that no two take effect at one moment.
        const moment = at + place / 1_000;
        const details = { at: [moment - before, moment + after] as [number, number] };
        if (isLook) return look({ ...details, ...ok({ owedCents, entries }) });
        owedCents -= cents;
        entries += 1;
        return repay(cents, { ...details, ...(isLost ? unknown : ok({ entry: entries })) }, `r ${place}`);
      });
  });

it('explains every history of a record that keeps its word', () => {
  fc.assert(
    fc.property(history, (lines) => {
      expect(faultsOf(lines)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('explains none in which the last look is wrong by a cent', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(-1, 1), (lines, wrong) => {
      const end = 10_000;
      const paid = lines.filter(({ operation }) => operation === 'repay');
      // What was lost is settled first: sent again under its key, each was answered in the end.
      const settled = lines.map((one) =>
        one.outcome === 'unknown' ? { ...one, end, ...ok({ entry: null }) } : one,
      );
      const cents = paid.reduce((sum, { input }) => sum + (input as { cents: number }).cents, 0);
      const answer = { owedCents: LOAN.owedCents - cents + wrong, entries: LOAN.entries + paid.length };
      const last = look({ at: [end + 1, end + 2], ...ok(answer) });
      expect(faultsOf([...settled, last])).toHaveLength(1);
      const right = look({
        at: [end + 1, end + 2],
        ...ok({ ...answer, owedCents: answer.owedCents - wrong }),
      });
      expect(faultsOf([...settled, right])).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
