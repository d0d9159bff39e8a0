// The state of a record's form: what stands in it, what is wrong with it, which revision it began from, and that none of it is lost.
import { useState } from 'react';
import type { Draft, RecordFields, Stored, Typed } from '#shared/record/field.ts';
import {
  changes,
  differences,
  draftFrom,
  newOf,
  stillFitting,
  typedFrom,
  withoutSecrets,
} from '#shared/record/values.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { recordFaults } from '#texts/desk-record.ts';
import { useAskedForm } from '../asked-form.ts';
import { useSession } from '../session.ts';
import { readKept } from './kept-draft.ts';
import { useLeaveGuard } from './leave-guard.ts';
import { useKeeping } from './use-keeping.ts';

type Given<Fields extends RecordFields, Picture> = {
  fields: Fields;
  /** Which record, for what is kept of the typing: `loan:{id}`, `loan:new`; absent where nothing is. */
  place?: string;
  /** As it is stored now; absent for a new one. */
  stored?: { record: Stored<Fields>; revision: number } | undefined;
  /** What stands in a new one besides what its fields begin with. */
  begin?: Partial<Typed<Fields>>;
  /** `picture`: the one that was picked; null where there is to be none from now on. */
  judge: (draft: Draft<Fields>, picture: Picture | null | undefined) => FieldErrors;
};

/** Of a form that stays open: the revision that was made of it, and what stands in it from now on. */
type Saved<Fields extends RecordFields> = { revision?: number | undefined; next?: Typed<Fields> };

type Kept = { typed: Record<string, unknown>; base?: number };

export type RecordForm<Fields extends RecordFields, Picture = File> = ReturnType<
  typeof useRecordForm<Fields, Picture>
>;

export function useRecordForm<Fields extends RecordFields, Picture = File>({
  fields,
  place = '',
  stored,
  begin,
  judge,
}: Given<Fields, Picture>) {
  const session = useSession();
  const account = place && session ? session.id : '';
  const present = stored ? typedFrom(fields, stored.record) : { ...newOf(fields), ...begin };
  const [opened] = useState(() => opening(fields, present, account ? readKept<Kept>(account, place) : null));
  const [start, setStart] = useState(present);
  const [typed, setTyped] = useState(opened.typed);
  const [base, setBase] = useState(opened.kept?.base ?? stored?.revision);
  const [isRestored, setRestored] = useState(opened.kept !== null);
  const [picture, setPicture] = useState<Picture | null>();
  const asked = useAskedForm();
  const isTyped = differences(fields, start, typed).length > 0;
  const guard = useLeaveGuard(isTyped || picture !== undefined);
  const kept = isTyped
    ? {
        typed: withoutSecrets(fields, changes(fields, start, typed)),
        ...(base === undefined ? {} : { base }),
      }
    : null;
  const keeping = useKeeping(account, place, kept);
  const beginWith = (next: Typed<Fields>) => {
    setStart(next);
    setTyped(next);
    setPicture(undefined);
    setRestored(false);
    asked.clearAll();
  };
  return {
    ...asked,
    fields,
    /** What stood in it when it was opened. */
    start,
    typed,
    picture,
    guard,
    isRestored,
    /** The revision that it began from. */
    base,
    draft: () => draftFrom(fields, typed),
    /** Somebody else saved since this form began. */
    isStale: stored !== undefined && base !== stored.revision,
    /** What is stored now where it differs from the form, in words. */
    differing: stored ? differences(fields, present, typed) : [],
    set: (change: Partial<Typed<Fields>>) => {
      setTyped((now) => ({ ...now, ...change }));
      asked.clear(Object.keys(change));
    },
    choosePicture: (name: string, chosen: Picture | null) => {
      setPicture(chosen);
      asked.clear([name]);
    },
    /** Opens the question where nothing is wrong; answers what is. `element`: the form that is sent, where days are typed in it. */
    ask: (element?: HTMLFormElement) => {
      const faults = {
        ...judge(draftFrom(fields, typed), picture),
        ...(element && typedByHalf(fields, element)),
      };
      asked.ask(faults);
      return faults;
    },
    /** Goes on from what is stored now, with one's own entries or with those. */
    goOn: (whose: 'mine' | 'theirs') => {
      setBase(stored?.revision);
      setStart(present);
      if (whose === 'theirs') setTyped(present);
      asked.clearAll();
    },
    /** Begins again from what is stored, without what was kept. */
    drop: () => {
      setBase(stored?.revision);
      beginWith(present);
    },
    /** It is stored as it stands: nothing is kept any more, and nobody is asked on the way out. */
    saved: ({ revision = base, next = typed }: Saved<Fields> = {}) => {
      guard.release();
      keeping.forget();
      asked.leaveQuestion();
      setBase(revision);
      beginWith(next);
    },
  };
}

/** Of a day that is typed by half a browser hands over nothing, as of one that is left out. */
const typedByHalf = (fields: RecordFields, element: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    [...element.querySelectorAll<HTMLInputElement>('input[type=date]')].flatMap(({ name, validity }) => {
      const field = fields[name];
      return field && validity.badInput ? [[name, recordFaults.day(field.label)]] : [];
    }),
  );

/** What was kept is given back where it still says something else than what is stored. */
function opening<Fields extends RecordFields>(fields: Fields, present: Typed<Fields>, kept: Kept | null) {
  const typed = kept ? { ...present, ...stillFitting(fields, kept.typed) } : present;
  return differences(fields, present, typed).length > 0 ? { typed, kept } : { typed: present, kept: null };
}
