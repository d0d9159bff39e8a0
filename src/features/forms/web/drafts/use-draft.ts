// Keeps an unfinished form on the phone while it is filled in, and gives it back when it is opened again.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listenToTabs } from '#platform/web/phone/between-tabs.ts';
import type { RawAnswers } from '../filling.ts';
import type { Draft, DraftPlace, Known } from './draft-store.ts';
import { changedSince } from './merge-answers.ts';

const QUIET_MS = 400;
/** However quickly someone types, no more than this is ever unsaved. */
const MOST_UNSAVED_MS = 2_000;
/** A phone whose storage does not answer must not keep anyone from the form. */
const PATIENCE_MS = 2_000;

/** Loaded beside the form, not before it. */
export const draftStore = () => import('./draft-store.ts');

/** What was kept is of no use any more: the form was handed in, perhaps elsewhere. */
export function useDraftGone({ account, form }: DraftPlace): void {
  useEffect(() => dropQuietly({ account, form }), [account, form]);
}

const dropQuietly = (place: DraftPlace): void => {
  draftStore()
    .then((store) => store.dropDraft(place))
    .catch(() => {});
};

type Reading = { isReading: true } | { isReading: false; draft: Draft | null };

/** Without a place nothing is kept, and nothing is read. */
export function useKeptDraft(place: DraftPlace | undefined): Reading {
  const [reading, setReading] = useState<Reading>(
    place ? { isReading: true } : { isReading: false, draft: null },
  );
  const { account, form } = place ?? {};
  useEffect(() => {
    if (account === undefined || form === undefined) return;
    let isOver = false;
    const settle = (draft: Draft | null) => {
      if (!isOver) setReading({ isReading: false, draft });
      isOver = true;
    };
    const timer = setTimeout(settle, PATIENCE_MS, null);
    draftStore()
      .then((store) => store.readDraft({ account, form }))
      .then(settle, () => settle(null));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [account, form]);
  return reading;
}

/** Whether a form was begun on this phone and not sent; no while that is not known yet. */
export function useIsBegun({ account, form }: DraftPlace): boolean {
  const [begun, setBegun] = useState('');
  const place = `${account} ${form}`;
  useEffect(() => {
    let isOver = false;
    draftStore()
      .then((store) => store.hasDraft({ account, form }))
      .then(
        (has) => !isOver && setBegun(has ? place : ''),
        () => {},
      );
    return () => {
      isOver = true;
    };
  }, [account, form, place]);
  return begun === place;
}

export type Keeping = {
  state: 'idle' | 'kept' | 'failed';
  /** Ends the keeping and forgets what was kept: the form was sent, or is started over. */
  forget: () => void;
};

type KeepingOptions = {
  place: (DraftPlace & { version: string }) | undefined;
  answers: RawAnswers;
  wasRestored: boolean;
  /** None where the form is one page. */
  step?: string | null;
  /** Another tab has answered: what was not changed here since `before` is to be as it was kept. */
  onNewer: (kept: RawAnswers, before: RawAnswers) => void;
  /** Another tab has handed the form in, or started it over. */
  onGone?: () => void;
};

/** Writes the answers once typing pauses, and at once when the page is left; with them the step at which they stand. */
export function useDraftKeeping(options: KeepingOptions): Keeping {
  const { place, answers, wasRestored, step = null } = options;
  const [known, setKnown] = useState<Known>({ answers, isKept: wasRestored });
  const [failed, setFailed] = useState<RawAnswers | null>(null);
  const writtenStep = useRef(step);
  const pending = useRef<(() => void) | null>(null);
  const unsavedSince = useRef<number | null>(null);
  const { account, form, version } = place ?? {};
  const isChanged = changedSince(known.answers, answers).length > 0;
  const agree = useEffectEvent((kept: RawAnswers, before: RawAnswers) => {
    setKnown({ answers: kept, isKept: true });
    options.onNewer(kept, before);
  });
  useEffect(() => {
    if (account === undefined || form === undefined || version === undefined) return;
    const hasMoved = step !== writtenStep.current;
    if (!isChanged && !hasMoved) {
      pending.current = null;
      unsavedSince.current = null;
      return;
    }
    unsavedSince.current ??= Date.now();
    const write = () => {
      pending.current = null;
      unsavedSince.current = null;
      clearTimeout(timer);
      writtenStep.current = step;
      draftStore()
        .then((store) => store.saveDraft({ account, form }, { version, answers, step }, known))
        .then(
          (kept) => (kept ? agree(kept, answers) : setFailed(answers)),
          () => setFailed(answers),
        );
    };
    const waited = Date.now() - unsavedSince.current;
    // Who goes on to another step has paused.
    const pauseMs = hasMoved ? 0 : QUIET_MS;
    const timer = setTimeout(write, Math.max(0, Math.min(pauseMs, MOST_UNSAVED_MS - waited)));
    pending.current = write;
    return () => clearTimeout(timer);
  }, [account, form, version, answers, step, known, isChanged]);
  const hear = useEffectEvent((draft: Draft | null) => {
    if (draft && draft.version === version) agree(draft.answers, known.answers);
    if (draft || !known.isKept) return;
    pending.current = null;
    options.onGone?.();
  });
  useEffect(() => {
    if (account === undefined || form === undefined) return;
    let isOver = false;
    const stop = listenToTabs((news) => {
      if (news !== 'draft') return;
      draftStore()
        .then((store) => store.readDraft({ account, form }))
        .then(
          (draft) => !isOver && hear(draft),
          () => {},
        );
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [account, form]);
  useEffect(() => {
    const flush = () => pending.current?.();
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', flushHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  const forget = () => {
    pending.current = null;
    unsavedSince.current = null;
    if (account === undefined || form === undefined) return;
    dropQuietly({ account, form });
    setKnown({ answers, isKept: false });
  };
  const settled = failed === answers ? 'failed' : known.isKept && !isChanged ? 'kept' : 'idle';
  // Told of the very answers on the screen: the sign goes out with the first key that is pressed.
  return { state: settled, forget };
}
