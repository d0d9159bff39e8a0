// One running loan for staff: whose it is, where it stands, its books to the cent, and what was asked for it.

import { sql } from 'kysely';
import { fullNameOf } from '#features/accounts/server/store.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { loanDeskEndpoints } from '../../contract/desk.ts';
import { maySettle, settlementQuote } from '../../rules/books/settlement.ts';
import { balancesOf } from '../../rules/books/waterfall.ts';
import { readLoanNumber } from '../../rules/loan-number.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import type { LoanInBooks } from '../books/read-loans.ts';
import { asOfOneMoment, booksOnWire, selectSummaries, summaryOnWire } from '../show-books.ts';
import { adjustmentsOf } from './show-adjustments.ts';

export const showLoan = (
  work: Work,
  { params: { id } }: Received<typeof loanDeskEndpoints, 'GET /api/loans/admin/:id'>,
) => asOfOneMoment(work, (work) => read(work, id));

async function read(work: Work, id: IdOf<'loans'>) {
  const summary = await selectSummaries(work)
    .innerJoin('accounts', 'accounts.id', 'loans.account_id')
    .select(['accounts.id as account_id', 'first_name', 'last_name', 'email', 'phone'])
    .where('loans.id', '=', id)
    .executeTakeFirst();
  if (!summary) return refuse('request.not_found');
  const [{ loan, schedule, entries }, recorded, trialBalance] = await Promise.all([
    booksOnWire(work, id),
    recordersOf(work, id),
    trialBalanceOf(work, id),
  ]);
  const adjustments = await adjustmentsOf(work, id, loan);
  return {
    loan: summaryOnWire(summary),
    borrower: {
      _id: summary.account_id,
      fullName: fullNameOf(summary),
      email: summary.email,
      phone: summary.phone,
    },
    ...figuresOf(work, loan),
    schedule,
    entries: entries
      .map((entry) => ({ ...entry, ...(recorded.get(entry._id) ?? { recordedBy: '', byTwo: false }) }))
      .toSorted((one, other) => other.number - one.number),
    aloneUpTo: centsToDollars(work.services.config.aloneUpToCents),
    adjustments,
    trialBalance,
  };
}

/** Finds a loan by its number. A number with a mistyped digit is refused like one that no loan has. */
export async function findLoan(
  { db }: Work,
  { query }: Received<typeof loanDeskEndpoints, 'GET /api/loans/admin/find'>,
) {
  const number = readLoanNumber(query.number) ?? refuse(staffLoanRefusals['loan.number']);
  const loan = await db.selectFrom('loans').select('id').where('number', '=', number).executeTakeFirst();
  return { _id: loan?.id ?? refuse(staffLoanRefusals['loan.number_unknown']) };
}

function figuresOf({ now }: Work, { account: { owing, books } }: LoanInBooks) {
  const balances = balancesOf(owing, books);
  const quote = settlementQuote(owing, books, dayOf(now));
  const isOpen = maySettle(books);
  return {
    balances: {
      fee: centsToDollars(balances.feeCents),
      interest: centsToDollars(balances.interestCents),
      principal: centsToDollars(balances.principalCents),
      credit: centsToDollars(balances.creditCents),
      writtenOff: centsToDollars(balances.writtenOffCents),
    },
    settlement: {
      on: dayOf(now),
      // Settled, nothing is saved any more.
      pay: centsToDollars(isOpen ? quote.payCents : balances.writtenOffCents),
      rebate: centsToDollars(isOpen ? quote.rebateCents : cents(0)),
    },
  };
}

/** Who recorded each entry, by its id, and whether somebody else had approved it. */
async function recordersOf(
  { db }: Work,
  loanId: IdOf<'loans'>,
): Promise<Map<string, { recordedBy: string; byTwo: boolean }>> {
  const rows = await db
    .selectFrom('loan_entries as e')
    .innerJoin('accounts as a', 'a.id', 'e.recorded_by')
    .leftJoin('loan_adjustments as j', 'j.entry_id', 'e.id')
    .select(['e.id', 'a.first_name', 'a.last_name', sql<boolean>`j.id is not null`.as('by_two')])
    .where('e.loan_id', '=', loanId)
    .execute();
  return new Map(rows.map((row) => [row.id, { recordedBy: fullNameOf(row), byTwo: row.by_two }]));
}

async function trialBalanceOf({ db }: Work, loanId: string) {
  const { rows } = await sql<{ account: string; cents: number }>`
    select account, sum(amount)::bigint as cents from (
      select debit as account, amount_cents as amount from loan_transfers where loan_id = ${loanId}
      union all select credit, -amount_cents from loan_transfers where loan_id = ${loanId}
    ) s group by account having sum(amount) <> 0 order by account`.execute(db);
  return rows.map(({ account, cents: sum }) => ({
    account,
    debit: centsToDollars(cents(Math.max(0, sum))),
    credit: centsToDollars(cents(Math.max(0, -sum))),
  }));
}
