// Keeps an unfinished form on the phone while it is filled in, and gives it back when it is opened again.
import { useEffect, useRef, useState } from 'react';
import type { RawAnswers } from '../filling.ts';
import type { Draft, DraftPlace } from './draft-store.ts';

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

/** What became of the last answers that were written. */
type Settled = { answers: RawAnswers; state: 'kept' | 'failed' };

/** Writes the answers once typing pauses, and at once when the page is left; with them the step at which they stand. */
export function useDraftKeeping(
  place: (DraftPlace & { version: string }) | undefined,
  answers: RawAnswers,
  wasRestored: boolean,
  step: string | null = null,
): Keeping {
  const [settled, setSettled] = useState<Settled | null>(wasRestored ? { answers, state: 'kept' } : null);
  const seen = useRef({ answers, step });
  const pending = useRef<(() => void) | null>(null);
  const unsavedSince = useRef<number | null>(null);
  const { account, form, version } = place ?? {};
  useEffect(() => {
    if (account === undefined || form === undefined || version === undefined) return;
    if (answers === seen.current.answers && step === seen.current.step) return;
    // Who goes on to another step has paused.
    const pauseMs = answers === seen.current.answers ? 0 : QUIET_MS;
    seen.current = { answers, step };
    unsavedSince.current ??= Date.now();
    const write = () => {
      pending.current = null;
      unsavedSince.current = null;
      clearTimeout(timer);
      draftStore()
        .then((store) => store.saveDraft({ account, form }, { version, answers, step }))
        .then(
          () => setSettled({ answers, state: 'kept' }),
          () => setSettled({ answers, state: 'failed' }),
        );
    };
    const waited = Date.now() - unsavedSince.current;
    const timer = setTimeout(write, Math.max(0, Math.min(pauseMs, MOST_UNSAVED_MS - waited)));
    pending.current = write;
    return () => clearTimeout(timer);
  }, [account, form, version, answers, step]);
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
    setSettled(null);
  };
  // Told of the very answers on the screen: the sign goes out with the first key that is pressed.
  return { state: settled?.answers === answers ? settled.state : 'idle', forget };
}
