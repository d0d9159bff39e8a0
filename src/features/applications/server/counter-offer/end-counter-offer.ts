// The counter-offer of an application that nobody has answered, and how it ends; under the lock of the application.

import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import type { CounterOfferState } from '../../contract/counter-offer.ts';

export const openOffer = ({ db }: Pick<Work, 'db'>, applicationId: IdOf<'applications'>) =>
  db
    .selectFrom('counter_offers')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('outcome', 'is', null)
    .executeTakeFirst();

/** There may be none. What is past its day and was never answered ends so too. */
export const endOpenOffer = (
  { db, now }: Pick<Work, 'db' | 'now'>,
  applicationId: IdOf<'applications'>,
  outcome: Exclude<CounterOfferState, 'Open'>,
) =>
  db
    .updateTable('counter_offers')
    .set({ outcome, ended_at: now })
    .where('application_id', '=', applicationId)
    .where('outcome', 'is', null)
    .execute();
