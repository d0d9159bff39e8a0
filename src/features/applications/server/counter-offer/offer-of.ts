// One counter-offer of an application, and how it stands now.

import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { counterOfferState } from '../../rules/counter-offer/counter-offer.ts';

/** Reads a counter-offer of an application with its state now. Refuses where there is none of that id. */
export async function offerOf(
  { db, now }: Pick<Work, 'db' | 'now'>,
  applicationId: IdOf<'applications'>,
  id: IdOf<'counter_offers'>,
) {
  const offer = await db
    .selectFrom('counter_offers')
    .selectAll()
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return offer ? { ...offer, state: counterOfferState(offer, now) } : refuse('request.not_found');
}
