// The foot of the review: the decision while one is due, who else is at it, or what was decided; and the way to the next.

import { useQueryClient } from '@tanstack/react-query';
import { Check, Keyboard, SkipForward, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AsksBeforeLeaving } from '#platform/web/record/asks-first.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { mayDecide } from '../../../rules/may-prove.ts';
import { recordTexts, workbenchTexts as texts } from '../../../texts/staff-workbench.ts';
import type { Verdict } from '../decide.ts';
import type { Review } from '../queries.ts';
import { StaffRejectDialog } from '../reject-dialog.tsx';
import { Decided } from './decided.tsx';
import {
  dropGiven,
  endUndo,
  giveVerdict,
  keepNote,
  typedFor,
  useGivenVerdicts,
  useUndo,
} from './given-verdicts.ts';
import { HeldByOther, TakeOverDialog } from './held-by-other.tsx';
import { KeysHelp } from './keys-help.tsx';
import { useReviewKeys } from './review-keys.ts';
import { UndoLatest } from './undo-latest.tsx';

type DecisionBarProps = {
  review: Review;
  /** Called once the record is on the screen and takes keys. */
  onShown?: ((id: string) => void) | undefined;
  /** The colleague who is reviewing these documents. */
  heldBy?: string | undefined;
  onTakeOver: () => void;
  /** Called once an undo leads to another record, which is due again. */
  onBack?: ((id: string) => void) | undefined;
  /** Absent when nothing else is free. */
  onNext: (() => void) | undefined;
  /** What the way to the next says where nothing else is free. */
  noNext: string;
  /** The list's address; it comes back some time after the decision. */
  list: string;
};

export function DecisionBar(props: DecisionBarProps) {
  const { review, onShown, heldBy, onTakeOver, onBack, onNext, noNext, list } = props;
  const [open, setOpen] = useState<'reject' | 'keys' | 'takeOver'>();
  const { verification } = review;
  const queries = useQueryClient();
  const { given, giveHere, isGivenHere } = useGiving(verification._id);
  const [note, setNote] = useState(typedFor(queries, verification._id)?.note ?? '');
  const bar = useRef<HTMLElement>(null);
  const noteField = useRef<HTMLInputElement>(null);
  const status = given?.verdict.status ?? verification.status;
  const isDue = mayDecide(status);
  const mayAct = isDue && !heldBy;
  const overtaken = isDue
    ? heldBy
      ? { by: heldBy, onTakeOver }
      : null
    : { decided: recordTexts.decidedMeanwhile(status, review.notes.decidedBy?.fullName) };
  const take = (verdict: Verdict) => {
    setOpen(undefined);
    giveHere(() => giveVerdict(queries, review, verdict));
  };
  const verify = () => mayAct && take({ status: 'Verified', note: note.trim() });
  /** Asks before acting on what somebody else holds. */
  const orTakeOver = (act: () => void) => () => (heldBy && isDue ? setOpen('takeOver') : act());
  useReviewKeys({
    n: () => onNext?.(),
    v: orTakeOver(verify),
    r: orTakeOver(() => mayAct && setOpen('reject')),
    m: orTakeOver(() => noteField.current?.focus()),
    '?': () => setOpen('keys'),
  });
  useLayoutEffect(() => onShown?.(verification._id), [onShown, verification._id]);
  const isUndoing = useUndoEnd(verification._id, mayAct);
  // It leads away at once, and back to what was begun here.
  const keepBegun = () => mayAct && note.trim() !== '' && keepNote(queries, verification._id, note);
  const close = () => setOpen(undefined);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={texts.decision}
      // What says that nothing can be decided does not lie over the papers of a phone.
      className={`sticky bottom-0 z-20 flex flex-wrap items-center gap-3 border-line border-t bg-ground py-3 @max-[15rem]:static ${isDue && heldBy ? 'max-sm:static' : ''}`}
    >
      <AsksBeforeLeaving when={mayAct && !isUndoing && note.trim() !== ''} />
      {!isDue ? (
        <Decided status={status} returns={isGivenHere} list={list} />
      ) : heldBy ? (
        <HeldByOther name={heldBy} onTakeOver={() => setOpen('takeOver')} />
      ) : (
        <Due
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
      <UndoLatest onUndo={keepBegun} {...(onBack && { onBack })} />
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
        open={open === 'reject'}
        busy={false}
        overtaken={overtaken}
        sId={verification.sId}
        note={note}
        reason={reasonOf(typedFor(queries, verification._id))}
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

const reasonOf = (typed: Verdict | undefined): string => (typed?.status === 'Rejected' ? typed.reason : '');

/** The verdict on these documents that settles or still may be taken back, and whether it was given while they are on the screen. */
function useGiving(id: string) {
  const queries = useQueryClient();
  const latest = useGivenVerdicts().find(({ about }) => about._id === id);
  const [isGivenHere, setGivenHere] = useState(false);
  const isRefused = latest?.state === 'refused';
  useEffect(() => {
    if (isRefused) dropGiven(queries, id);
  }, [isRefused, queries, id]);
  const giveHere = (give: () => void) => {
    setGivenHere(true);
    give();
  };
  return { given: isRefused ? undefined : latest, giveHere, isGivenHere };
}

/** Ends the undo that has led back to these documents once they take keys; answers whether one is under way. */
function useUndoEnd(id: string, mayAct: boolean): boolean {
  const queries = useQueryClient();
  const undo = useUndo();
  const isEnded = mayAct && undo?.state === 'back' && undo.id === id;
  useLayoutEffect(() => {
    if (isEnded) endUndo(queries);
  }, [isEnded, queries]);
  return undo !== undefined && undo.state !== 'missed';
}

type DueProps = {
  note: string;
  noteField: RefObject<HTMLInputElement | null>;
  onNote: (note: string) => void;
  /** Enter or Escape: back to the keys. */
  onNoteDone: () => void;
  onVerify: () => void;
  onReject: () => void;
};

const Due = ({ note, noteField, onNote, onNoteDone, onVerify, onReject }: DueProps) => (
  <>
    <Button icon={<Check className="size-5" />} onClick={onVerify}>
      {texts.verify}
    </Button>
    <Button tone="danger" icon={<X className="size-5" />} onClick={onReject}>
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
