// The law of seeds: whatever is earned, granted or spent and then reversed, in whatever order, leaves the seeds where they began.

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockLoan } from '#features/loans/server/books/lock-loans.ts';
import { postAll } from '#features/loans/server/books/post.ts';
import { giveSeeds, prizeOnOffer } from '#features/prizes/server/prizes.test-support.ts';
import { seedAccountOf } from '#features/seeds/server/ledger.ts';
import type { Day } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { noonOf, type RunningLoan, runningLoan } from '#tests/support/loans.ts';

let test: TestApp;
let desk: Caller;
beforeAll(async () => {
  test = await openTestApp();
  desk = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

const FIRST = 1_916.66;
const WHOLE = 5_250;
const on = '2026-02-10' as Day;
let references = 0;

type Person = { loan: RunningLoan; own: Caller; prize: string };
type Reversible = {
  earn: (person: Person) => Promise<string>;
  reverse: (person: Person, id: string) => Promise<unknown>;
};

const post = (loan: RunningLoan, event: Parameters<typeof postAll>[2][number]['event']) =>
  workAs(test.services, loan.officer, noonOf(on)).transaction(async (work) => {
    references += 1;
    const reference = event.kind === 'Repayment' ? { reference: `SEEDS-${references}` } : {};
    const [answer] = await postAll(work, loan.officer.id, [
      { loan: await lockLoan(work, loan.id), event, ...reference },
    ]);
    if (!answer || 'refused' in answer) throw new Error(`refused: ${answer?.refused}`);
    return answer.entries.find(({ kind }) => kind === event.kind)?.id ?? '';
  });

const payment = (dollars: number): Reversible => ({
  earn: ({ loan }) => post(loan, { kind: 'Repayment', amountCents: cents(Math.round(dollars * 100)), on }),
  reverse: ({ loan }, reverses) => post(loan, { kind: 'Reversal', reverses, on }),
});

const adjust = ({ loan }: Person, direction: 'grant' | 'take') =>
  desk.call('POST /api/seeds/adjust/:id', {
    params: { id: loan.borrower.id },
    body: { direction, seeds: 10, reason: 'A law is tried' },
  });

/** Each way in which seeds come or go that can be taken back. Sections and promo codes earn once, and are not reversed. */
const WAYS: Record<string, Reversible> = {
  'an instalment on its date': payment(FIRST),
  'a loan repaid': payment(WHOLE),
  'a grant': {
    earn: async (person) => {
      await adjust(person, 'grant');
      return '';
    },
    reverse: (person) => adjust(person, 'take'),
  },
  'a prize': {
    earn: async ({ own, prize }) =>
      (await own.call('POST /api/prizes/redeem/:id', { params: { id: prize } }))._id,
    reverse: (_, id) =>
      desk.call('POST /api/acquisitions/:id/cancel', { params: { id }, body: { reason: 'A law is tried' } }),
  },
};

const BEGIN = 40;
/** More than there is without what is earned: what is then lost has been spent. */
const DEAR = 45;

async function newPerson(): Promise<Person> {
  const loan = await runningLoan(test.services, { disbursedOn: '2026-01-31' as Day });
  await giveSeeds(test.services, loan.borrower, BEGIN);
  const prize = await prizeOnOffer(test.services, { seeds: DEAR });
  return { loan, own: await loggedIn(test, loan.borrower), prize };
}

async function standOf({ loan }: Person) {
  const { balance } = await test.db
    .selectFrom('seed_accounts')
    .select('balance')
    .where('id', '=', seedAccountOf(loan.borrower.id))
    .executeTakeFirstOrThrow();
  return balance;
}

it.each(Object.entries(WAYS))(
  '%s, earned and reversed a hundred times, leaves them where they began',
  async (_, way) => {
    const person = await newPerson();
    await giveSeeds(test.services, person.loan.borrower, DEAR);
    for (let time = 0; time < 100; time++) {
      await way.reverse(person, await way.earn(person));
      expect(await standOf(person)).toBe(BEGIN + DEAR);
    }
  },
);

it.each(Object.entries(WAYS))(
  '%s, earned, reversed and rightly earned again, has the seeds of one earning, however often',
  async (_, way) => {
    const person = await newPerson();
    await giveSeeds(test.services, person.loan.borrower, DEAR);
    const first = await way.earn(person);
    const once = await standOf(person);
    expect(once).not.toBe(BEGIN + DEAR);
    await way.reverse(person, first);
    for (let time = 0; time < 5; time++) {
      const again = await way.earn(person);
      expect(await standOf(person)).toBe(once);
      await way.reverse(person, again);
    }
    expect(await standOf(person)).toBe(BEGIN + DEAR);
  },
);

it('what two callers record again at the same time earns its seeds once', async () => {
  const person = await newPerson();
  const way = WAYS['an instalment on its date'] as Reversible;
  await way.reverse(person, await way.earn(person));
  const both = await Promise.all([way.earn(person), way.earn(person)]);
  expect(await standOf(person)).toBe(BEGIN + 10);
  for (const one of both) await way.reverse(person, one);
  expect(await standOf(person)).toBe(BEGIN);
});

it('what was spent on a prize before it was lost is taken when the prize gives it back', async () => {
  const person = await newPerson();
  const [instalment, prize] = [WAYS['an instalment on its date'], WAYS['a prize']] as [
    Reversible,
    Reversible,
  ];
  const paid = await instalment.earn(person);
  const redeemed = await prize.earn(person);
  await instalment.reverse(person, paid);
  expect(await standOf(person)).toBe(0);
  await prize.reverse(person, redeemed);
  expect(await standOf(person)).toBe(BEGIN);
});

const names = Object.keys(WAYS);
/** What is begun, and whether the oldest or the latest that stands is then reversed. */
const steps = fc.array(
  fc.record({
    way: fc.constantFrom(...names),
    reverses: fc.constantFrom('nothing', 'nothing', 'oldest', 'latest'),
  }),
  { minLength: 2, maxLength: 8 },
);

it('all of them, interleaved as one likes, leave them where they began once all is reversed', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const person = await newPerson();
      const open: { way: Reversible; id: string }[] = [];
      const reverseAt = async (place: number) => {
        const [one] = open.splice(place, 1);
        // What is spent cannot be taken by hand: an officer is told so, and it stays granted until it is there again.
        if (one) await one.way.reverse(person, one.id).catch(() => open.push(one));
      };
      for (const { way: name, reverses } of history) {
        const way = WAYS[name] as Reversible;
        // A prize that is too dear, a payment of what is paid off: refused, and nothing was earned.
        const id = await way.earn(person).catch(() => null);
        if (id !== null) open.push({ way, id });
        if (reverses === 'oldest') await reverseAt(0);
        if (reverses === 'latest') await reverseAt(open.length - 1);
      }
      for (let turn = 0; turn < 3; turn++)
        for (let count = open.length; count > 0; count--) await reverseAt(0);
      expect(open).toEqual([]);
      expect(await standOf(person)).toBe(BEGIN);
      // Whatever went before, what is rightly earned now gives what it gives to a person without a history.
      await (WAYS['a loan repaid'] as Reversible).earn(person);
      expect(await standOf(person)).toBe(BEGIN + 10 + 50);
    }),
    { numRuns: Number(process.env.SEED_HISTORIES ?? 60), seed: Number(process.env.SEED_OF_SEEDS ?? 7) },
  );
});
