// The session record as the server's readable cookie tells it; for display and routing only, the server decides everything.
import { useSyncExternalStore } from 'react';
import { readUserType, type SessionRecord } from '#shared/actor.ts';
import { forgetFormToken } from './call.ts';

let lastText = '';
let lastRecord: SessionRecord | null = null;

/** The last session that this page has seen, for the time when there is none any more; null where it has seen none. */
let former: { account: string; email: string; hasLeft: boolean } | null = null;

/** The session for which a page is prerendered at build; none, unless the renderer sets one. */
let renderedFor: SessionRecord | null = null;
export const renderFor = (reader: SessionRecord | null): void => {
  renderedFor = reader;
};

/** Matches the cookie of a site on https, whose prefix makes the browser accept it from this host alone. */
const OF_THIS_HOST = /(?:^|; )__Host-session=([^;]*)/;
const PLAIN = /(?:^|; )session=([^;]*)/;

/** The record of who is logged in here, or null; the same object as long as the cookie does not change. */
export function readSession(): SessionRecord | null {
  if (typeof document === 'undefined') return renderedFor;
  const { cookie } = document;
  const text = (cookie.match(OF_THIS_HOST) ?? cookie.match(PLAIN))?.[1] ?? '';
  if (text === lastText) return lastRecord;
  lastText = text;
  lastRecord = parse(text);
  if (lastRecord) former = { account: lastRecord.id, email: lastRecord.email, hasLeft: false };
  return lastRecord;
}

function parse(text: string): SessionRecord | null {
  try {
    if (!text) return null;
    const record = JSON.parse(decodeURIComponent(text)) as SessionRecord;
    return { ...record, userType: readUserType(String(record.userType)) };
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

/** Calls `listener` at every change of who is logged in; for code that stands outside of React. */
export function watchSession(listener: () => void): void {
  listeners.add(listener);
}

/** Call after anything that may have changed who is logged in: every screen that shows the session then reads it anew. */
export function sessionChanged(): void {
  isJustRead = false;
  forgetFormToken();
  for (const listener of listeners) listener();
}

/**
 * Call as soon as somebody has left of their own will, before any screen reads that there is no session: only then does the next log-in lead nowhere.
 * Every other end leads back, whoever notices it first: an answer of 401 takes the record away before the code that waits for it runs.
 */
export function sessionLeft(): void {
  if (former) former.hasLeft = true;
}

/** Whose session was here before, and whether they have left it of their own will. */
export const formerSession = (): Readonly<typeof former> => former;

let isJustRead = false;

/** Read once for all that one step of a screen asks: a browser fetches cookies from another process each time, and no answer arrives within a step. */
function readOnce(): SessionRecord | null {
  if (isJustRead) return lastRecord;
  isJustRead = true;
  queueMicrotask(() => {
    isJustRead = false;
  });
  return readSession();
}

export const useSession = (): SessionRecord | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readOnce,
    () => renderedFor,
  );
