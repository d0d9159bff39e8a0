// What two people guard, as staff read it: the requests of one loan, and all that wait for a second person, with what each would change.

import { sql } from 'kysely';
import { fullNameOf } from '#features/accounts/server/store.ts';
import { waitsOf, waitsOnWire } from '#features/casework/server/waits-of.ts';
import { onPage } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { centsToDollars } from '#shared/money.ts';
import { pageAnswer } from '#shared/paging.ts';
import { answerOf, columnNames } from '#shared/record/columns.ts';
import type { loanDeskEndpoints } from '../../contract/desk.ts';
import { type LoanAdjustment, type OpenAdjustment, type WaitCause, waitCauses } from '../../contract/desk.ts';
import { keptOfMoney } from '../../fields/desk-money.ts';
import { book, type LoanAccount } from '../../rules/books/account.ts';
import { balancesOf, owedCents } from '../../rules/books/waterfall.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import { type LoanInBooks, readLoans } from '../books/read-loans.ts';
import { eventOf } from './adjustment-asked.ts';
import { adjustmentQueue } from './waiting-requests.ts';

const MOST_OF_ONE_LOAN = 20;

const select = ({ db }: Work) =>
  db
    .selectFrom('loan_adjustments as a')
    .innerJoin('accounts as asker', 'asker.id', 'a.asked_by')
    .leftJoin('accounts as decider', 'decider.id', 'a.decided_by')
    .leftJoin('loan_entries as entry', 'entry.id', 'a.reverses')
    .select([
      'a.id',
      'a.kind',
      'a.amount_cents',
      'a.causes',
      'a.effective_on',
      ...columnNames(keptOfMoney).map((name) => `a.${name}` as const),
      'a.reverses',
      'entry.number as entry_number',
      'entry.amount_cents as entry_cents',
      'entry.kind as entry_kind',
      'entry.effective_on as entry_on',
      'entry.reference as entry_reference',
      'a.reason',
      'a.asked_by',
      'asker.first_name as asker_first',
      'asker.last_name as asker_last',
      'a.asked_at',
      'a.status',
      'a.decided_by',
      'decider.first_name as decider_first',
      'decider.last_name as decider_last',
      'a.decided_at',
      'a.decision_note',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

/** The requests of one loan, whose books are `loan`. */
export async function adjustmentsOf(
  work: Work,
  id: IdOf<'loans'>,
  loan: LoanInBooks,
): Promise<LoanAdjustment[]> {
  const rows = await select(work)
    .where('a.loan_id', '=', id)
    .orderBy('a.asked_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(MOST_OF_ONE_LOAN)
    .execute();
  return rows.map((row) => ({ ...onWire(row), notBooked: wouldChange(work, row, loan).notBooked }));
}

export async function listAdjustments(
  work: Work<Actor>,
  { query }: Received<typeof loanDeskEndpoints, 'GET /api/loans/admin/adjustments'>,
) {
  const direction = query.sort === 'newest' ? 'desc' : 'asc';
  const [rows, { total }] = await Promise.all([
    select(work)
      .innerJoin('loans as l', 'l.id', 'a.loan_id')
      .innerJoin('accounts as b', 'b.id', 'l.account_id')
      .select(['l.id as loan_id', 'l.number', 'b.id as borrower_id', 'b.first_name', 'b.last_name'])
      .leftJoinLateral(waitsOf(adjustmentQueue, work, { entry: sql`a.id` }).as('waits'), (join) =>
        join.onTrue(),
      )
      .selectAll('waits')
      .where('a.status', '=', 'Asked')
      .orderBy('a.asked_at', direction)
      .orderBy('a.id', direction)
      .$call(onPage(query.page))
      .execute(),
    work.db
      .selectFrom('loan_adjustments')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('status', '=', 'Asked')
      .executeTakeFirstOrThrow(),
  ]);
  const loans = await readLoans(
    work,
    rows.map(({ loan_id }) => loan_id),
  );
  const shown = rows.map((row) => ({
    ...onWire(row),
    ...wouldChange(work, row, loans.get(row.loan_id)),
    loan: { _id: row.loan_id, number: row.number },
    borrower: { _id: row.borrower_id, fullName: fullNameOf(row) },
    ...waitsOnWire(row),
  }));
  return pageAnswer(shown, Number(total), query.page);
}

/** The loan as it would be if the request were approved now, by the rule that books it. A settled request changes nothing. */
function wouldChange(work: Work, row: Row, loan: LoanInBooks | undefined) {
  if (!loan) throw new RangeError('a request about a loan that does not exist');
  const before = standsAt(loan.account);
  if (row.status !== 'Asked') return { before, after: null, notBooked: null };
  const booked = book(loan.account, eventOf(row, loan, work), () => 'asked');
  return 'refused' in booked
    ? { before, after: null, notBooked: staffLoanRefusals[booked.refused].text }
    : { before, after: standsAt(booked.account), notBooked: null };
}

function standsAt({ owing, books }: LoanAccount): OpenAdjustment['before'] {
  const balances = balancesOf(owing, books);
  return { owed: centsToDollars(owedCents(balances)), credit: centsToDollars(balances.creditCents) };
}

const onWire = (row: Row): Omit<LoanAdjustment, 'notBooked'> => ({
  _id: row.id,
  kind: row.kind,
  amount: amountOf(row),
  causes: row.causes.filter(isCause),
  on: row.effective_on ?? row.entry_on,
  ...answerOf(keptOfMoney, { ...row, reference: row.reference ?? row.entry_reference }),
  entry: row.entry_number,
  entryKind: row.entry_kind,
  reason: row.reason,
  askedBy: {
    _id: row.asked_by,
    fullName: fullNameOf({ first_name: row.asker_first, last_name: row.asker_last }),
  },
  askedAt: row.asked_at.toISOString(),
  status: row.status,
  decidedBy:
    row.decided_by === null || row.decider_first === null || row.decider_last === null
      ? null
      : {
          _id: row.decided_by,
          fullName: fullNameOf({ first_name: row.decider_first, last_name: row.decider_last }),
        },
  decidedAt: row.decided_at?.toISOString() ?? null,
  decisionNote: row.decision_note,
});

function amountOf({ amount_cents, entry_cents }: Row): number | null {
  const known = amount_cents ?? entry_cents;
  return known === null ? null : centsToDollars(known);
}

const isCause = (text: string): text is WaitCause => waitCauses.some((cause) => cause === text);
