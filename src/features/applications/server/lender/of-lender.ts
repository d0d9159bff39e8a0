// The applications for the loans of whoever asks: a lender is found through its account, so another's application does not exist.
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';

export const applicationsOfLender = (work: Work<Actor>) =>
  work.db
    .selectFrom('applications as p')
    .innerJoin('partners as c', 'c.id', 'p.partner_id')
    .where('c.account_id', '=', work.actor.id);
