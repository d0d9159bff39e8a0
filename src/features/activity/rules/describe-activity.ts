// An activity as one sentence.
import { showDollars } from '#shared/money.ts';
import { activityTexts } from '#texts/activity.ts';
import type { ActivityItem } from '../contract.ts';

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
    case 'prizeRedeemed':
      return describeRedemption(activity.acquisitionInformation);
    case 'contestJoined':
      return activityTexts.contestJoined(activity.contestInformation?.name ?? '');
    case 'contestWon':
      return activityTexts.contestWon(activity.contestInformation?.name ?? '');
  }
}

function describeSeeds(points: ActivityItem['pointsInformation']): string {
  const { point, reason, isAdjustment = false } = points ?? { point: 0, reason: '' };
  if (!isAdjustment) return activityTexts.pointsReceived(point, reason);
  return point < 0 ? activityTexts.pointsTaken(-point, reason) : activityTexts.pointsGranted(point, reason);
}

function describeRedemption(acquisition: ActivityItem['acquisitionInformation']): string {
  const { prize, pointSpent, status, reason } = acquisition ?? { prize: { name: '' }, pointSpent: 0 };
  if (status === 'Cancelled') return activityTexts.prizeCancelled(prize.name, pointSpent, reason ?? '');
  return status === 'Fulfilled'
    ? activityTexts.prizeFulfilled(prize.name)
    : activityTexts.prizeRedeemed(prize.name, pointSpent);
}
