// Posts one event for staff: what the books do not take is refused, and the balances before and after are there for the audit log.

import { newEvent } from '#features/activity/server/happened.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { centsToDollars } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import { balancesOf } from '../../rules/books/waterfall.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import type { LockedLoan } from '../books/lock-loans.ts';
import { type Posted, type Posting, postAll } from '../books/post.ts';

/** What the audit log keeps of it, under the id of an event that is still to be written: what follows from the books has it already. */
export type Booked = { event: string; before: object; after: object };

/** Books one event. `audited` is written to the audit log beside the balances. It refuses what the books do not take. */
export async function postOne(
  work: Work<Actor>,
  posting: Posting,
  audited: Record<string, string | number | boolean | null>,
): Promise<Posted & Booked> {
  const { loan } = posting;
  const event = newEvent(work);
  const [posted] = await postAll(work, work.actor.id, [posting], event);
  if (!posted) throw new RangeError('an event that is posted is answered');
  if ('refused' in posted) return refuse(staffLoanRefusals[posted.refused]);
  return { ...posted, event, before: inDollars(loan), after: { ...inDollars(posted.loan), ...audited } };
}

export function inDollars({ state, account }: LockedLoan) {
  const balances = balancesOf(account.owing, account.books);
  return {
    state,
    fee: centsToDollars(balances.feeCents),
    interest: centsToDollars(balances.interestCents),
    principal: centsToDollars(balances.principalCents),
    credit: centsToDollars(balances.creditCents),
    writtenOff: centsToDollars(balances.writtenOffCents),
  };
}
