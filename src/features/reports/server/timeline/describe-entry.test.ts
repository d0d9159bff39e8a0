import { describe, expect, test } from 'vitest';
import { happenings } from '#app/server/happenings.ts';
import type { Details } from '#features/activity/server/in-words.ts';
import { day } from '#tests/support/days.ts';
import { describeEntry, type Entry } from './describe-entry.ts';

const nothing = {};
const subject = { kind: 'account', id: 'her', section: null, audience: null };
const audited = (action: string, more: Partial<Extract<Entry, { source: 'audit' }>> = {}): Entry => ({
  source: 'audit',
  action,
  before: nothing,
  after: nothing,
  subject,
  ...more,
});
const activity = (happening: string, details: Details): Entry => ({
  source: 'activity',
  happening,
  details,
  subject: null,
});

test.each<[Entry, string, string, string | null]>([
  [
    audited('account.change_status', {
      before: { status: 'Active' },
      after: { status: 'Suspended', reason: 'Papers of somebody else' },
    }),
    'account',
    'Status changed from Active to Suspended',
    'Papers of somebody else',
  ],
  [
    audited('account.change_model', {
      before: { infoStatus: 'FirstModel' },
      after: { infoStatus: 'FullModel', reason: 'Known from the branch' },
    }),
    'account',
    'Moved from FirstModel to FullModel',
    'Known from the branch',
  ],
  [audited('account.log_in'), 'account', 'Logged in', null],
  [audited('file.open'), 'documents', 'Document looked at', null],
  [audited('message.send'), 'messages', 'Message sent', null],
  [
    audited('information.reopen', {
      after: { reason: 'The employer was wrong' },
      subject: { kind: 'submission', id: 's', section: 'Credit Info', audience: 'PreQualUser' },
    }),
    'sections',
    'Section opened again: Credit Info',
    'The employer was wrong',
  ],
  [audited('loan.record_repayment'), 'loans', 'Loan: record repayment', null],
  [audited('loan.enter_arrears'), 'loans', 'Loan fell into arrears', null],
  [
    activity('loan.refuse_new_date', {
      instalmentInformation: {
        amount: 1_916.66,
        loanNumber: '100000017',
        dueOn: day('2026-02-28'),
        reason: 'Too soon',
      },
    }),
    'loans',
    'New date refused: $1,916.66 stays due on February 28th 2026',
    'Too soon',
  ],
  [
    activity('loan.postpone_instalment', {
      instalmentInformation: {
        amount: 1_916.66,
        loanNumber: '100000017',
        dueOn: day('2026-03-02'),
        holiday: { day: day('2026-02-28'), name: 'General election' },
      },
    }),
    'loans',
    'A public holiday (February 28th 2026, General election) has moved $1,916.66: it is due on March 2nd 2026',
    null,
  ],
  [audited('referral.thank'), 'account', 'Referral: thank', null],
  [
    activity('information.submit', { submittedInformation: { status: 'Submitted', name: 'Credit Info' } }),
    'sections',
    'Credit Info submitted',
    null,
  ],
  [
    activity('verification.reject', {
      submittedInformation: { status: 'Rejected', name: 'Credit Info', reason: 'Too dark' },
    }),
    'sections',
    'Credit Info rejected',
    'Too dark',
  ],
  [
    activity('seeds.earn', { pointsInformation: { point: 120, reason: 'Credit Info' } }),
    'seeds',
    '120 seeds earned for Credit Info',
    null,
  ],
  [
    activity('seeds.adjust', {
      pointsInformation: { point: 1, reason: 'For the wait', isAdjustment: true },
    }),
    'seeds',
    '1 seed granted',
    'For the wait',
  ],
  [
    activity('seeds.adjust', {
      pointsInformation: { point: -40, reason: 'Granted twice', isAdjustment: true },
    }),
    'seeds',
    '40 seeds taken',
    'Granted twice',
  ],
  [
    activity('application.reject', {
      loanInformation: { loanAmount: 5000, interestRate: 6, reason: 'Income not shown' },
    }),
    'loans',
    'Application for $5,000.00 rejected',
    'Income not shown',
  ],
  [
    activity('prize.redeem', {
      acquisitionInformation: { prize: { name: 'School bag' }, pointSpent: 300 },
    }),
    'rewards',
    'School bag redeemed for 300 seeds',
    null,
  ],
  [
    activity('acquisition.cancel', {
      acquisitionInformation: {
        prize: { name: 'School bag' },
        pointSpent: 300,
        status: 'Cancelled',
        reason: 'Not delivered',
      },
    }),
    'rewards',
    'Redemption of School bag cancelled, 300 seeds given back',
    'Not delivered',
  ],
  [
    activity('loan.reverse_repayment', {
      repaymentInformation: {
        amount: 750,
        loanNumber: '100000017',
        receivedOn: day('2026-02-28'),
        reason: 'Entered twice',
      },
    }),
    'loans',
    'Repayment of $750.00 taken back',
    'Entered twice',
  ],
  [
    activity('loan.reverse_entry', {
      bookingInformation: { kind: 'WriteOff', amount: 750, loanNumber: '100000017', reason: 'Found' },
    }),
    'loans',
    'Write-off of $750.00 taken back',
    'Found',
  ],
  [
    activity('loan.approve_waiver', {
      bookingInformation: { kind: 'Waiver', amount: 750, loanNumber: '100000017' },
    }),
    'loans',
    '$750.00 waived',
    null,
  ],
  [audited('loan.approve_waiver'), 'loans', 'Waiver approved', null],
  [{ source: 'application', amount: 5000, lender: null, subject }, 'loans', 'Applied for $5,000.00', null],
  [
    { source: 'application', amount: 90_000, lender: 'Blue Mountain Credit', subject },
    'loans',
    'Applied to Blue Mountain Credit for $90,000.00',
    null,
  ],
  [
    { source: 'text', channel: 'SMS', about: 'papers_checked', state: 'Delivered' },
    'messages',
    'SMS “papers checked” (Delivered)',
    null,
  ],
  [
    { source: 'mail', subjectLine: 'Your section was verified', state: 'Sent' },
    'messages',
    'Mail “Your section was verified” (Sent)',
    null,
  ],
])('%j', (entry, kind, what, reason) => {
  expect(describeEntry(entry, happenings)).toMatchObject({ kind, what, reason });
});

describe('the way to the record', () => {
  test.each([
    [{ kind: 'verification', audience: 'PreQualUser' }, '/admin/verification/model-5/id'],
    [{ kind: 'verification', audience: 'FullUser' }, '/admin/verification/id'],
    [{ kind: 'submission', audience: 'FullUser' }, '/admin/submission/id'],
    [{ kind: 'application', audience: null }, '/admin/loans/id'],
    [{ kind: 'loan', audience: null }, '/admin/portfolio/id'],
    [{ kind: 'acquisition', audience: null }, '/admin/redeem/id'],
    [{ kind: 'contest', audience: null }, '/admin/contests/id'],
    [{ kind: 'file', audience: null }, null],
  ])('%j', (about, link) => {
    const entry = audited('nothing.happened', { subject: { id: 'id', section: null, ...about } });
    expect(describeEntry(entry, happenings).link).toBe(link);
  });
});
