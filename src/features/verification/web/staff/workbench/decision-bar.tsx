// The foot of the review: the decision while one is due, who else is at it, or what was decided; and the way to the next.
import { Check, Keyboard, SkipForward, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { AsksBeforeLeaving } from '#platform/web/record/asks-first.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import type { VerificationRecord } from '../../../contract.ts';
import { mayDecide } from '../../../rules/may-prove.ts';
import { workbenchTexts as texts } from '../../../texts/staff-workbench.ts';
import { useDecide, type Verdict } from '../decide.ts';
import { StaffRejectDialog } from '../reject-dialog.tsx';
import { Decided } from './decided.tsx';
import { HeldByOther, TakeOverDialog } from './held-by-other.tsx';
import { KeysHelp } from './keys-help.tsx';
import { useReviewKeys } from './review-keys.ts';

type DecisionBarProps = {
  verification: VerificationRecord;
  /** The colleague who is reviewing these documents. */
  heldBy?: string | undefined;
  onTakeOver: () => void;
  /** Absent when nothing else is free. */
  onNext: (() => void) | undefined;
  /** What the way to the next says then. */
  noNext: string;
  /** The list's address; it comes back some time after the decision. */
  list: string;
};

export function DecisionBar({ verification, heldBy, onTakeOver, onNext, noNext, list }: DecisionBarProps) {
  const [open, setOpen] = useState<'reject' | 'keys' | 'takeOver'>();
  const [note, setNote] = useState('');
  const bar = useRef<HTMLElement>(null);
  const noteField = useRef<HTMLInputElement>(null);
  const decide = useDecide(verification._id);
  const isDue = mayDecide(verification.status);
  const mayAct = isDue && !decide.isPending && !heldBy;
  const take = (verdict: Verdict) => decide.mutate({ about: verification, verdict });
  const verify = () => mayAct && take({ status: 'Verified', note: note.trim() });
  /** What somebody else holds is asked for first. */
  const orTakeOver = (act: () => void) => () => (heldBy && isDue ? setOpen('takeOver') : act());
  useReviewKeys({
    n: () => onNext?.(),
    v: orTakeOver(verify),
    r: orTakeOver(() => mayAct && setOpen('reject')),
    m: orTakeOver(() => noteField.current?.focus()),
    '?': () => setOpen('keys'),
  });
  const close = () => setOpen(undefined);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={texts.decision}
      // What says that nothing can be decided does not lie over the papers of a phone.
      className={`sticky bottom-0 z-20 flex flex-wrap items-center gap-3 border-line border-t bg-ground py-3 @max-[15rem]:static ${isDue && heldBy ? 'max-sm:static' : ''}`}
    >
      <AsksBeforeLeaving when={mayAct && note.trim() !== ''} />
      {!isDue ? (
        <Decided status={verification.status} returns={decide.isSuccess} list={list} />
      ) : heldBy ? (
        <HeldByOther name={heldBy} onTakeOver={() => setOpen('takeOver')} />
      ) : (
        <Due
          busy={decide.isPending}
          note={note}
          noteField={noteField}
          onNote={setNote}
          onNoteDone={() => bar.current?.focus()}
          onVerify={verify}
          onReject={() => setOpen('reject')}
        />
      )}
      <Button
        tone={isDue ? 'secondary' : 'primary'}
        icon={<SkipForward className="size-5" />}
        disabled={!onNext}
        onClick={onNext}
      >
        {onNext ? texts.next : noNext}
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
        open={open === 'reject' && isDue}
        busy={decide.isPending}
        sId={verification.sId}
        note={note}
        onClose={close}
        onReject={(words) => take({ status: 'Rejected', ...words })}
      />
      <TakeOverDialog
        // Once it is decided there is nothing left to take over.
        name={open === 'takeOver' && isDue ? heldBy : undefined}
        onClose={close}
        onTakeOver={() => {
          close();
          onTakeOver();
        }}
      />
      <KeysHelp open={open === 'keys'} onClose={close} />
    </section>
  );
}

type DueProps = {
  busy: boolean;
  note: string;
  noteField: RefObject<HTMLInputElement | null>;
  onNote: (note: string) => void;
  /** Enter or Escape: back to the keys. */
  onNoteDone: () => void;
  onVerify: () => void;
  onReject: () => void;
};

const Due = ({ busy, note, noteField, onNote, onNoteDone, onVerify, onReject }: DueProps) => (
  <>
    <Button icon={<Check className="size-5" />} busy={busy} onClick={onVerify}>
      {texts.verify}
    </Button>
    <Button tone="danger" icon={<X className="size-5" />} disabled={busy} onClick={onReject}>
      {texts.reject}
    </Button>
    <TextField
      ref={noteField}
      className="min-w-40 flex-1 max-lg:order-last max-lg:basis-full"
      label={<span className="sr-only">{texts.note}</span>}
      placeholder={texts.notePlaceholder}
      required={false}
      maxLength={2_000}
      value={note}
      onValue={onNote}
      onKeyDown={({ key }: KeyboardEvent) => (key === 'Enter' || key === 'Escape') && onNoteDone()}
    />
  </>
);
