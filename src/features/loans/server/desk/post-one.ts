// Posts one event for staff: what the books do not take is refused, and the balances before and after go to the trail.

import { audit } from '#features/audit/server/audit.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { centsToDollars } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import { balancesOf } from '../../rules/books/waterfall.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import type { LockedLoan } from '../books/lock-loans.ts';
import { type Posted, type Posting, postAll } from '../books/post.ts';

type DeskAction =
  | 'loan.repay'
  | 'loan.refund'
  | 'loan.reverse_repayment'
  | 'loan.reverse_entry'
  | 'loan.approve_waiver'
  | 'loan.approve_write_off'
  | 'loan.approve_payout_reversal';

/** `told` goes to the trail beside the balances. Refuses what the books do not take. */
export async function postOne(
  work: Work<Actor>,
  posting: Posting,
  { action, ...told }: { action: DeskAction } & Record<string, string | number | null>,
): Promise<Posted> {
  const { loan } = posting;
  const [posted] = await postAll(work, work.actor.id, [posting]);
  if (!posted) throw new RangeError('an event that is posted is answered');
  if ('refused' in posted) return refuse(staffLoanRefusals[posted.refused]);
  await audit(work, {
    action,
    subjectKind: 'loan',
    subjectId: loan.id,
    accountId: loan.accountId,
    before: inDollars(loan),
    after: { ...inDollars(posted.loan), ...told },
  });
  return posted;
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
