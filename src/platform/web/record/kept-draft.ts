// What was typed and not saved yet, kept in this browser for whoever typed it: over a reload, a closed tab, a lost connection. What
// somebody typed who is not logged in (the account '') stays in the tab, since nobody's log-out would remove it from a shared phone.
import { DAY_MS } from '#shared/calendar.ts';

/** So long an unfinished form is kept. */
export const KEPT_DAYS = 14;
const BEGINS = 'draft:';

const keyOf = (account: string, form: string): string => `${BEGINS}${account}:${form}`;

const storageOf = (account: string): Storage => (account === '' ? sessionStorage : localStorage);

type Kept<Content> = Content & { savedAt: string };

/** The stored draft of a form; null where there is none, where it is older than 14 days, or where it cannot be parsed. */
export function readKept<Content>(account: string, form: string): Kept<Content> | null {
  try {
    const kept = JSON.parse(
      storageOf(account).getItem(keyOf(account, form)) ?? 'null',
    ) as Kept<Content> | null;
    return kept && !isOld(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isOld = ({ savedAt }: { savedAt: string }): boolean =>
  !(Date.now() - Date.parse(savedAt) <= KEPT_DAYS * DAY_MS);

/** Stores a draft. Throws a `DOMException` where the browser's storage is full or switched off. */
export function writeKept(account: string, form: string, content: object): void {
  const savedAt = new Date().toISOString();
  storageOf(account).setItem(keyOf(account, form), JSON.stringify({ ...content, savedAt }));
}

export function dropKept(account: string, form: string): void {
  try {
    storageOf(account).removeItem(keyOf(account, form));
  } catch {
    // Where storage is switched off there is no draft to delete.
  }
}

/**
 * Deletes the drafts of every other account, and those of visitors, when `account` logs in on this browser. With `account` null, which is a
 * log-out, it deletes the drafts of all accounts and leaves those of visitors.
 */
export function dropKeptOfOthers(account: string | null): void {
  try {
    const own = account === null ? null : keyOf(account, '');
    for (const key of Object.keys(localStorage))
      if (key.startsWith(BEGINS) && !(own && key.startsWith(own))) localStorage.removeItem(key);
    if (!account) return;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(BEGINS)) sessionStorage.removeItem(key);
  } catch {
    // Where storage is switched off there are no drafts to delete.
  }
}
