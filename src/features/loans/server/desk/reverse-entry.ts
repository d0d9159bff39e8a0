// Staff take an entry back in the books, with a reason that the borrower reads: a payment of the last day alone, the rest with a second person.

import { sql } from 'kysely';
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
import { whyReversalWaits } from '../../rules/desk/two-people.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import { type LockedLoan, lockLoan } from '../books/lock-loans.ts';
import type { Posted } from '../books/post.ts';
import { postponeReopened } from '../holidays/postpone-loans.ts';
import { notifyOfReversal } from '../notices.ts';
import { askSecondPerson } from './ask-second-person.ts';
import { postOne } from './post-one.ts';

export async function reverseEntry(
  work: Work<Actor>,
  { params: { id }, body }: Received<typeof loanDeskEndpoints, 'POST /api/loans/admin/entries/:id/reverse'>,
) {
  const { aloneUpToCents } = work.services.config;
  return work.transaction(async (work) => {
    const recorded = await whereRecorded(work, id);
    const loan = await lockLoan(work, recorded.loan_id);
    const { reason } = accept(staffLoanRefusals['loan.reason_needed'], reasonFields, body);
    const entry = entryOf(loan, id);
    if (entry.kind === 'Disbursement') refuse(staffLoanRefusals['loan.payout_two_people']);
    const causes = whyReversalWaits(
      { ...entry, recordedAt: recorded.created_at, byTwo: recorded.by_two },
      { now: work.now, aloneUpToCents },
    );
    if (causes.length > 0)
      return askSecondPerson(work, loan, { kind: 'EntryReversal', reverses: id, causes, reason });
    return { message: (await bookReversal(work, loan, { reverses: id, reason })).message };
  });
}

type Reversal = { reverses: IdOf<'loan_entries'>; reason: string };

/** Takes an entry of a locked loan back, and notifies the borrower of the reason. `audited` is written to the audit log. */
export async function bookReversal(
  work: Work<Actor>,
  loan: LockedLoan,
  { reverses, reason }: Reversal,
  audited: Record<string, string | null> = {},
) {
  const entry = entryOf(loan, reverses);
  const posted = await postOne(
    work,
    { loan, event: { kind: 'Reversal', reverses, on: dayOf(work.now) }, note: reason },
    { entry: entry.kind, amount: centsToDollars(entry.amountCents), reason, ...audited },
  );
  const loanNow = await postponeReopened(work, posted.loan);
  const booked = { ...posted, loan: loanNow, after: { ...posted.after, state: loanNow.state } };
  await notifyOfReversal(work, booked, entry, reason);
  const message = texts.reversed(texts.kind[entry.kind], showMoney(entry.amountCents));
  const back = entry.kind === 'Repayment' && owesAgain(booked) ? givenBack(loanNow.account) : ZERO;
  return {
    ...booked,
    message: back > 0 ? `${message}. ${texts.givenBackBefore(showMoney(back))}` : message,
  };
}

const entryOf = ({ account }: LockedLoan, id: string) =>
  account.entries.find((entry) => entry.id === id) ?? refuse(staffLoanRefusals['loan.entry_unknown']);

const owesAgain = ({ loan: { account } }: Posted): boolean =>
  owedCents(balancesOf(account.owing, account.books)) > 0;

async function whereRecorded({ db }: Work, id: IdOf<'loan_entries'>) {
  const entry = await db
    .selectFrom('loan_entries as e')
    .leftJoin('loan_adjustments as j', 'j.entry_id', 'e.id')
    .select(['e.loan_id', 'e.created_at', sql<boolean>`j.id is not null`.as('by_two')])
    .where('e.id', '=', id)
    .executeTakeFirst();
  return entry ?? refuse('request.not_found');
}
