// Where facts have got worse since a loan was approved: what has, and the approval anew that two people give, each with a reason.
import { useState } from 'react';
import { useOneHand } from '#features/casework/web/staff/one-hand.ts';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { showDollars } from '#shared/money.ts';
import type { StaffApplication } from '../../../contract.ts';
import { approvalAnewFields } from '../../../fields/staff-verdict.ts';
import { cancellationTexts, disbursementTexts as texts } from '../../../texts/staff-disbursements.ts';
import { call } from './queries.ts';

type ApproveAnewProps = {
  application: Pick<StaffApplication, '_id' | 'loanAmount' | 'sinceApproval'> & {
    user: Pick<StaffApplication['user'], 'fullName'>;
  };
  /** Empty where nothing has, or nothing has any more. */
  worse: readonly string[];
  /** How it stands where there is nothing to approve any more; null while the loan is open. */
  ended: string | null;
  /** Papers are missing: nobody approves it anew before they are there. */
  lacksPapers: boolean;
};

export function ApproveAnew({
  application: { _id, user, loanAmount, sinceApproval },
  worse,
  ended,
  lacksPapers,
}: ApproveAnewProps) {
  const [isOpen, setOpen] = useState(false);
  const firstBy = sinceApproval?.firstBy;
  const oneHand = useOneHand()(firstBy ? [firstBy] : []);
  const overtaken = worse.length > 0 ? null : (ended ?? texts.approvedAnewMeanwhile);
  const sentences = (
    <ul className="grid list-disc gap-1 pl-5">
      {worse.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
  return (
    <>
      {worse.length > 0 && (
        <Banner
          tone="bad"
          title={texts.worseTitle}
          action={
            sinceApproval?.isYours || oneHand || lacksPapers ? undefined : (
              <Button tone="secondary" onClick={() => setOpen(true)}>
                {texts.approveAnew}
              </Button>
            )
          }
        >
          {sentences}
          <p>{texts.worseLead}</p>
          {sinceApproval?.isHalfApproved && <p className="font-semibold">{texts.halfApproved}</p>}
          {!sinceApproval?.isYours && oneHand && <p>{oneHand}</p>}
        </Banner>
      )}
      <RecordDialog
        overtaken={overtaken}
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.approveAnewTitle}
        lead={
          <>
            <p className="figures font-semibold">
              {cancellationTexts.of(showDollars(loanAmount), user.fullName)}
            </p>
            {sentences}
          </>
        }
        fields={approvalAnewFields}
        send={(body) =>
          call('POST /api/loan-application/admin/:id/approve-anew', {
            params: { id: _id },
            body: { ...body, facts: sinceApproval?.facts ?? '' },
          })
        }
        confirmText={texts.approveAnew}
        topics={['applications']}
      />
    </>
  );
}
