// The foot of the review: the decision while one is due, else what was decided; and the way to the next.
import { Check, Keyboard, SkipForward, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { workbenchTexts as texts } from '#texts/staff.ts';
import type { VerificationRecord } from '../../contract.ts';
import { mayDecide } from '../../rules/may-prove.ts';
import { useDecide, type Verdict } from '../staff/decide.ts';
import { DecidedLine } from '../staff/decided-line.tsx';
import { StaffRejectDialog } from '../staff/reject-dialog.tsx';
import { KeysHelp } from './keys-help.tsx';
import { useKeysOn, useReviewKeys } from './review-keys.ts';

const RETURN_MS = 3_000;

type DecisionBarProps = {
  verification: VerificationRecord;
  /** Absent when nothing else waits. */
  onNext: (() => void) | undefined;
  /** The list's address; it comes back some time after the decision. */
  list: string;
};

export function DecisionBar({ verification, onNext, list }: DecisionBarProps) {
  const [open, setOpen] = useState<'reject' | 'keys'>();
  const [note, setNote] = useState('');
  const [keysOn, setKeysOn] = useKeysOn();
  const decide = useDecide();
  const due = mayDecide(verification.status);
  const take = (verdict: Verdict) => decide.mutate({ about: verification, verdict });
  const verify = () => due && !decide.isPending && take({ status: 'Verified', note: note.trim() });
  useReviewKeys(keysOn, {
    n: () => onNext?.(),
    v: verify,
    r: () => due && !decide.isPending && setOpen('reject'),
    '?': () => setOpen('keys'),
  });
  return (
    <section
      aria-label={texts.decision}
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-3 border-line border-t bg-ground py-3"
    >
      {due ? (
        <Due
          busy={decide.isPending}
          note={note}
          onNote={setNote}
          onVerify={verify}
          onReject={() => setOpen('reject')}
        />
      ) : (
        <Decided status={verification.status} returns={decide.isSuccess} list={list} />
      )}
      <Button
        tone={due ? 'secondary' : 'primary'}
        icon={<SkipForward className="size-5" />}
        disabled={!onNext}
        onClick={onNext}
      >
        {onNext ? texts.next : texts.lastOne}
      </Button>
      <Button
        tone="quiet"
        size="sm"
        aria-label={texts.keysTitle}
        icon={<Keyboard className="size-5" />}
        onClick={() => setOpen('keys')}
      >
        {texts.keys}
      </Button>
      <StaffRejectDialog
        open={open === 'reject' && due}
        busy={decide.isPending}
        note={note}
        onClose={() => setOpen(undefined)}
        onReject={(words) => take({ status: 'Rejected', ...words })}
      />
      <KeysHelp open={open === 'keys'} onClose={() => setOpen(undefined)} on={keysOn} onSwitch={setKeysOn} />
    </section>
  );
}

type DueProps = {
  busy: boolean;
  note: string;
  onNote: (note: string) => void;
  onVerify: () => void;
  onReject: () => void;
};

const Due = ({ busy, note, onNote, onVerify, onReject }: DueProps) => (
  <>
    <Button icon={<Check className="size-5" />} busy={busy} onClick={onVerify}>
      {texts.verify}
    </Button>
    <Button tone="danger" icon={<X className="size-5" />} disabled={busy} onClick={onReject}>
      {texts.reject}
    </Button>
    <TextField
      className="min-w-40 flex-1 max-lg:order-last max-lg:basis-full"
      label={<span className="sr-only">{texts.note}</span>}
      placeholder={texts.notePlaceholder}
      required={false}
      maxLength={2_000}
      value={note}
      onValue={onNote}
    />
  </>
);

type DecidedProps = {
  status: VerificationRecord['status'];
  /** Decided here and now: the list comes back unless one chooses to stay. */
  returns: boolean;
  list: string;
};

function Decided({ status, returns, list }: DecidedProps) {
  const [staying, setStaying] = useState(false);
  const navigate = useNavigate();
  const leaving = returns && !staying;
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => void navigate(list), RETURN_MS);
    return () => clearTimeout(timer);
  }, [leaving, navigate, list]);
  return (
    <div className="flex min-h-12 flex-1 flex-wrap items-center gap-x-4">
      <DecidedLine status={status} focused={leaving} />
      {leaving && (
        <>
          <span className="text-muted text-sm">{texts.returning}</span>
          <Button tone="quiet" size="sm" onClick={() => setStaying(true)}>
            {texts.stay}
          </Button>
        </>
      )}
    </div>
  );
}
