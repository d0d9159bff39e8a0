// Verdicts given at the workbench that still settle, may be taken back, or were refused; they outlive the record that they were given on.

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { UNDO_MS } from '../../../rules/undo-verdict.ts';
import { reviewTexts } from '../../../texts/staff-review.ts';
import { sendUndo, sendVerdict, TOAST_PLACE, type Verdict, wordsOf } from '../decide.ts';
import { type Review, reviewQuery } from '../queries.ts';

export type GivenVerdict = {
  about: Review['verification'];
  verdict: Verdict;
  section: string;
  owner: string;
  state: 'settling' | 'standing' | 'refused';
  /** Why, where it was refused. */
  why?: string;
  /** When it can no longer be taken back, by this browser's clock, in milliseconds. */
  undoneUntil?: number;
  /** Fulfilled once the server has answered, however it did. */
  answered: Promise<void>;
};

/** An undo that was asked for: on its way, back and still to be shown, or in vain. */
export type Undo = { id: string; state: 'asked' | 'back' | 'missed' };

type Store = {
  /** The latest first. */
  given: readonly GivenVerdict[];
  /** What was typed for those that came back, by their documents. */
  typed: Map<string, Verdict>;
  /** The latest one; absent once what it led back to takes keys. */
  undo?: Undo | undefined;
  hear: Set<() => void>;
};

/** The verdicts of one person's session, gone with it. They are no query: a key right behind a verdict must find it given already. */
const stores = new WeakMap<QueryClient, Store>();

function storeOf(queries: QueryClient): Store {
  const store = stores.get(queries) ?? { given: [], typed: new Map(), hear: new Set() };
  stores.set(queries, store);
  return store;
}

/** The latest first. */
export const useGivenVerdicts = (): readonly GivenVerdict[] => useStore(({ given }) => given);

/** The undo that is under way, or was in vain. */
export const useUndo = (): Undo | undefined => useStore(({ undo }) => undo);

function useStore<Part>(part: (store: Store) => Part): Part {
  const store = storeOf(useQueryClient());
  const subscribe = useCallback(
    (hear: () => void) => {
      store.hear.add(hear);
      return () => store.hear.delete(hear);
    },
    [store],
  );
  return useSyncExternalStore(subscribe, () => part(store));
}

function change(queries: QueryClient, changes: Partial<Pick<Store, 'given' | 'undo'>>): void {
  const store = storeOf(queries);
  Object.assign(store, changes);
  for (const hear of store.hear) hear();
}

const isOf = (id: string) => (given: GivenVerdict) => given.about._id === id;

function put(queries: QueryClient, given: GivenVerdict): void {
  const others = storeOf(queries).given.filter((each) => !isOf(given.about._id)(each));
  // In the place that it had: one that settles late does not become the latest by that.
  const place = storeOf(queries).given.findIndex(isOf(given.about._id));
  const all = others.toSpliced(Math.max(place, 0), 0, given);
  // Only the latest is offered to be taken back.
  const latest = all.find(({ state }) => state !== 'refused');
  change(queries, { given: all.filter((each) => each.state !== 'standing' || each === latest) });
}

/** Whether a verdict on documents is on its way or stands: then they are held no more. */
export const isGiven = (queries: QueryClient, id: string): boolean =>
  storeOf(queries).given.some((each) => isOf(id)(each) && each.state !== 'refused');

/** Drops a verdict that is done with: looked at again, taken back or too old. */
export const dropGiven = (queries: QueryClient, id: string): void =>
  change(queries, { given: storeOf(queries).given.filter((each) => !isOf(id)(each)) });

/** What was typed for a verdict that was refused or taken back. */
export const typedFor = (queries: QueryClient, id: string): Verdict | undefined =>
  storeOf(queries).typed.get(id);

/** Keeps a note that was begun, for when its record is open again. */
export const keepNote = (queries: QueryClient, id: string, note: string): void =>
  void storeOf(queries).typed.set(id, { status: 'Verified', ...typedFor(queries, id), note });

/** What the toasts of the review are about: one about an earlier verdict would be taken for news of the latest. */
const VERDICTS = 'verdicts';

/** Gives a verdict, which is shown at once. It never throws: what the server refuses comes back with what was typed. */
export function giveVerdict(queries: QueryClient, review: Review, verdict: Verdict): void {
  const { verification: about, submission, user } = review;
  const sending = queries
    .getMutationCache()
    .build(queries, { mutationFn: sendVerdict })
    .execute({ about, verdict });
  const given = { about, verdict, section: submission.informationSchema.name, owner: user.fullName };
  const answered = sending.then(
    async ({ message, undoUntil, status }) => {
      await showStatus(queries, about._id, status);
      // The server's clock may be another one.
      const left = Math.min(Date.parse(undoUntil) - Date.now(), UNDO_MS);
      put(queries, {
        ...given,
        state: 'standing',
        undoneUntil: Date.now() + left,
        answered: Promise.resolve(),
      });
      storeOf(queries).typed.delete(about._id);
      toast.good(message, TOAST_PLACE, VERDICTS);
    },
    async (failure: Error) => {
      const why = wordsOf(failure);
      storeOf(queries).typed.set(about._id, verdict);
      put(queries, { ...given, state: 'refused', why, answered: Promise.resolve() });
      toast.bad(why, TOAST_PLACE, VERDICTS);
      await queries.invalidateQueries({ queryKey: reviewQuery(about._id).queryKey });
    },
  );
  dropGiven(queries, about._id);
  put(queries, { ...given, state: 'settling', answered });
}

/** What an undo leads back to is shown by then, or is somebody else's now. */
const BACK_MS = 1_000;

/** Takes a verdict back and answers whether it was; waits first for one that is still on its way. */
export async function takeVerdictBack(queries: QueryClient, given: GivenVerdict): Promise<boolean> {
  const id = given.about._id;
  change(queries, { undo: { id, state: 'asked' } });
  const isBack = await isTakenBack(queries, given);
  const undo: Undo = { id, state: isBack ? 'back' : 'missed' };
  change(queries, { undo });
  if (isBack)
    setTimeout(() => {
      if (storeOf(queries).undo === undo) change(queries, { undo: { id, state: 'missed' } });
    }, BACK_MS);
  return isBack;
}

/** To be called once the record that an undo led back to takes keys. */
export const endUndo = (queries: QueryClient): void => change(queries, { undo: undefined });

async function isTakenBack(queries: QueryClient, given: GivenVerdict): Promise<boolean> {
  await given.answered;
  const { _id: id } = given.about;
  if (!storeOf(queries).given.some((each) => isOf(id)(each) && each.state === 'standing')) return false;
  dropGiven(queries, id);
  try {
    const { message, status } = await sendUndo(given.about);
    storeOf(queries).typed.set(id, given.verdict);
    await showStatus(queries, id, status);
    toast.good(message, TOAST_PLACE, VERDICTS);
    return true;
  } catch (failure) {
    toast.bad(failure instanceof Error ? failure.message : reviewTexts.failed, TOAST_PLACE, VERDICTS);
    return false;
  }
}

/**
 * Writes a status into the cached review. What was read before, or is being read, does not undo it; the live notification reads the rest
 * again.
 */
async function showStatus(
  queries: QueryClient,
  id: string,
  status: Review['verification']['status'],
): Promise<void> {
  const { queryKey } = reviewQuery(id);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(
    queryKey,
    (review) => review && { ...review, verification: { ...review.verification, status } },
  );
}
