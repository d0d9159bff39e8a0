// The bar of a decision: two buttons while the application is pending, and afterwards what became of it.
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { applicationTexts } from '#texts/applications.ts';
import { staffApplicationTexts as texts } from '#texts/staff-applications.ts';
import type { StaffApplication } from '../contract.ts';
import { mayDecide } from '../rules/may-decide.ts';
import { useVerdict } from './staff/use-verdict.ts';
import { VerdictDialog } from './staff/verdict-dialog.tsx';

const TONES = { Pending: 'text-ink', Waiting: 'text-ink', Approved: 'text-leaf', Rejected: 'text-pimento' };

type Decided = Pick<StaffApplication, '_id' | 'status' | 'approval' | 'isCancelled'>;

export function StaffVerdict({ application }: { application: Decided }) {
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null);
  const me = useSession()?.id;
  const verdict = useVerdict(application._id);
  if (!mayDecide(application)) {
    return (
      <p
        role="status"
        className={`font-bold text-lg ${application.isCancelled ? 'text-ink' : TONES[application.status]}`}
      >
        {application.isCancelled ? texts.cancelled : texts.thisLoanIs(application.status)}
      </p>
    );
  }
  const { needsTwo, first } = application.approval;
  const isMine = needsTwo && first !== null && first._id === me;
  const close = () => setAsking(null);
  return (
    <div className="grid gap-2 sm:justify-items-end">
      <div className="flex flex-wrap gap-2">
        <Button tone="danger" icon={<X className="size-5" />} onClick={() => setAsking('reject')}>
          {texts.reject}
        </Button>
        {!isMine && (
          <Button icon={<Check className="size-5" />} onClick={() => setAsking('approve')}>
            {texts.verify}
          </Button>
        )}
      </div>
      {needsTwo && (
        <p role="status" className="text-muted text-sm sm:text-right">
          {first ? texts.oneOfTwo(first.fullName) : texts.needsTwo}
          {isMine && <span className="block">{texts.waitsForSecond}</span>}
        </p>
      )}
      <VerdictDialog
        open={asking === 'approve'}
        title={texts.approveTitle}
        confirmText={texts.verify}
        note={{ label: texts.noteToBorrower, hint: texts.approveHint }}
        busy={verdict.isPending}
        onCancel={close}
        onDecide={({ note }) => verdict.mutate({ status: 'Approved', note }, { onSuccess: close })}
      />
      <VerdictDialog
        open={asking === 'reject'}
        danger
        title={texts.rejectTitle}
        confirmText={texts.reject}
        reason={{ label: applicationTexts.rejectPrompt, hint: texts.rejectHint }}
        note={{ label: texts.noteForStaff, hint: texts.noteHint }}
        busy={verdict.isPending}
        onCancel={close}
        onDecide={({ reason, note }) => verdict.mutate({ status: 'Rejected', reason, note })}
      />
    </div>
  );
}
