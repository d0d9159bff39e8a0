// The kinds into which a person's timeline can be narrowed, and what belongs to each.
import type { ActivityItem } from '#features/activity/contract.ts';
import type { TimelineKind } from '../contract.ts';

export const TIMELINE_KINDS: readonly TimelineKind[] = [
  'account',
  'sections',
  'loans',
  'seeds',
  'rewards',
  'messages',
  'documents',
];

/** The first words of audited actions; what is named nowhere is about the account. */
const AREAS: Record<Exclude<TimelineKind, 'account'>, readonly string[]> = {
  sections: ['information', 'verification'],
  loans: ['application', 'agreement', 'disbursement', 'loan', 'repayment', 'decision', 'review'],
  seeds: ['seeds'],
  rewards: ['prize', 'acquisition', 'contest'],
  messages: ['message', 'mail', 'note'],
  documents: ['file'],
};

const KIND_OF_ACTIVITY: Record<ActivityItem['action'], TimelineKind> = {
  submittedInfo: 'sections',
  submittedForVerification: 'sections',
  infoVerified: 'sections',
  infoRejected: 'sections',
  pointsReceived: 'seeds',
  loanApproved: 'loans',
  loanRejected: 'loans',
  loanDisbursed: 'loans',
  payoutReversed: 'loans',
  loanRepaid: 'loans',
  agreementReady: 'loans',
  agreementSigned: 'loans',
  agreementDeclined: 'loans',
  agreementCancelled: 'loans',
  repaymentReceived: 'loans',
  repaymentReversed: 'loans',
  loanWaived: 'loans',
  loanRefunded: 'loans',
  loanWrittenOff: 'loans',
  loanEntryReversed: 'loans',
  instalmentDue: 'loans',
  instalmentLate: 'loans',
  newDateGranted: 'loans',
  newDateRefused: 'loans',
  prizeRedeemed: 'rewards',
  contestJoined: 'rewards',
  contestWon: 'rewards',
  fileInfected: 'documents',
};

/** What the audit trail and the activities both tell of, in the same moment: it is listed once. */
export const TOLD_TWICE: readonly string[] = [
  'information.submit',
  'verification.submit',
  'verification.approve',
  'verification.reject',
  'application.approve',
  'application.reject',
  'agreement.prepare',
  'agreement.sign',
  'agreement.decline',
  'agreement.cancel',
  'disbursement.record',
  'loan.repay',
  'loan.reverse_repayment',
  'loan.reverse_entry',
  'loan.refund',
  'loan.approve_waiver',
  'loan.approve_write_off',
  'loan.grant_new_date',
  'loan.refuse_new_date',
  'prize.redeem',
  'acquisition.fulfil',
  'acquisition.cancel',
  'contest.join',
  'seeds.adjust',
  'file.virus_found',
];

/** What the application itself tells better. */
export const TOLD_BY_APPLICATIONS: readonly string[] = ['application.apply', 'application.apply_to_lender'];

export const readTimelineKind = (text: string | null): TimelineKind | undefined =>
  TIMELINE_KINDS.find((kind) => kind === text);

export const kindOfActivity = (action: ActivityItem['action']): TimelineKind => KIND_OF_ACTIVITY[action];

export function kindOfAudited(action: string): TimelineKind {
  const [area = ''] = action.split('.');
  return (
    (Object.keys(AREAS) as (keyof typeof AREAS)[]).find((kind) => AREAS[kind].includes(area)) ?? 'account'
  );
}

/** Where a kind is to be looked for; no kind is everywhere. */
export type Sought = {
  /** Of these actions. */
  activities: readonly string[];
  /** Of these areas, or of all but these. */
  audited: { areas: readonly string[]; isAllBut: boolean };
  applications: boolean;
  mails: boolean;
};

export function soughtFor(kind: TimelineKind | undefined): Sought {
  const activities = Object.entries(KIND_OF_ACTIVITY);
  return {
    activities: activities.filter(([, of]) => !kind || of === kind).map(([action]) => action),
    audited:
      kind && kind !== 'account'
        ? { areas: AREAS[kind], isAllBut: false }
        : { areas: kind ? Object.values(AREAS).flat() : [], isAllBut: true },
    applications: !kind || kind === 'loans',
    mails: !kind || kind === 'messages',
  };
}
