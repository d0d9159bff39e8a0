// The company under which a lender publishes, held until the transaction ends, and the refusals of a lender that may not.

import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import { mayPublish } from '../../rules/may-publish.ts';
import { partnerRefusals } from '../../texts/partner-refusals.ts';

/**
 * Locks the caller's company, before any product or loan of it; `alone` for whoever counts what there is, so that others of this lender
 * wait. Staff who switch the lender off, or the lender who edits its company, come before or after. Refuses a lender that may not publish.
 */
export async function lockCompany({ db, actor }: Work<Actor>, how: 'shared' | 'alone') {
  const own = db.selectFrom('partners').select(['id', 'status']).where('account_id', '=', actor.id);
  const company = await (how === 'alone' ? own.forNoKeyUpdate() : own.forShare()).executeTakeFirst();
  if (!company) return refuse(partnerRefusals['partner.company_needed']);
  return mayPublish(company) ? company : refuse(partnerRefusals['partner.deactivated']);
}
