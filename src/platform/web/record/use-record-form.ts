// The state of a record's form: what stands in it, what is wrong with it, which revision it began from, and that none of it is lost.
import { useState } from 'react';
import { type Draft, type RecordFields, type Stored, sentFields, type Typed } from '#shared/record/field.ts';
import {
  changes,
  differences,
  draftFrom,
  merged,
  newOf,
  stillFitting,
  typedFrom,
  withoutSecrets,
} from '#shared/record/values.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { recordErrors, recordTexts } from '#texts/desk-record.ts';
import { useAskedForm } from '../asked-form.ts';
import { useSession } from '../session.ts';
import { readKept } from './kept-draft.ts';
import { useLeaveGuard } from './leave-guard.ts';
import { useKeeping } from './use-keeping.ts';

type Given<Fields extends RecordFields, Picture> = {
  fields: Fields;
  /** Names the record in the keys of stored drafts: `loan:{id}` or `loan:new`. Where it is absent, no draft is stored. */
  place?: string;
  /** The record as the server holds it now, with its revision; absent for a record that is being made. */
  stored?: { record: Stored<Fields>; revision: number } | undefined;
  /** First values of fields of a new record, in place of those that the fields declare. */
  begin?: Partial<Typed<Fields>>;
  /** What a record holds now that has no revision, as far as the form shows it: what changes of it while the form is open was saved by another person. */
  now?: Partial<Typed<Fields>> | undefined;
  /** Answers validation errors by field name. `picture` is the file that was picked, null where the picture is to be removed, undefined where it is unchanged. */
  validate: (draft: Draft<Fields>, picture: Picture | null | undefined) => FieldErrors;
};

/** After saving a form that stays open: the record's new revision, and the values that the form shows from now on. */
type Saved<Fields extends RecordFields> = { revision?: number | undefined; next?: Typed<Fields> };

/** A stored draft: the values typed, the revision they were typed over (`base`), and what the changed fields held then (`from`), by which another person's changes are told apart. */
type Kept = { typed: Record<string, unknown>; base?: number; from?: Record<string, unknown> };

export type RecordForm<Fields extends RecordFields, Picture = File> = ReturnType<
  typeof useRecordForm<Fields, Picture>
>;

