// Staff grant or refuse a new due date, once; the borrower hears of it in the app and by e-mail.

import { linkTo } from '#features/accounts/server/site-address.ts';
import { happened, newEvent } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type Day, dayOf, showDay } from '#shared/calendar.ts';
import { type Cents, centsToDollars, showMoney, subtractCents, ZERO } from '#shared/money.ts';
import { withVerdict } from '#shared/notices/verdict.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { newDateEndpoints } from '../../contract/new-dates.ts';
import { grantFields, refusalFields } from '../../fields/staff-new-date.ts';
import { whyNotGrant } from '../../rules/arrears/new-date.ts';
import { amountOf, instalmentsPaid } from '../../rules/books/waterfall.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { newDateMails, reminderMails } from '../../texts/arrears.ts';
import { loanRefusals } from '../../texts/refusals.ts';
import { newDateDesk as texts } from '../../texts/staff-new-dates.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import { follow } from '../books/follow.ts';
import type { LockedLoan } from '../books/lock-loans.ts';
import { writeStandings } from '../books/post.ts';
import { newDateGranted, newDateRefused } from '../instalment-happenings.ts';
import { loanToMove, lockRequest, type OpenRequest, settleRequest } from './lock-request.ts';

const grantRefusals = { ...loanRefusals, ...staffLoanRefusals };

type Asked = Received<typeof newDateEndpoints, 'POST /api/loans/admin/new-dates/:id/grant'>;

/** Moves the date. A loan that fell late while the request waited is aged again by its new date. */
export async function grantNewDate(work: Work<Actor>, { params, body }: Asked) {
  const { note } = accept(staffLoanRefusals['loan.fields'], grantFields, body);
  return work.transaction(async (work) => {
    const request = await lockRequest(work, params.id);
    const refusal = whyNotGrant(loanToMove(request.loan.account, dayOf(work.now)), request);
    if (refusal) refuse(grantRefusals[refusal]);
    // The request is settled first, because the database lets a date move only as a granted request says.
    await settleRequest(work, request.id, { status: 'Granted', decidedBy: work.actor.id, note });
    await work.db
      .updateTable('loan_instalments')
      .set({ due_on: request.wantedDueOn })
      .where('loan_id', '=', request.loan.id)
      .where('number', '=', request.number)
      .execute();
    const [after] = await writeStandings(work, [withDate(request)]);
    const event = newEvent(work);
    if (after) await follow(work, [{ before: request.loan, after }], event);
    await happened(work, newDateGranted, factsOf(work, request, 'granted', note), {
      event,
      before: { instalment: request.number, dueOn: request.fromDueOn, state: request.loan.state },
      after: { instalment: request.number, dueOn: request.wantedDueOn, state: after?.state, note },
    });
    return { message: texts.granted };
  });
}

export async function refuseNewDate(work: Work<Actor>, { params, body }: Asked) {
  const { note } = accept(staffLoanRefusals['new_date.note_needed'], refusalFields, body);
  return work.transaction(async (work) => {
    const request = await lockRequest(work, params.id);
    await settleRequest(work, request.id, { status: 'Refused', decidedBy: work.actor.id, note });
    await happened(work, newDateRefused, factsOf(work, request, 'refused', note), {
      before: { instalment: request.number, dueOn: request.fromDueOn },
      after: { instalment: request.number, dueOn: request.fromDueOn, note },
    });
    return { message: texts.refused };
  });
}

/** The loan as it is with the date moved. */
function withDate({ loan, number, wantedDueOn }: OpenRequest): LockedLoan {
  const { owing } = loan.account;
  const schedule = owing.schedule.map((instalment) =>
    instalment.number === number ? { ...instalment, dueOn: wantedDueOn } : instalment,
  );
  return { ...loan, account: { ...loan.account, owing: { ...owing, schedule } } };
}

function factsOf(
  { services, now }: Work,
  request: OpenRequest,
  verdict: 'granted' | 'refused',
  note: string,
) {
  const { loan, fromDueOn, wantedDueOn } = request;
  const amountCents = leftToPay(request);
  const dueOn: Day = verdict === 'granted' ? wantedDueOn : fromDueOn;
  const about = { loan: showLoanNumber(loan.number), amount: showMoney(amountCents), dueOn: showDay(dueOn) };
  const { subject, paragraphs } =
    verdict === 'granted'
      ? newDateMails.granted({ ...about, pay: services.config.places.pay, note: note || null })
      : newDateMails.refused({ ...about, note });
  return {
    subjectId: loan.id,
    accountId: loan.accountId,
    mail: {
      to: request.email,
      accountId: loan.accountId,
      subject,
      paragraphs: withVerdict(paragraphs, { desk: 'loans' }, now),
      link: { label: reminderMails.link, url: linkTo(services.config, `/my-loans/${loan.id}`) },
    },
    instalment: {
      amount: centsToDollars(amountCents),
      loanNumber: loan.number,
      dueOn,
      ...(note ? { reason: note } : {}),
    },
  };
}

function leftToPay({ loan, number }: OpenRequest): Cents {
  const { owing, books } = loan.account;
  const instalment = instalmentsPaid(owing, books).find((one) => one.number === number);
  return instalment ? subtractCents(amountOf(instalment), instalment.paidCents) : ZERO;
}
