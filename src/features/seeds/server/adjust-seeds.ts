// Staff grant a borrower seeds or take some back: with a reason, which the borrower reads, and never below nothing.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { seedEndpoints } from '../contract.ts';
import { adjustmentFields } from '../fields/staff-adjustment.ts';
import { mayTake } from '../rules/adjustment.ts';
import { staffSeedRefusals } from '../texts/staff-refusals.ts';
import { seedDeskTexts } from '../texts/staff-seeds.ts';
import { seedsAdjusted } from './happenings.ts';
import { grantSeeds, seedAccountOf, takeBackSeeds } from './ledger.ts';

export async function adjustSeeds(
  work: Work<Actor>,
  { params: { id }, body }: Received<typeof seedEndpoints, 'POST /api/seeds/adjust/:id'>,
) {
  const { direction, seeds, reason } = accept(staffSeedRefusals['seeds.fields'], adjustmentFields, body);
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
    const facts = { subjectId: id, accountId: id, seeds: point, reason };
    await happened(work, seedsAdjusted, facts, {
      before: { seeds: balance },
      after: { seeds: balance + point, reason },
    });
    return { message: seedDeskTexts.adjusted(point), points: balance + point };
  });
}

/** Holds the balance until the transaction ends, so that two who take from it do so one after the other. */
async function lockPurse({ db }: Work, id: IdOf<'accounts'>): Promise<number> {
  const purse = await db
    .selectFrom('seed_accounts as s')
    .innerJoin('accounts as a', 'a.id', 's.id')
    .select(['s.balance', 'a.user_type', 'a.erased_at'])
    .where('s.id', '=', seedAccountOf(id))
    .forNoKeyUpdate('s')
    .executeTakeFirst();
  if (!purse) return refuse('request.not_found');
  if (purse.user_type !== 'User') refuse(staffSeedRefusals['seeds.borrowers_only']);
  if (purse.erased_at !== null) refuse(staffSeedRefusals['account.deleted']);
  return purse.balance;
}
