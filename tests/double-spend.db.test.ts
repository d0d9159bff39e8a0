import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#features/audit/server/audit.test-support.ts';
import { decideFor } from '#features/decisions/server/decide-for.ts';
import {
  balanceOf as keptAndSummed,
  prizeOnOffer,
  someoneWithSeeds,
  stockOf,
} from '#features/prizes/server/prizes.test-support.ts';
import { redeemPrize } from '#features/prizes/server/redeem-prize.ts';
import { grantSeeds, spendSeeds } from '#features/seeds/server/ledger.ts';
import { newId } from '#shared/id.ts';
import { ZERO } from '#shared/money.ts';
import { borrower, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const move = (how: typeof grantSeeds, { id }: Someone, cause: string, seeds: number) =>
  workAs(test.services, null).transaction((work) => how(work, id, { cause, seeds, reason: 'A proof' }));

const balanceOf = (person: Someone) => keptAndSummed(test.services, person);

/** `npm run prove:double-spend` takes fifty. */
const REPEATS = Number(process.env.DOUBLE_SPEND_REPEATS ?? 5);
const times = Array.from({ length: REPEATS }, (_, time) => time + 1);

describe('seeds for one prize', () => {
  it.each(times)(`buy one of two hundred at the same moment (time %i of ${REPEATS})`, async () => {
    const person = await someone(test.services);
    await move(grantSeeds, person, `grant:${newId()}`, 60);
    const tries = await Promise.allSettled(
      Array.from({ length: 200 }, () => move(spendSeeds, person, `prize:${newId()}`, 50)),
    );
    const refused = tries.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(199);
    for (const { reason } of refused) expect(reason).toMatchObject({ constraint: 'person_never_negative' });
    expect(await balanceOf(person)).toEqual({ kept: 10, summed: 10 });
  });

  it.each(times)(`redeem one of two hundred at the same moment (time %i of ${REPEATS})`, async () => {
    const person = await someoneWithSeeds(test.services, 60);
    const prizes = await Promise.all(
      Array.from({ length: 10 }, () => prizeOnOffer(test.services, { seeds: 50, stock: 40 })),
    );
    const work = workAs(test.services, person);
    const tries = await Promise.allSettled(
      Array.from({ length: 200 }, (_, place) =>
        redeemPrize(work, { params: { id: asId<'prizes'>(prizes[place % prizes.length] ?? '') }, query: {} }),
      ),
    );
    const refused = tries.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(199);
    for (const { reason } of refused)
      expect(['prize.too_few_seeds', 'prize.redeemed']).toContain(reason.code);
    expect(await balanceOf(person)).toEqual({ kept: 10, summed: 10 });
    const stocks = await Promise.all(prizes.map((id) => stockOf(test.services, id)));
    expect(stocks.toSorted()).toEqual([39, ...Array(9).fill(40)]);
  });

  it('are taken once for one cause sent two hundred times', async () => {
    const person = await someone(test.services);
    await move(grantSeeds, person, `grant:${newId()}`, 10_000);
    const cause = `prize:${newId()}`;
    const taken = await Promise.all(Array.from({ length: 200 }, () => move(spendSeeds, person, cause, 50)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(person)).toEqual({ kept: 9_950, summed: 9_950 });
  });
});

const step = fc.record({
  spends: fc.boolean(),
  person: fc.nat(3),
  seeds: fc.integer({ min: 1, max: 60 }),
  /** Few enough that many are sent again, also for another person, amount or direction. */
  cause: fc.nat(250),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What the ledger should answer: true moved, false known already, 'refused' for too few seeds. */
function modelled(balances: number[], given: Set<number>, { spends, person, seeds, cause }: Step) {
  const balance = balances[person] ?? 0;
  if (given.has(cause)) return false;
  if (spends && balance < seeds) return 'refused';
  given.add(cause);
  balances[person] = balance + (spends ? -seeds : seeds);
  return true;
}

describe('the ledger', () => {
  it.each([11, 2_026, 715_517])('follows its model through 300 random steps (seed %i)', async (seed) => {
    const history = fc.asyncProperty(fc.array(step, { minLength: 300, maxLength: 300 }), async (steps) => {
      const people = await Promise.all([0, 1, 2, 3].map(() => someone(test.services)));
      const run = newId();
      const balances = [0, 0, 0, 0];
      const given = new Set<number>();
      for (const one of steps) {
        const person = people[one.person];
        if (!person) throw new Error('a step of nobody');
        const expected = modelled(balances, given, one);
        const how = one.spends ? spendSeeds : grantSeeds;
        const answer = await move(how, person, `${run}:${one.cause}`, one.seeds).catch(() => 'refused');
        expect(answer).toBe(expected);
        const balance = balances[one.person] ?? 0;
        expect(await balanceOf(person)).toEqual({ kept: balance, summed: balance });
      }
      const all = await Promise.all(people.map(balanceOf));
      expect(all.map(({ kept }) => kept)).toEqual(balances);
    });
    await fc.assert(history, { seed, numRuns: 1, endOnFailure: true });
  });

  it('is never changed or shortened, nor are audit entries and decisions', async () => {
    const person = await borrower(test.services);
    await move(grantSeeds, person, `grant:${newId()}`, 5);
    await workAs(test.services, person).transaction((work) =>
      audit(work, { action: 'a.proof', subjectKind: 'proof', subjectId: newId(), accountId: person.id }),
    );
    const { decision } = await decideFor(workAs(test.services, person), person.id, 'FirstModel');
    await test.db
      .insertInto('decisions')
      .values({
        id: newId(),
        account_id: person.id,
        model: 'FirstModel',
        policy_version: decision.policyVersion,
        inputs: JSON.stringify(decision.inputs),
        outcome: JSON.stringify(decision),
        approved: true,
        score: decision.score,
        grade: 'B',
        max_amount_cents: ZERO,
        rate_monthly_bps: 0,
        term_months: 0,
        created_at: new Date(),
        expires_at: new Date(),
      })
      .execute();
    const before = await appendOnly();
    for (const table of APPEND_ONLY) {
      const later = new Date('2030-01-01');
      await expect(
        test.owner.updateTable(table).set({ created_at: later }).execute(),
        `changing ${table}`,
      ).rejects.toMatchObject({ code: '23514' });
      await expect(test.owner.deleteFrom(table).execute(), `shortening ${table}`).rejects.toMatchObject({
        code: '23514',
      });
    }
    expect(await appendOnly()).toEqual(before);
    for (const rows of before) expect(rows.length).toBeGreaterThan(0);
  });
});

const APPEND_ONLY = ['seed_transfers', 'audit_entries', 'decisions', 'form_versions'] as const;
const appendOnly = () =>
  Promise.all(APPEND_ONLY.map((table) => test.db.selectFrom(table).selectAll().orderBy('id').execute()));
