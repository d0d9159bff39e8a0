// Staff take an entry back in the books, with a reason that the borrower is told.

import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { centsToDollars, showMoney, ZERO } from '#shared/money.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { loanDeskEndpoints } from '../../contract/desk.ts';
import { reasonFields } from '../../fields/desk-money.ts';
import { givenBack } from '../../rules/books/sums-paid.ts';
import { balancesOf, owedCents } from '../../rules/books/waterfall.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import { lockLoan } from '../books/lock-loans.ts';
import type { Posted } from '../books/post.ts';
import { tellTakenBack } from '../notices.ts';
import { postOne } from './post-one.ts';

type Asked = Received<typeof loanDeskEndpoints, 'POST /api/loans/admin/entries/:id/reverse'>;

export async function reverseEntry(work: Work<Actor>, { params: { id }, body }: Asked) {
  return work.transaction(async (work) => {
    const loan = await lockLoan(work, await loanOfEntry(work, id));
    const { reason } = accept(staffLoanRefusals['loan.reason_needed'], reasonFields, body);
    const entry = loan.account.entries.find((entry) => entry.id === id);
    if (!entry) return refuse(staffLoanRefusals['loan.entry_unknown']);
    if (entry.kind === 'Disbursement') refuse(staffLoanRefusals['loan.payout_two_people']);
    const isPayment = entry.kind === 'Repayment';
    const posted = await postOne(
      work,
      { loan, event: { kind: 'Reversal', reverses: id, on: dayOf(work.now) }, note: reason },
      {
        entry: entry.kind,
        amount: centsToDollars(entry.amountCents),
        reason,
      },
    );
    await tellTakenBack(work, posted, entry, reason);
    const message = texts.reversed(texts.kind[entry.kind], showMoney(entry.amountCents));
    const back = isPayment && owesAgain(posted) ? givenBack(posted.loan.account) : ZERO;
    return { message: back > 0 ? `${message}. ${texts.givenBackBefore(showMoney(back))}` : message };
  });
}

const owesAgain = ({ loan: { account } }: Posted): boolean =>
  owedCents(balancesOf(account.owing, account.books)) > 0;

async function loanOfEntry({ db }: Work, id: string): Promise<IdOf<'loans'>> {
  const entry = await db.selectFrom('loan_entries').select('loan_id').where('id', '=', id).executeTakeFirst();
  return entry?.loan_id ?? refuse('request.not_found');
}
