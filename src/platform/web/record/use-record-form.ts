// The state of a record's form: what stands in it, what is wrong with it, which revision it began from, and that none of it is lost.
import { useState } from 'react';
import { type Draft, type RecordFields, type Stored, type Typed, toldFields } from '#shared/record/field.ts';
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
import { recordFaults, recordTexts } from '#texts/desk-record.ts';
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

/** `from`: what was changed began as that, so that what somebody else changed is told apart. */
type Kept = { typed: Record<string, unknown>; base?: number; from?: Record<string, unknown> };

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
  const [opened] = useState(() =>
    opening(fields, present, account ? readKept<Kept>(account, place) : null, stored?.revision),
  );
  const [start, setStart] = useState(opened.start);
  const [typed, setTyped] = useState(opened.typed);
  const [base, setBase] = useState(opened.kept?.base ?? stored?.revision);
  const [isRestored, setRestored] = useState(opened.kept !== null);
  const [picture, setPicture] = useState<Picture | null>();
  const [takenOver, setTakenOver] = useState<readonly string[]>([]);
  const asked = useAskedForm();
  /** Somebody else saved since this form began. */
  const isStale = stored !== undefined && base !== undefined && stored.revision > base;
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
  /** Of fields that both changed: what stands there now, or what was typed. */
  const choose = (names: readonly string[], whose: 'mine' | 'theirs') => {
    const theirs = Object.fromEntries(
      toldFields(fields)
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
    /** What stood in it when it was opened. */
    start,
    typed,
    picture,
    guard,
    isRestored,
    /** The revision that it began from. */
    base,
    draft: () => draftFrom(fields, typed),
    /** Labels of what somebody else alone changed meanwhile: it stands here too. */
    takenOver,
    /** What both changed, to be chosen before it can be saved. */
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
    /** Opens the question where nothing is wrong; answers what is. `element`: the form that is sent, where days are typed in it. */
    ask: (element?: HTMLFormElement) => {
      const faults = {
        ...judge(draftFrom(fields, typed), picture),
        ...Object.fromEntries(conflicts.map(({ name }) => [name, recordTexts.meanwhile.chooseFirst])),
        ...(element && typedByHalf(fields, element)),
      };
      asked.ask(faults);
      return faults;
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
  // Kept by a version that did not keep where it began: each of them is asked about.
  const blank = newOf(fields);
  const unknown = Object.fromEntries(
    Object.keys(own).map((name) => [name, blank[name as keyof typeof blank]]),
  );
  const from = kept.from ? stillFitting(fields, kept.from) : (unknown as Partial<Typed<Fields>>);
  return { typed, start: { ...present, ...from }, kept };
}
