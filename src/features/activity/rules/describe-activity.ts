// An activity as one sentence.
import { type Day, showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { ActivityItem } from '../contract.ts';
import { activityTexts } from '../texts/activity.ts';

export function describeActivity(activity: ActivityItem): string {
  const section = activity.submittedInformation?.name ?? '';
  const amount = showDollars(activity.loanInformation?.loanAmount ?? 0);
  switch (activity.action) {
    case 'submittedInfo':
      return activityTexts.submittedInfo(section);
    case 'submittedForVerification':
      return activityTexts.submittedForVerification(section);
    case 'infoVerified':
      return activityTexts.infoVerified(section);
    case 'infoRejected':
      return activityTexts.infoRejected(section, activity.submittedInformation?.reason ?? '');
    case 'pointsReceived':
      return describeSeeds(activity.pointsInformation);
    case 'loanApproved':
      return activityTexts.loanApproved(amount);
    case 'loanRejected':
      return activityTexts.loanRejected(amount, activity.loanInformation?.reason ?? '');
    case 'agreementReady':
      return activityTexts.agreementReady(amount);
    case 'agreementSigned':
      return activityTexts.agreementSigned(amount);
    case 'agreementDeclined':
      return activityTexts.agreementDeclined(amount);
    case 'agreementCancelled':
      return activityTexts.agreementCancelled(amount, activity.loanInformation?.reason ?? '');
    case 'loanDisbursed':
      return activityTexts.loanDisbursed(amount);
    case 'payoutReversed':
      return activityTexts.payoutReversed(amount, activity.loanInformation?.reason ?? '');
    case 'loanRepaid':
      return activityTexts.loanRepaid(amount);
    case 'repaymentReceived':
    case 'repaymentReversed':
      return describeRepayment(activity.repaymentInformation);
    case 'loanWaived':
    case 'loanRefunded':
    case 'loanWrittenOff':
    case 'loanEntryReversed':
      return describeBooking(activity.action, activity.bookingInformation);
    case 'instalmentDue':
    case 'instalmentLate':
    case 'newDateGranted':
    case 'newDateRefused':
      return describeInstalment(activity.action, activity.instalmentInformation);
    case 'prizeRedeemed':
      return describeRedemption(activity.acquisitionInformation);
    case 'contestJoined':
      return activityTexts.contestJoined(activity.contestInformation?.name ?? '');
    case 'contestWon':
      return activityTexts.contestWon(activity.contestInformation?.name ?? '');
    case 'fileInfected':
      return activityTexts.fileInfected(activity.fileInformation?.name ?? '');
  }
}

function describeSeeds(points: ActivityItem['pointsInformation']): string {
  const { point, reason, isAdjustment = false } = points ?? { point: 0, reason: '' };
  if (!isAdjustment) return activityTexts.pointsReceived(point, reason);
  return point < 0 ? activityTexts.pointsTaken(-point, reason) : activityTexts.pointsGranted(point, reason);
}

function describeInstalment(
  action: 'instalmentDue' | 'instalmentLate' | 'newDateGranted' | 'newDateRefused',
  instalment: ActivityItem['instalmentInformation'],
): string {
  const amount = showDollars(instalment?.amount ?? 0);
  const dueOn = showDay((instalment?.dueOn ?? '') as Day);
  switch (action) {
    case 'instalmentDue':
      return activityTexts.instalmentDue(amount, dueOn);
    case 'instalmentLate':
      return activityTexts.instalmentLate(amount, dueOn, instalment?.daysLate ?? 0);
    case 'newDateGranted':
      return activityTexts.newDateGranted(amount, dueOn);
    case 'newDateRefused':
      return activityTexts.newDateRefused(amount, dueOn, instalment?.reason ?? '');
  }
}

function describeRepayment(repayment: ActivityItem['repaymentInformation']): string {
  const { amount, reason } = repayment ?? { amount: 0 };
  return reason === undefined
    ? activityTexts.repaymentReceived(showDollars(amount))
    : activityTexts.repaymentReversed(showDollars(amount), reason);
}

function describeBooking(
  action: 'loanWaived' | 'loanRefunded' | 'loanWrittenOff' | 'loanEntryReversed',
  booking: ActivityItem['bookingInformation'],
): string {
  const { kind, amount: dollars, reason = '' } = booking ?? { kind: 'Waiver', amount: 0 };
  const amount = showDollars(dollars);
  return action === 'loanEntryReversed'
    ? activityTexts.loanEntryReversed[kind](amount, reason)
    : activityTexts[action](amount);
}

function describeRedemption(acquisition: ActivityItem['acquisitionInformation']): string {
  const { prize, pointSpent, status, reason } = acquisition ?? { prize: { name: '' }, pointSpent: 0 };
  if (status === 'Cancelled') return activityTexts.prizeCancelled(prize.name, pointSpent, reason ?? '');
  return status === 'Fulfilled'
    ? activityTexts.prizeFulfilled(prize.name)
    : activityTexts.prizeRedeemed(prize.name, pointSpent);
}
