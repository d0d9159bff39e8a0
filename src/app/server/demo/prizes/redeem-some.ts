// Lets demo people redeem prizes with the seeds they earned, and staff settle some of it: every state there is.
import { redeemPrize } from '#features/prizes/server/redeem-prize.ts';
import { type Settlement, settle } from '#features/prizes/server/settle-redemption.ts';
import { seedsOf } from '#features/seeds/server/ledger.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { HOUR_MS } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { randomFrom } from '../people/random.ts';
import { actingAs } from '../work-at.ts';

/** `at` is the moment, in milliseconds since 1970, after which they have nothing else to do. */
export type Redeemer = { id: IdOf<'accounts'>; number: number; at: number };

type Scene = { seed: string; staffIds: readonly IdOf<'accounts'>[]; endMs: number };

const CANCELLATIONS = [
  'The shop has stopped taking part.',
  'We could not reach you to hand it over.',
  'It was sold out before we could order it.',
];

const OUTCOMES = ['Pending', 'Fulfilled', 'Cancelled'] as const;

/** Two in three of those whose seeds suffice redeem something, through the same actions as in the app, mails left out. */
export async function redeemSome(work: Work, people: readonly Redeemer[], scene: Scene): Promise<void> {
  let waiting = 0;
  for (const person of people) {
    const random = randomFrom(`${scene.seed}/prizes/${person.number}`);
    const affordable = await withinReach(work, person.id);
    if (affordable.length === 0 || random.chance(1 / 3)) continue;
    const prize = random.pick(affordable);
    const at = Math.min(person.at + random.whole(1, 40) * HOUR_MS, scene.endMs - 2 * HOUR_MS);
    const buyer = actingAs(work, person.id, 'User', at);
    const { _id } = await redeemPrize(buyer, { params: { id: prize.id }, query: {} });
    if (prize.gives_code) continue;
    const outcome = OUTCOMES[waiting++ % OUTCOMES.length];
    const settledAt = Math.min(at + random.whole(2, 70) * HOUR_MS, scene.endMs - HOUR_MS);
    const staff = actingAs(work, random.pick(scene.staffIds), 'Moderator', settledAt);
    if (outcome === 'Fulfilled') await settleAs(staff, _id, { status: outcome });
    if (outcome === 'Cancelled')
      await settleAs(staff, _id, { status: outcome, cancel_reason: random.pick(CANCELLATIONS) });
  }
}

const settleAs = (staff: Work<Actor>, id: IdOf<'redemptions'>, settlement: Settlement) =>
  staff.transaction((work) => settle(work, id, settlement, false));

/** Cheapest first. */
const withinReach = async (work: Work, accountId: IdOf<'accounts'>) =>
  work.db
    .selectFrom('prizes')
    .select(['id', 'gives_code'])
    .where('type', '=', 'Redeem')
    .where('removed_at', 'is', null)
    .where('point_required', '<=', await seedsOf(work, accountId))
    .where((row) => row.or([row('stock', 'is', null), row('stock', '>', 0)]))
    .orderBy('point_required')
    .execute();