export function useRecordForm<Fields extends RecordFields, Picture = File>({
  fields,
  place = '',
  stored,
  begin,
  now,
  validate,
}: Given<Fields, Picture>) {
  const session = useSession();
  const account = place && session ? session.id : '';
  const present = stored ? typedFrom(fields, stored.record) : { ...newOf(fields), ...begin, ...now };
  const [opened] = useState(() =>
    opening(fields, present, account ? readKept<Kept>(account, place) : null, stored?.revision),
  );
  const [start, setStart] = useState(opened.start);
  const [typed, setTyped] = useState(opened.typed);
  const [base, setBase] = useState(opened.kept?.base ?? stored?.revision);
  const [isRestored, setRestored] = useState(opened.kept !== null);
  const [picture, setPicture] = useState<Picture | null>();
  const [isSaved, setSaved] = useState(false);
  const [takenOver, setTakenOver] = useState<readonly string[]>([]);
  const asked = useAskedForm();
  /** Somebody else saved since this form began. */
  const isStale = stored
    ? base !== undefined && stored.revision > base
    : now !== undefined && !isSaved && differences(fields, start, present).length > 0;
  const meanwhile = isStale ? merged(fields, { start, mine: typed, theirs: present }) : null;
  const conflicts = meanwhile?.conflicts ?? [];
  // Nothing is asked where nobody has to choose; what is still open keeps the revision that the server refuses.
  if (meanwhile && (meanwhile.taken.length > 0 || conflicts.length === 0)) {
    setTyped(meanwhile.typed);
    setStart(meanwhile.start);
    setTakenOver((known) => [...new Set([...known, ...meanwhile.taken])]);
    if (conflicts.length === 0) setBase(stored?.revision);
  }
  const isTyped = differences(fields, start, typed).length > 0;
  const guard = useLeaveGuard(isTyped || picture !== undefined);
  const kept = isTyped
    ? {
        typed: withoutSecrets(fields, changes(fields, start, typed)),
        ...(base === undefined ? {} : { base, from: withoutSecrets(fields, changes(fields, typed, start)) }),
      }
    : null;
  const keeping = useKeeping(account, place, kept);
  const beginWith = (next: Typed<Fields>) => {
    setStart(next);
    setTyped(next);
    setPicture(undefined);
    setRestored(false);
    setTakenOver([]);
    asked.clearAll();
  };
  /** Settles fields that both sides changed: `mine` keeps the typed value, `theirs` takes the one that the server holds now. */
  const choose = (names: readonly string[], whose: 'mine' | 'theirs') => {
    const theirs = Object.fromEntries(
      sentFields(fields)
        .filter(([name]) => names.includes(name))
        .map(([name]) => [name, present[name]]),
    ) as Partial<Typed<Fields>>;
    setStart((now) => ({ ...now, ...theirs }));
    if (whose === 'theirs') setTyped((now) => ({ ...now, ...theirs }));
    asked.clear(names);
  };
  return {
    ...asked,
    fields,
    /** The values that the form held when it was opened. */
    start,
    typed,
    picture,
    guard,
    isRestored,
    /** The record's revision that these values were typed over; the server refuses to save over any other. */
    base,
    draft: () => draftFrom(fields, typed),
    /** Labels of the fields that another person alone has changed since; their new values were taken over into this form. */
    takenOver,
    /** The fields that both sides changed. One value of each must be chosen before the form can be saved. */
    conflicts,
    choose,
    set: (change: Partial<Typed<Fields>>) => {
      setTyped((now) => ({ ...now, ...change }));
      asked.clear(Object.keys(change));
    },
    choosePicture: (name: string, chosen: Picture | null) => {
      setPicture(chosen);
      asked.clear([name]);
    },
    /**
     * Validates. Without errors it opens the question that precedes saving; it always answers the errors by field name. `element` is the
     * form's element, needed where the form holds date inputs, whose half-typed values only the element knows of.
     */
    ask: (element?: HTMLFormElement) => {
      const found = {
        ...validate(draftFrom(fields, typed), picture),
        ...Object.fromEntries(conflicts.map(({ name }) => [name, recordTexts.meanwhile.chooseFirst])),
        ...(element && typedByHalf(fields, element)),
      };
      asked.ask(found);
      return found;
    },
    /** Discards the draft and shows the stored record again. */
    drop: () => {
      setBase(stored?.revision);
      beginWith(present);
    },
    /** To be called once the server has stored the values: deletes the draft, and leaving the page asks no question. */
    saved: ({ revision = base, next = typed }: Saved<Fields> = {}) => {
      // Until it is read again the record looks as if somebody had set it back.
      setSaved(true);
      guard.release();
      keeping.forget();
      asked.leaveQuestion();
      setBase(revision);
      beginWith(next);
    },
  };
}

/** Errors of date inputs that are half typed: a browser reports their value as empty, as if nothing had been typed. */
const typedByHalf = (fields: RecordFields, element: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    [...element.querySelectorAll<HTMLInputElement>('input[type=date]')].flatMap(({ name, validity }) => {
      const field = fields[name];
      return field && validity.badInput ? [[name, recordErrors.day(field.label)]] : [];
    }),
  );

/** The form's first state: the stored draft where it still differs from the record, else the record. */
function opening<Fields extends RecordFields>(
  fields: Fields,
  present: Typed<Fields>,
  kept: Kept | null,
  revision: number | undefined,
) {
  const none = { typed: present, start: present, kept: null };
  if (!kept) return none;
  const own = stillFitting(fields, kept.typed);
  const typed = { ...present, ...own };
  if (differences(fields, present, typed).length === 0) return none;
  if (kept.base === revision) return { typed, start: present, kept };
  // A draft of an older version of this code has no `from`: each of its fields is then treated as changed by both sides.
  const blank = newOf(fields);
  const unknown = Object.fromEntries(
    Object.keys(own).map((name) => [name, blank[name as keyof typeof blank]]),
  );
  const from = kept.from ? stillFitting(fields, kept.from) : (unknown as Partial<Typed<Fields>>);
  return { typed, start: { ...present, ...from }, kept };
}
