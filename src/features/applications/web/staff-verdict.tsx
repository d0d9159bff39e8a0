// The bar of a decision: two buttons while the application is pending, and afterwards what became of it.
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useOneHand } from '#features/casework/web/staff/one-hand.ts';
import { costTexts } from '#features/loans/texts/borrower/cost.ts';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { showDollars } from '#shared/money.ts';
import { staffApplicationTexts as texts } from '#texts/staff-applications.ts';
import type { StaffApplication } from '../contract.ts';
import { approvalDespiteFields, approvalFields, rejectionFields } from '../fields/staff-verdict.ts';
import { mayApprove, mayDecide } from '../rules/may-decide.ts';
import { applicationTexts, offerTexts } from '../texts/applications.ts';
import { call } from './queries.ts';

const TONES = {
  Pending: 'text-ink',
  Waiting: 'text-ink',
  Approved: 'text-leaf',
  Rejected: 'text-pimento',
  Withdrawn: 'text-ink',
};

type Decided = Pick<
  StaffApplication,
  | '_id'
  | 'status'
  | 'approval'
  | 'agreementEnd'
  | 'user'
  | 'loanAmount'
  | 'interestRate'
  | 'term'
  | 'isOverride'
>;

export function StaffVerdict({ application }: { application: Decided }) {
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null);
  const me = useSession()?.id;
  const { needsTwo, first } = application.approval;
  const oneHand = useOneHand()(needsTwo && first ? [first._id] : []);
  const isDue = mayDecide(application);
  const { agreementEnd, status } = application;
  const stands = agreementEnd ? texts.endedTitle[agreementEnd] : texts.thisLoanIs(status);
  const decided = (
    <p role="status" className={`font-bold text-lg ${agreementEnd ? 'text-ink' : TONES[status]}`}>
      {stands}
    </p>
  );
  // A window that is open says itself what a colleague decided meanwhile.
  if (!isDue && asking === null) return decided;
  const isMine = needsTwo && first !== null && first._id === me;
  const isOpen = mayApprove(application, application.user.status);
  const params = { id: application._id };
  /** A lost race ends as a failure too; what somebody else decided is then on show. */
  const verdict = {
    failedText: applicationTexts.decisionFailed,
    topics: ['applications'],
    onClose: () => setAsking(null),
    overtaken: isDue ? null : stands,
    lead: <About application={application} />,
  };
  return (
    <div className="grid gap-2 sm:justify-items-end">
      {!isDue && decided}
      <div className={`flex flex-wrap gap-2 ${isDue ? '' : 'hidden'}`}>
        <Button tone="danger" icon={<X className="size-5" />} onClick={() => setAsking('reject')}>
          {texts.reject}
        </Button>
        {!isMine && !oneHand && isOpen && (
          <Button icon={<Check className="size-5" />} onClick={() => setAsking('approve')}>
            {texts.verify}
          </Button>
        )}
      </div>
      {isDue && !isOpen && (
        <p className="max-w-sm text-muted text-sm sm:text-right">{texts.borrowerClosed}</p>
      )}
      {isDue && needsTwo && (
        <p role="status" className="text-muted text-sm sm:text-right">
          {first
            ? texts.oneOfTwo(first.fullName)
            : application.isOverride
              ? texts.overrideNeedsTwo
              : texts.needsTwo}
          {isMine && <span className="block">{texts.waitsForSecond}</span>}
          {oneHand && <span className="block">{oneHand}</span>}
        </p>
      )}
      <RecordDialog
        {...verdict}
        open={asking === 'approve'}
        title={texts.approveTitle}
        fields={application.isOverride ? approvalDespiteFields : approvalFields}
        send={(body) => call('POST /api/loan-application/admin/:id/approve', { params, body })}
        confirmText={texts.verify}
      />
      <RecordDialog
        {...verdict}
        open={asking === 'reject'}
        danger
        title={texts.rejectTitle}
        fields={rejectionFields}
        send={(body) => call('POST /api/loan-application/admin/:id/reject', { params, body })}
        confirmText={texts.reject}
      />
    </div>
  );
}

/** Whom it is about, and what for. */
const About = ({ application: { user, loanAmount, interestRate, term } }: { application: Decided }) => (
  <p className="grid">
    <strong>{texts.sumFor(showDollars(loanAmount), user.fullName)}</strong>
    <span className="text-muted">
      {offerTexts.ratePerMonth(interestRate)}, {costTexts.months(term)}
    </span>
  </p>
);
