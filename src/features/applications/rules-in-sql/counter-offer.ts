// Whose answer an application to a lender waits for, for statements: what `waitsFor` says of it.
import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '#shared/calendar.ts';

/** `application`: the alias of `applications`; `now`: the moment it is asked at. */
type Asked = { application: string; now: Date };

/** The offer that nobody has answered is looked up by its index. */
const hasOpenOffer = ({ application, now }: Asked): RawBuilder<boolean> =>
  sql<boolean>`exists (select from counter_offers o where o.application_id = ${sql.ref(`${application}.id`)}
    and o.outcome is null and o.stands_until >= ${dayOf(now)}::date)`;

const isWaiting = ({ application }: Asked): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${application}.status`)} = 'Waiting'`;

export const waitsForBorrower = (asked: Asked): RawBuilder<boolean> =>
  sql<boolean>`(${isWaiting(asked)} and ${hasOpenOffer(asked)})`;

export const waitsForLender = (asked: Asked): RawBuilder<boolean> =>
  sql<boolean>`(${isWaiting(asked)} and not ${hasOpenOffer(asked)})`;
