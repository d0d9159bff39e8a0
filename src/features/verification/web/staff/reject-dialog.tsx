// Asks for the reason of a rejection, which the owner reads, and for a note that only staff read.
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { AsksFirst } from '#platform/web/record/asks-first.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { CancelButton, Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { LONGEST_WORDS } from '../../fields/staff-words.ts';
import { reasonsAtHand } from '../../rules/reasons-at-hand.ts';
import { reviewTexts } from '../../texts/staff-review.ts';
import { workbenchTexts as texts } from '../../texts/staff-workbench.ts';
import { type Overtaken, OvertakenNote } from './overtaken-note.tsx';
import { reasonsQuery } from './queries.ts';
import { useKeysOn } from './workbench/review-keys.ts';

type RejectDialogProps = {
  open: boolean;
  busy: boolean;
  /** The key of the section that the documents prove. */
  sId: string;
  /** A note that was begun elsewhere. */
  note?: string;
  /** A reason that was typed before. */
  reason?: string;
  /** A colleague who has come before: what was typed stays, and is not sent. */
  overtaken: Overtaken | null;
  onReject: (words: { reason: string; note: string }) => void;
  onClose: () => void;
};

export function StaffRejectDialog({ open, busy, onClose, ...rest }: RejectDialogProps) {
  const formId = useId();
  // Read before it is opened, so that the first of them has the focus then.
  const { data } = useQuery(reasonsQuery);
  const atHand = reasonsAtHand(data?.reasons ?? [], rest.sId);
  const footer = (
    <>
      <CancelButton />
      <Button tone="danger" type="submit" form={formId} busy={busy} disabled={rest.overtaken !== null}>
        {texts.reject}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={texts.rejectTitle} footer={footer} width="lg">
      <Words {...rest} formId={formId} busy={busy} atHand={atHand} />
    </Dialog>
  );
}

type WordsProps = Pick<RejectDialogProps, 'note' | 'reason' | 'onReject' | 'busy' | 'overtaken'> & {
  formId: string;
  atHand: readonly string[];
};

/** The inputs, whose state begins anew each time that the dialog opens. */
function Words({ formId, atHand, note, reason: typed = '', busy, overtaken, onReject }: WordsProps) {
  const [reason, setReason] = useState(typed);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const choose = useReasonKeys(form, atHand, setReason);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (overtaken) return;
    const words = reason.trim();
    setError(words === '' ? reviewTexts.reasonPrompt : undefined);
    if (words === '') event.currentTarget.querySelector('textarea')?.focus();
    else if (!busy)
      onReject({
        reason: words,
        note: String(new FormData(event.currentTarget).get('note') ?? '').trim(),
      });
  };
  return (
    <form ref={form} id={formId} onSubmit={submit} onKeyDown={choose} noValidate className="grid gap-4">
      <AsksFirst when={reason !== '' && !busy && !atHand.includes(reason)} />
      {overtaken && <OvertakenNote overtaken={overtaken} />}
      {atHand.length > 0 && <ReasonsAtHand all={atHand} chosen={reason} onChoose={setReason} />}
      <TextAreaField
        name="reason"
        label={reviewTexts.reasonPrompt}
        error={error}
        value={reason}
        onValue={setReason}
        maxLength={LONGEST_WORDS}
        rows={2}
        className="[&_textarea]:min-h-20"
      />
      <TextAreaField
        name="note"
        label={texts.note}
        optional
        defaultValue={note}
        maxLength={LONGEST_WORDS}
        rows={2}
        className="[&_textarea]:min-h-20"
      />
    </form>
  );
}

/** Lets a digit choose a reason; whatever else is typed there begins a reason of one's own. Does nothing while a text is written. */
function useReasonKeys(
  form: { current: HTMLFormElement | null },
  atHand: readonly string[],
  onReason: (reason: string) => void,
) {
  const [keysOn] = useKeysOn();
  return ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    if (!keysOn || ctrlKey || metaKey || altKey || target instanceof HTMLTextAreaElement) return;
    const chosen = /^[1-9]$/.test(key) ? atHand[Number(key) - 1] : undefined;
    if (chosen !== undefined) {
      onReason(chosen);
      form.current?.querySelectorAll<HTMLInputElement>('input[type=radio]')[Number(key) - 1]?.focus();
    } else if (/^\p{L}$/u.test(key)) form.current?.querySelector('textarea')?.focus();
  };
}

type ReasonsAtHandProps = { all: readonly string[]; chosen: string; onChoose: (reason: string) => void };

const ReasonsAtHand = ({ all, chosen, onChoose }: ReasonsAtHandProps) => (
  <fieldset className="grid min-w-0 gap-1">
    <legend className="font-semibold">{texts.reasonsAtHand}</legend>
    <p className="mb-1 text-muted text-sm">{texts.reasonsHint}</p>
    {all.map((reason, place) => (
      <label
        key={reason}
        className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line px-3 py-1.5 has-checked:border-leaf has-checked:bg-leaf-soft"
      >
        <input
          type="radio"
          name="at-hand"
          checked={reason === chosen}
          onChange={() => onChoose(reason)}
          className="size-5 shrink-0 accent-leaf"
        />
        <span className="min-w-0 flex-1">{reason}</span>
        {place < 9 && (
          <kbd className="rounded-sm border border-edge bg-sunk px-1.5 font-sans text-sm">{place + 1}</kbd>
        )}
      </label>
    ))}
    <Link
      to="/admin/verification/reasons"
      className="link inline-flex min-h-11 items-center justify-self-start text-sm"
    >
      {texts.editReasons}
    </Link>
  </fieldset>
);
