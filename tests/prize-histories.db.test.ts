import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  balanceOf,
  giveSeeds,
  prizeOnOffer,
  someoneWithSeeds,
  stockOf,
} from '#features/prizes/server/prizes.test-support.ts';
import { redeemPrize } from '#features/prizes/server/redeem-prize.ts';
import { cancelRedemption, fulfilRedemption } from '#features/prizes/server/settle-redemption.ts';
import type { IdOf } from '#shared/id.ts';
import { moderator, type Someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const PEOPLE = 3;
const PRIZES = [
  { seeds: 30, stock: 2 },
  { seeds: 70, stock: null },
  { seeds: 20, codes: ['ONE', 'TWO'] },
];

const step = fc.record({
  does: fc.constantFrom('give', 'redeem', 'redeem', 'redeem', 'fulfil', 'cancel', 'cancel'),
  person: fc.nat(PEOPLE - 1),
  prize: fc.nat(PRIZES.length - 1),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

type State = 'Pending' | 'Fulfilled' | 'Cancelled';
type Standing = { id: IdOf<'redemptions'>; state: State };

/** What prizes, balances and redemptions should be, kept in memory. `standing` has each person's latest redemption of each prize. */
class Model {
  readonly balances = Array.from({ length: PEOPLE }, () => 0);
  readonly stocks = PRIZES.map(({ stock, codes }) => codes?.length ?? stock ?? null);
  readonly standing = new Map<string, Standing>();

  of({ person, prize }: Step): Standing | undefined {
    return this.standing.get(`${person} ${prize}`);
  }

  mayRedeem(one: Step): boolean {
    const standing = this.of(one);
    const isFree = standing === undefined || standing.state === 'Cancelled';
    const price = PRIZES[one.prize]?.seeds ?? 0;
    return isFree && this.stocks[one.prize] !== 0 && (this.balances[one.person] ?? 0) >= price;
  }

  redeemed(one: Step, id: string): void {
    const isCoupon = PRIZES[one.prize]?.codes !== undefined;
    this.standing.set(`${one.person} ${one.prize}`, {
      id: asId<'redemptions'>(id),
      state: isCoupon ? 'Fulfilled' : 'Pending',
    });
    this.move(one, -1);
  }

  settled(one: Step, state: State): void {
    const standing = this.of(one);
    if (!standing) throw new Error('nothing was redeemed');
    standing.state = state;
    if (state === 'Cancelled') this.move(one, 1);
  }

  private move({ person, prize }: Step, times: 1 | -1): void {
    const stock = this.stocks[prize] ?? null;
    if (stock !== null) this.stocks[prize] = stock + times;
    this.balances[person] = (this.balances[person] ?? 0) + times * (PRIZES[prize]?.seeds ?? 0);
  }
}

it.each([7, 4_242, 90_210])('prizes follow their model through 150 random steps (seed %i)', async (seed) => {
  const history = fc.asyncProperty(fc.array(step, { minLength: 150, maxLength: 150 }), follow);
  await fc.assert(history, { seed, numRuns: 1, endOnFailure: true });
});

async function follow(steps: Step[]): Promise<void> {
  const { services } = test;
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => someoneWithSeeds(services, 0)));
  const prizes = await Promise.all(PRIZES.map((known) => prizeOnOffer(services, known)));
  const staff = await moderator(services);
  const model = new Model();
  for (const one of steps) {
    const person = people[one.person];
    const prize = prizes[one.prize];
    if (!person || !prize) throw new Error('a step of nobody');
    await take(model, one, { person, prize, staff });
    for (const [place, each] of people.entries()) {
      const balance = model.balances[place] ?? 0;
      expect(await balanceOf(services, each)).toEqual({ kept: balance, summed: balance });
    }
    expect(await Promise.all(prizes.map((id) => stockOf(services, id)))).toEqual(model.stocks);
  }
}

type Scene = { person: Someone; prize: IdOf<'prizes'>; staff: Someone };

async function take(model: Model, one: Step, { person, prize, staff }: Scene): Promise<void> {
  if (one.does === 'give') {
    await giveSeeds(test.services, person, 25);
    model.balances[one.person] = (model.balances[one.person] ?? 0) + 25;
  } else if (one.does === 'redeem') {
    const work = workAs(test.services, person);
    const answer = await redeemPrize(work, { params: { id: prize }, query: {} }).catch(() => null);
    expect(answer !== null).toBe(model.mayRedeem(one));
    if (answer) model.redeemed(one, answer._id);
  } else await settleOne(model, one, staff);
}

async function settleOne(model: Model, one: Step, staff: Someone): Promise<void> {
  const standing = model.of(one);
  if (!standing) return;
  const params = { id: standing.id };
  const work = workAs(test.services, staff);
  const settling =
    one.does === 'fulfil'
      ? fulfilRedemption(work, { params })
      : cancelRedemption(work, { params, body: { reason: 'A proof' } });
  const answer = await settling.catch(() => null);
  expect(answer !== null).toBe(standing.state === 'Pending');
  if (answer) model.settled(one, answer.status);
}
