// An entry of a person's timeline in words: what happened, for what reason, and where its record is.
import type { ActivityItem } from '#features/activity/contract.ts';
import { type Day, showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { TimelineKind } from '../contract.ts';
import { timelineTexts as texts } from '../texts/staff-timeline.ts';
import { kindOfActivity, kindOfAudited } from './timeline-kinds.ts';

/** What was changed, of the few fields that are told: the rest of a record before and after stays in the trail. */
type Told = { status: string; infoStatus: string; reason: string };

type Subject = {
  kind: string;
  id: string;
  /** The section that documents or answers belong to, and of which model. */
  section: string | null;
  audience: string | null;
};

export type Entry =
  | { source: 'activity'; activity: ActivityItem; subject: Subject | null }
  | { source: 'audit'; action: string; before: Told; after: Told; subject: Subject }
  | { source: 'application'; amount: number; lender: string | null; subject: Subject }
  | { source: 'mail'; subjectLine: string; state: string };

export type Described = { kind: TimelineKind; what: string; reason: string | null; link: string | null };

export function describeEntry(entry: Entry): Described {
  switch (entry.source) {
    case 'activity':
      return {
        kind: kindOfActivity(entry.activity.action),
        ...describeActivity(entry.activity),
        link: linkTo(entry.subject),
      };
    case 'audit':
      return {
        kind: kindOfAudited(entry.action),
        what: describeAudited(entry),
        reason: entry.after.reason || null,
        link: linkTo(entry.subject),
      };
    case 'application':
      return {
        kind: 'loans',
        what: texts.applied(showDollars(entry.amount), entry.lender),
        reason: null,
        link: linkTo(entry.subject),
      };
    case 'mail':
      return { kind: 'messages', what: texts.mail(entry.subjectLine, entry.state), reason: null, link: null };
  }
}

function describeActivity(activity: ActivityItem): { what: string; reason: string | null } {
  const section = activity.submittedInformation?.name ?? '';
  const amount = showDollars(activity.loanInformation?.loanAmount ?? 0);
  const paid = showDollars(activity.repaymentInformation?.amount ?? 0);
  const booked = showDollars(activity.bookingInformation?.amount ?? 0);
  const contest = activity.contestInformation?.name ?? '';
  const say = (what: string, reason?: string) => ({ what, reason: reason || null });
  switch (activity.action) {
    case 'submittedInfo':
      return say(texts.submitted(section));
    case 'submittedForVerification':
      return say(texts.documentsSent(section));
    case 'infoVerified':
      return say(texts.verified(section));
    case 'infoRejected':
      return say(texts.rejected(section), activity.submittedInformation?.reason);
    case 'pointsReceived':
      return describeSeeds(activity.pointsInformation);
    case 'loanApproved':
      return say(texts.loanApproved(amount));
    case 'loanRejected':
      return say(texts.loanRejected(amount), activity.loanInformation?.reason);
    case 'loanDisbursed':
      return say(texts.loanDisbursed(amount));
    case 'payoutReversed':
      return say(texts.payoutReversed(amount), activity.loanInformation?.reason);
    case 'loanRepaid':
      return say(texts.loanRepaid(amount));
    case 'agreementReady':
      return say(texts.agreementReady(amount));
    case 'agreementSigned':
      return say(texts.agreementSigned(amount));
    case 'agreementDeclined':
      return say(texts.agreementDeclined(amount));
    case 'agreementCancelled':
      return say(texts.agreementCancelled(amount), activity.loanInformation?.reason);
    case 'repaymentReceived':
      return say(texts.repaymentReceived(paid));
    case 'repaymentReversed':
      return say(texts.repaymentReversed(paid), activity.repaymentInformation?.reason);
    case 'loanWaived':
    case 'loanRefunded':
    case 'loanWrittenOff':
      return say(texts[activity.action](booked));
    case 'loanEntryReversed':
      return say(
        texts.loanEntryReversed[activity.bookingInformation?.kind ?? 'Waiver'](booked),
        activity.bookingInformation?.reason,
      );
    case 'instalmentDue':
    case 'instalmentLate':
    case 'newDateGranted':
    case 'newDateRefused':
      return describeInstalment(activity.action, activity.instalmentInformation);
    case 'prizeRedeemed':
      return describeRedemption(activity.acquisitionInformation);
    case 'contestJoined':
      return say(texts.contestJoined(contest));
    case 'contestWon':
      return say(texts.contestWon(contest));
    case 'fileInfected':
      return say(texts.fileInfected(activity.fileInformation?.name ?? ''));
  }
}

function describeInstalment(
  action: 'instalmentDue' | 'instalmentLate' | 'newDateGranted' | 'newDateRefused',
  instalment: ActivityItem['instalmentInformation'],
) {
  const { amount, dueOn, reason = null } = instalment ?? { amount: 0, dueOn: '' };
  return { what: texts[action](showDollars(amount), showDay(dueOn as Day)), reason };
}

function describeSeeds(points: ActivityItem['pointsInformation']) {
  const { point, reason, isAdjustment } = points ?? { point: 0, reason: '' };
  if (!isAdjustment) return { what: texts.seedsEarned(point, reason), reason: null };
  return { what: point < 0 ? texts.seedsTaken(-point) : texts.seedsGranted(point), reason };
}

function describeRedemption(acquisition: ActivityItem['acquisitionInformation']) {
  const { prize, pointSpent, status, reason } = acquisition ?? { prize: { name: '' }, pointSpent: 0 };
  if (status === 'Cancelled')
    return { what: texts.redemptionCancelled(prize.name, pointSpent), reason: reason ?? null };
  const say = status === 'Fulfilled' ? texts.redemptionFulfilled : texts.redeemed;
  return { what: say(prize.name, pointSpent), reason: null };
}

function describeAudited({ action, before, after, subject }: Extract<Entry, { source: 'audit' }>): string {
  if (action === 'account.change_status') return texts.statusChanged(before.status, after.status);
  if (action === 'account.change_model') return texts.modelChanged(before.infoStatus, after.infoStatus);
  const known = Object.entries(texts.audited).find(([each]) => each === action)?.[1] ?? inWords(action);
  return subject.section ? texts.about(known, subject.section) : known;
}

/** What has no sentence of its own yet reads as what it is called: 'loan.record_repayment' is 'Loan: record repayment'. */
function inWords(action: string): string {
  const [area = '', ...verb] = action.split('.');
  return `${area.charAt(0).toUpperCase()}${area.slice(1)}: ${verb.join(' ').replaceAll('_', ' ')}`;
}

/** The screen of the record; null where it has none. */
function linkTo(subject: Subject | null): string | null {
  if (!subject) return null;
  const model = subject.audience === 'PreQualUser' ? 'model-5/' : '';
  switch (subject.kind) {
    case 'verification':
      return `/admin/verification/${model}${subject.id}`;
    case 'submission':
      return `/admin/submission/${model}${subject.id}`;
    case 'application':
      return `/admin/loans/${subject.id}`;
    case 'loan':
      return `/admin/portfolio/${subject.id}`;
    case 'acquisition':
      return `/admin/redeem/${subject.id}`;
    case 'contest':
      return `/admin/contests/${subject.id}`;
    default:
      return null;
  }
}
