// Staff grant a borrower seeds or take some back: with a reason, which the borrower reads, and never below nothing.

import { recordActivity } from '#features/activity/server/record-activity.ts';
import { audit } from '#features/audit/server/audit.ts';
import { announce } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { seedDeskTexts } from '#texts/staff-person.ts';
import { type Direction, mayTake } from '../rules/adjustment.ts';
import { staffSeedRefusals } from '../texts/staff-refusals.ts';
import { grantSeeds, takeBackSeeds } from './ledger.ts';

type Received = {
  params: { id: string };
  body: { direction: Direction; seeds: number; reason: string };
};

export async function adjustSeeds(work: Work<Actor>, { params: { id }, body }: Received) {
  const { direction, seeds, reason } = body;
  if (reason === '')
    refuse(staffSeedRefusals['seeds.reason_needed'], { fields: { reason: seedDeskTexts.reasonNeeded } });
  return work.transaction(async (work) => {
    const balance = await lockPurse(work, id);
    if (direction === 'take' && !mayTake(seeds, balance)) {
      const message = seedDeskTexts.tooFew(balance);
      refuse(staffSeedRefusals['seeds.too_few'], { message, fields: { seeds: message } });
    }
    const adjustment = newId(work.now.getTime());
    const point = direction === 'grant' ? seeds : -seeds;
    const move = direction === 'grant' ? grantSeeds : takeBackSeeds;
    await move(work, id, { cause: `adjustment:${adjustment}`, seeds, reason, adjustedBy: work.actor.id });
    await recordActivity(work, id, {
      action: 'pointsReceived',
      pointsInformation: { point, reason, isAdjustment: true },
    });
    await audit(work, {
      action: 'seeds.adjust',
      subjectKind: 'account',
      subjectId: id,
      accountId: id,
      before: { seeds: balance },
      after: { seeds: balance + point, reason },
    });
    await announce(work, { account: id }, 'informations');
    await announce(work, 'staff', 'seeds');
    return { message: seedDeskTexts.adjusted(point), points: balance + point };
  });
}

/** Holds the balance until the transaction ends, so that two who take from it do so one after the other. */
async function lockPurse({ db }: Work, id: string): Promise<number> {
  const purse = await db
    .selectFrom('seed_accounts as s')
    .innerJoin('accounts as a', 'a.id', 's.id')
    .select(['s.balance', 'a.user_type', 'a.erased_at'])
    .where('s.id', '=', id)
    .forNoKeyUpdate('s')
    .executeTakeFirst();
  if (!purse) return refuse('request.not_found');
  if (purse.user_type !== 'User') refuse(staffSeedRefusals['seeds.borrowers_only']);
  if (purse.erased_at !== null) refuse(staffSeedRefusals['account.deleted']);
  return purse.balance;
}
