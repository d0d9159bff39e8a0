// A borrower asks for a new due date of the next instalment, or takes the request back.

import { happened } from '#features/activity/server/happened.ts';
import { addedHolidays } from '#features/upkeep/server/holidays.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { newDateEndpoints } from '../../contract/new-dates.ts';
import { loanToMove, whyNotAsk } from '../../rules/arrears/new-date.ts';
import { newDateTexts } from '../../texts/arrears.ts';
import { loanRefusals } from '../../texts/refusals.ts';
import { type LockedLoan, lockLoan } from '../books/lock-loans.ts';
import { newDateAsked, newDateWithdrawn } from '../desk-happenings.ts';
import { settleRequest } from './lock-request.ts';

type Asked = Received<typeof newDateEndpoints, 'POST /api/loans/own/:id/new-date'>;

/** Asks for a new date. Of two requests that arrive at once one is taken, because both lock the loan first and the database allows one open request. */
export async function askNewDate(work: Work<Actor>, { params, body }: Asked) {
  const { instalment, reason } = body;
  const wantedOn = body.wantedOn;
  if (reason === '')
    refuse(loanRefusals['new_date.reason_needed'], { fields: { reason: newDateTexts.reasonNeeded } });
  return work.transaction(async (work) => {
    const loan = await lockOwnLoan(work, params.id);
    const today = dayOf(work.now);
    const move = loanToMove(loan.account, today);
    const refusal = whyNotAsk(move, { instalment, wantedOn }, today, {
      added: await addedHolidays(work, today),
      hasAsked: (await openRequestOf(work, loan.id)) !== undefined,
    });
    if (refusal) refuse(loanRefusals[refusal]);
    const fromDueOn = move.schedule.find(({ number }) => number === instalment)?.dueOn ?? today;
    const id = newId<'due_date_requests'>(work.now.getTime());
    await work.db
      .insertInto('due_date_requests')
      .values({
        id,
        loan_id: loan.id,
        number: instalment,
        from_due_on: fromDueOn,
        wanted_due_on: wantedOn,
        reason,
        asked_by: work.actor.id,
        asked_at: work.now,
      })
      .execute();
    await happened(
      work,
      newDateAsked,
      { subjectId: loan.id, accountId: loan.accountId },
      { before: { instalment, dueOn: fromDueOn }, after: { instalment, dueOn: wantedOn, reason } },
    );
    return { _id: id, message: newDateTexts.sent };
  });
}

export async function withdrawNewDate(
  work: Work<Actor>,
  { params }: Received<typeof newDateEndpoints, 'POST /api/loans/own/:id/new-date/withdraw'>,
) {
  return work.transaction(async (work) => {
    const loan = await lockOwnLoan(work, params.id);
    const open = (await openRequestOf(work, loan.id)) ?? refuse(loanRefusals['new_date.none']);
    await settleRequest(work, open.id, { status: 'Withdrawn' });
    await happened(
      work,
      newDateWithdrawn,
      { subjectId: loan.id, accountId: loan.accountId },
      { before: { instalment: open.number, dueOn: open.wanted_due_on } },
    );
    return { message: newDateTexts.withdrawn };
  });
}

async function lockOwnLoan(work: Work<Actor>, id: IdOf<'loans'>): Promise<LockedLoan> {
  const loan = await lockLoan(work, id);
  return loan.accountId === work.actor.id ? loan : refuse('request.not_found');
}

const openRequestOf = ({ db }: Work, loanId: IdOf<'loans'>) =>
  db
    .selectFrom('due_date_requests')
    .select(['id', 'number', 'wanted_due_on'])
    .where('loan_id', '=', loanId)
    .where('status', '=', 'Asked')
    .forUpdate()
    .executeTakeFirst();
