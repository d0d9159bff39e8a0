// What somebody answered before there was an account: for the tab they are in, and from sign-up on for whoever logs in here with that address.
import type { FormAnswers } from '#features/forms/contract.ts';
import { KEPT_DAYS } from '#platform/web/record/kept-draft.ts';
import { DAY_MS } from '#shared/calendar.ts';

/** By the section that asks for them. */
export type FirstAnswers = Readonly<Record<string, FormAnswers>>;

const KEY = 'firstAnswers';

type Kept = { email: string; answers: FirstAnswers; keptAt: string };

/** For this tab alone; it forgets them when it is closed. */
export const keepFirstAnswers = (answers: FirstAnswers): void => quietly(() => put(sessionStorage, answers));

/** Signed up with this address: the mailed link opens another tab, so that from now on the phone keeps them, for this person. */
export function carryOver(email: string): void {
  quietly(() => {
    const answers = read<FirstAnswers>(sessionStorage);
    if (!answers) return;
    put(localStorage, { email: plain(email), answers, keptAt: new Date().toISOString() } satisfies Kept);
    sessionStorage.removeItem(KEY);
  });
}

/** What this person answered of a section; empty where it was somebody else, or is long ago. */
export function firstAnswersOf(email: string, sId: string): FormAnswers {
  try {
    const kept = read<Kept>(localStorage);
    if (!kept || kept.email !== plain(email)) return {};
    const isYoung = Date.now() - Date.parse(kept.keptAt) <= KEPT_DAYS * DAY_MS;
    return (isYoung && kept.answers[sId]) || {};
  } catch {
    return {};
  }
}

/** Leaves nothing of anyone but this person; of nobody at all, when `email` is null. */
export function forgetFirstAnswersOfOthers(email: string | null): void {
  quietly(() => {
    sessionStorage.removeItem(KEY);
    if (email === null || read<Kept>(localStorage)?.email !== plain(email)) localStorage.removeItem(KEY);
  });
}

const plain = (email: string): string => email.trim().toLowerCase();

const put = (storage: Storage, content: unknown): void => storage.setItem(KEY, JSON.stringify(content));

const read = <Content>(storage: Storage): Content | null =>
  JSON.parse(storage.getItem(KEY) ?? 'null') as Content | null;

/** A browser that keeps nothing, or has no room, goes on without. */
function quietly(run: () => void): void {
  try {
    run();
  } catch {
    // As if nothing had been answered.
  }
}
