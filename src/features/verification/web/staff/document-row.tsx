// One section of a person with its documents: its state, and the decision while one is due.

import { Undo2 } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { staffPersonTexts as texts } from '#features/information/texts/staff-panel.ts';
import { modelPath } from '#features/information/web/staff/model.ts';
import { SectionState } from '#features/information/web/staff/section-state.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useWayToList } from '#platform/web/ui/list/list-way.ts';
import { showMoment } from '#shared/calendar.ts';
import type { ProvedSubmission, VerificationRecord } from '../../contract.ts';
import { mayDecide } from '../../rules/may-prove.ts';
import { UNDO_MS } from '../../rules/undo-verdict.ts';
import { claimTexts, givenTexts, recordTexts, workbenchTexts } from '../../texts/staff-workbench.ts';
import { useDecide, useTakeBack, type Verdict } from './decide.ts';
import { DecidedLine } from './decided-line.tsx';
import type { Overtaken } from './overtaken-note.tsx';
import { StaffRejectDialog } from './reject-dialog.tsx';
import { useHolders } from './use-holders.ts';
import { StaffVerifyDialog } from './verify-dialog.tsx';

type DocumentRowProps = { submission: ProvedSubmission; verification: VerificationRecord | null };

export function StaffDocumentRow({ submission, verification }: DocumentRowProps) {
  const { name } = submission.informationSchema;
  const { tail } = useWayToList('/admin/verification');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-semibold">{name}</h2>
          <SectionState status={submission.status} />
          {verification && verification.attempt > 1 && (
            <span className="text-muted text-sm">{recordTexts.attempt(verification.attempt)}</span>
          )}
        </div>
        <p className="text-muted text-sm">
          {verification ? (
            <>
              {texts.sent} <time dateTime={verification.created}>{momentOf(verification)}</time>
            </>
          ) : (
            texts.noDocuments
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {verification && <Decision name={name} verification={verification} />}
        <LinkButton
          tone="secondary"
          size="sm"
          aria-label={`${texts.open}: ${name}`}
          to={
            verification
              ? modelPath('/admin/verification', verification.for, verification._id) + tail
              : modelPath('/admin/submission', submission.for, submission._id)
          }
        >
          {texts.open}
        </LinkButton>
      </div>
    </li>
  );
}

type DecisionProps = { name: string; verification: VerificationRecord };

function Decision({ name, verification }: DecisionProps) {
  const [asking, setAsking] = useState<Asking>();
  const decide = useDecide();
  const undo = useTakeBack();
  const holder = useHolders().other(verification._id);
  const { status } = verification;
  return (
    <>
      {!mayDecide(status) ? (
        <>
          <DecidedLine status={status} focused={decide.isSuccess} />
          {decide.data && (
            <Undo
              until={decide.data.undoUntil}
              busy={undo.isPending}
              aria-label={`${givenTexts.undo}: ${name}`}
              onClick={() => undo.mutate(verification, { onSuccess: decide.reset })}
            />
          )}
        </>
      ) : holder ? (
        <p className="text-muted text-sm">{claimTexts.heldBy(holder)}</p>
      ) : (
        <Due name={name} disabled={decide.isPending} onAsk={setAsking} />
      )}
      <VerdictWindows {...{ asking, verification, decide, holder }} onClose={() => setAsking(undefined)} />
    </>
  );
}

type Asking = 'verify' | 'reject' | undefined;

const Due = ({
  name,
  disabled,
  onAsk,
}: {
  name: string;
  disabled: boolean;
  onAsk: (what: Asking) => void;
}) => (
  <>
    <Button
      size="sm"
      disabled={disabled}
      aria-label={`${workbenchTexts.verify}: ${name}`}
      onClick={() => onAsk('verify')}
    >
      {workbenchTexts.verify}
    </Button>
    <Button
      size="sm"
      tone="danger"
      disabled={disabled}
      aria-label={`${workbenchTexts.reject}: ${name}`}
      onClick={() => onAsk('reject')}
    >
      {workbenchTexts.reject}
    </Button>
  </>
);

type VerdictWindowsProps = {
  asking: Asking;
  verification: VerificationRecord;
  decide: ReturnType<typeof useDecide>;
  holder: string | undefined;
  onClose: () => void;
};

/** They stand beside what the row says, and so stay with what was typed where a colleague comes before it is sent. */
function VerdictWindows({ asking, verification, decide, holder, onClose }: VerdictWindowsProps) {
  const take = (verdict: Verdict) => decide.mutate({ about: verification, verdict }, { onSettled: onClose });
  const isOwn = decide.isPending || decide.isSuccess;
  const overtaken = isOwn ? null : overtakenBy(verification, holder);
  const each = { busy: decide.isPending, onClose, overtaken };
  return (
    <>
      <StaffVerifyDialog
        {...each}
        open={asking === 'verify'}
        onVerify={(note) => take({ status: 'Verified', note })}
      />
      <StaffRejectDialog
        {...each}
        open={asking === 'reject'}
        sId={verification.sId}
        onReject={(words) => take({ status: 'Rejected', ...words })}
      />
    </>
  );
}

function overtakenBy({ status }: VerificationRecord, holder: string | undefined): Overtaken | null {
  if (!mayDecide(status)) return { decided: recordTexts.decidedMeanwhile(status, undefined) };
  return holder ? { by: holder } : null;
}

/** The way to take back what was decided here, while it may be. */
function Undo({ until, ...button }: ComponentProps<typeof Button> & { until: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    // The server's clock may be another one.
    const left = Math.min(Date.parse(until) - Date.now(), UNDO_MS);
    const timer = setTimeout(() => setLate(true), left);
    return () => clearTimeout(timer);
  }, [until]);
  if (isLate) return null;
  return (
    <Button {...button} tone="quiet" size="sm" icon={<Undo2 className="size-5" />}>
      {givenTexts.undo}
    </Button>
  );
}

const momentOf = ({ created }: VerificationRecord): string => showMoment(new Date(created));
