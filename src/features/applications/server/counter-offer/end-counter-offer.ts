// The counter-offer of an application that nobody has answered, and how it ends; under the lock of the application.

import type { Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import type { CounterOfferState } from '../../contract/counter-offer.ts';

type Ended = Exclude<CounterOfferState, 'Open'>;

/** The other terms of an application that nobody has answered; undefined where there are none. */
export const openOffer = ({ db }: Pick<Work, 'db'>, applicationId: IdOf<'applications'>) =>
  db
    .selectFrom('counter_offers')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('outcome', 'is', null)
    .executeTakeFirst();

/** Ends those terms with an outcome, if there are any; what is past its day has run out, whatever ends it now. */
export const endOpenOffer = (
  { db, now }: Pick<Work, 'db' | 'now'>,
  applicationId: IdOf<'applications'>,
  outcome: Ended,
) =>
  db
    .updateTable('counter_offers')
    .set((row) => ({
      outcome: row
        .case()
        .when('stands_until', '<', dayOf(now))
        .then<Ended>('Expired')
        .else<Ended>(outcome)
        .end(),
      ended_at: now,
    }))
    .where('application_id', '=', applicationId)
    .where('outcome', 'is', null)
    .execute();
