// Staff grant or refuse a new due date, once; the borrower hears of it in the app and by e-mail.

import { linkTo } from '#features/accounts/server/site-address.ts';
import { happened, newEvent } from '#features/activity/server/happened.ts';
import { addedHolidays } from '#features/upkeep/server/holidays.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type Day, dayOf, showDay } from '#shared/calendar.ts';
import { type Cents, centsToDollars, showMoney, subtractCents, ZERO } from '#shared/money.ts';
import { withVerdict } from '#shared/notices/verdict.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import { postponedTo } from '#shared/working-days/working-days.ts';
import type { newDateEndpoints } from '../../contract/new-dates.ts';
import { grantFields, refusalFields } from '../../fields/staff-new-date.ts';
import { loanToMove, whyNotGrant } from '../../rules/arrears/new-date.ts';
import { amountOf, instalmentsPaid } from '../../rules/books/waterfall.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { newDateMails, reminderMails } from '../../texts/arrears.ts';
import { loanRefusals } from '../../texts/refusals.ts';
import { newDateDesk as texts } from '../../texts/staff-new-dates.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import { follow } from '../books/follow.ts';
import type { LockedLoan } from '../books/lock-loans.ts';
import { writeNewDate, writePostponed } from '../books/move-dates.ts';
import { writeStandings } from '../books/post.ts';
import { newDateGranted, newDateRefused } from '../instalment-happenings.ts';
import { lockRequest, type OpenRequest, settleRequest } from './lock-request.ts';

const grantRefusals = { ...loanRefusals, ...staffLoanRefusals };

type Asked = Received<typeof newDateEndpoints, 'POST /api/loans/admin/new-dates/:id/grant'>;

/**
 * Moves the date, on to the next working day where a holiday was added on it since it was asked for. A loan that fell late while the
 * request waited is aged again by its new date.
 */
export async function grantNewDate(work: Work<Actor>, { params, body }: Asked) {
  const { note } = accept(staffLoanRefusals['loan.fields'], grantFields, body);
  return work.transaction(async (work) => {
    const request = await lockRequest(work, params.id);
    const added = await addedHolidays(work, request.wantedDueOn);
    const refusal = whyNotGrant(loanToMove(request.loan.account, dayOf(work.now)), request, added);
    if (refusal) refuse(grantRefusals[refusal]);
    // The request is settled first, because the database lets a date move only as a granted request says.
    await settleRequest(work, request.id, { status: 'Granted', decidedBy: work.actor.id, note });
    const { loan, number, wantedDueOn } = request;
    const dueOn = postponedTo(wantedDueOn, added);
    await writeNewDate(work, loan.id, { number, dueOn: wantedDueOn });
    if (dueOn !== wantedDueOn) await writePostponed(work, [{ loanId: loan.id, number, to: dueOn }]);
    const [after] = await writeStandings(work, [withNewDate(request, dueOn)]);
    const event = newEvent(work);
    if (after) await follow(work, [{ before: loan, after }], event);
    await happened(work, newDateGranted, factsOf(work, request, { verdict: 'granted', dueOn, note }), {
      event,
      before: { instalment: number, dueOn: request.dueOn, state: loan.state },
      after: { instalment: number, dueOn, state: after?.state, note },
    });
    return { message: texts.granted };
  });
}

export async function refuseNewDate(work: Work<Actor>, { params, body }: Asked) {
  const { note } = accept(staffLoanRefusals['new_date.note_needed'], refusalFields, body);
  return work.transaction(async (work) => {
    const request = await lockRequest(work, params.id);
    await settleRequest(work, request.id, { status: 'Refused', decidedBy: work.actor.id, note });
    await happened(
      work,
      newDateRefused,
      factsOf(work, request, { verdict: 'refused', dueOn: request.dueOn, note }),
      {
        before: { instalment: request.number, dueOn: request.dueOn },
        after: { instalment: request.number, dueOn: request.dueOn, note },
      },
    );
    return { message: texts.refused };
  });
}

/** The loan as it is with the date moved. */
function withNewDate({ loan, number }: OpenRequest, dueOn: Day): LockedLoan {
  const { owing } = loan.account;
  const schedule = owing.schedule.map((instalment) =>
    instalment.number === number ? { ...instalment, dueOn, hasNewDate: true } : instalment,
  );
  return { ...loan, account: { ...loan.account, owing: { ...owing, schedule } } };
}

type Answer = { verdict: 'granted' | 'refused'; dueOn: Day; note: string };

function factsOf({ services, now }: Work, request: OpenRequest, { verdict, dueOn, note }: Answer) {
  const { loan } = request;
  const amountCents = leftToPay(request);
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
