// Tells borrowers that their loan is repaid, in the bell and by mail, and opens to them what a first loan repaid opens, or says when.

import { isFirstModel, unlockFullModel } from '#features/accounts/server/change-standing.ts';
import { linkTo } from '#features/accounts/server/site-address.ts';
import { happenedAll } from '#features/activity/server/happened.ts';
import type { Work } from '#platform/server/work.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import { centsToDollars, showMoney } from '#shared/money.ts';
import { opensNextOn } from '../../rules/books/next-step.ts';
import { isRepaid } from '../../rules/books/standing.ts';
import { balancesOf } from '../../rules/books/waterfall.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { repaidMailText, repaidMailTexts } from '../../texts/repaid.ts';
import { loanRepaid, type Repaid } from '../repaid-happenings.ts';
import type { ChangedLoan, NotifiedChange } from './changed-loan.ts';
import type { LockedLoan } from './lock-loans.ts';

export async function notifyRepaid(
  work: Work,
  repaid: readonly NotifiedChange[],
  event: string | undefined,
): Promise<void> {
  const all: Parameters<typeof happenedAll<Repaid>>[2][number][] = [];
  for (const { after: loan, borrower } of repaid) {
    const isOurs = loan.partnerId === null;
    const opens = isOurs ? await openNext(work, loan) : null;
    const { creditCents } = balancesOf(loan.account.owing, loan.account.books);
    const mail = {
      to: borrower.email,
      accountId: loan.accountId,
      ...repaidMailText({
        name: borrower.first_name,
        amount: showMoney(loan.amountCents),
        number: showLoanNumber(loan.number),
        credit: creditCents > 0 ? showMoney(creditCents) : null,
        isOurs,
        opens,
      }),
      link: {
        label: repaidMailTexts.open,
        url: linkTo(work.services.config, `/my-loans/${loan.id}`),
      },
    };
    const information = {
      loanAmount: centsToDollars(loan.amountCents),
      interestRate: borrower.rate_monthly_bps / 100,
    };
    all.push({ facts: { accountId: loan.accountId, loan: information, mail }, event });
  }
  await happenedAll(work, loanRepaid, all);
}

/** When larger amounts open: 'now', the day on which `openNextSteps` will open them, or null where they are open already. */
async function openNext(work: Work, loan: LockedLoan): Promise<Day | 'now' | null> {
  const today = dayOf(work.now);
  const day = opensNextOn(loan, today);
  if (day <= today) return (await unlockFullModel(work, loan.accountId)) ? 'now' : null;
  if (!(await isFirstModel(work, loan.accountId))) return null;
  await work.db.updateTable('loans').set({ opens_next_on: day }).where('id', '=', loan.id).execute();
  return day;
}

/** Cancels the opening of larger amounts for loans that are no longer repaid. When such a loan is repaid again, its day is worked out anew. */
export async function forgetNextStep({ db }: Work, changes: readonly ChangedLoan[]): Promise<void> {
  const opened = changes.filter(({ before, after }) => isRepaid(before.state) && !isRepaid(after.state));
  if (opened.length === 0) return;
  await db
    .updateTable('loans')
    .set({ opens_next_on: null })
    .where(
      'id',
      'in',
      opened.map(({ after }) => after.id),
    )
    .execute();
}
