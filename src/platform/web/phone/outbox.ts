// Submissions on their way: kept on the phone before they are sent, sent under one key until there is an answer.
import { CallFailed } from '../call.ts';
import { isOffline } from '../connection.ts';
import { sessionChanged } from '../session.ts';
import { listenToTabs, notifyTabs } from './between-tabs.ts';
import { fateOf, isDue, isStale, type OutboxEntry, type Outcome, type Refused } from './outbox-entry.ts';
import { type Posting, type PostOptions, post } from './posting.ts';

/** An entry as screens show it; `received` is shown for a minute. */
export type Waiting = Pick<OutboxEntry, 'form' | 'title' | 'createdAt'> & {
  state: 'waiting' | 'sending' | 'stale' | 'refused' | 'received';
  refused: Refused | null;
  reply: unknown;
};

/** Thrown instead of an answer: the server could not be reached, and the submission is stored on this phone. */
export class KeptOnPhone extends Error {}

/** The code of the store on the phone. It is loaded when it is first needed, so that it does not delay the first screen. */
const store = () => import('./phone-store.ts');

/** How many milliseconds the phone's storage may take to answer. Storage that does not answer must not keep anybody from submitting. */
const PATIENCE_MS = 2_000;
const RECEIVED_SHOWN_MS = 60_000;

let account: string | null = null;
let entries: OutboxEntry[] = [];
let shown: readonly Waiting[] = [];
const sending = new Set<string>();
/** The submissions that an open form is sending at present, whose progress the form shows itself. */
const inForms = new Set<string>();
const received = new Map<string, Waiting>();
const listeners = new Set<() => void>();

export const shownOutbox = (): readonly Waiting[] => shown;

export function onOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(): void {
  const now = Date.now();
  const waiting = entries.filter(({ key }) => !inForms.has(key)).map((entry) => waitingOf(entry, now));
  const open = new Set(waiting.map(({ form }) => form));
  const next = [...waiting, ...[...received.values()].filter(({ form }) => !open.has(form))];
  // The outbox is read every few seconds: entries that have not changed stay the same objects.
  if (JSON.stringify(next) === JSON.stringify(shown)) return;
  shown = next;
  for (const listener of listeners) listener();
}

function waitingOf({ key, form, title, createdAt, refused }: OutboxEntry, now: number): Waiting {
  const quiet = isStale({ createdAt }, now) ? 'stale' : 'waiting';
  const state = refused ? 'refused' : sending.has(key) ? 'sending' : quiet;
  return { form, title, createdAt, state, refused, reply: null };
}

async function reload(): Promise<void> {
  if (account === null) return;
  const read = await (await store()).readOutbox(account);
  entries = read.filter((entry) => entry.account === account);
  show();
}

const changed = async (): Promise<void> => {
  await reload();
  notifyTabs('outbox');
};

/** Opens the outbox of the account that is logged in, and deletes what other accounts have left on this phone. */
export async function openOutbox(owner: string): Promise<void> {
  holding?.abort();
  if (account !== owner) received.clear();
  account = owner;
  await (await store()).dropOfOthers(owner);
  await reload();
}

/** Closes the outbox once its owner has logged out: no submission is stored, shown or sent any more. */
export async function closeOutbox(): Promise<void> {
  forgetOutbox();
  await (await store()).dropOfOthers(null);
  holding?.abort();
}

let holding: AbortController | null = null;

/**
 * Resolves once none of the submissions is on its way from any tab, and keeps their locks until the outbox is closed or opened
 * again: a session must not end under one that is being sent.
 */
export async function holdOutbox(): Promise<void> {
  holding?.abort();
  holding = new AbortController();
  const { signal } = holding;
  await reload();
  await Promise.all(entries.map((entry) => lockUntil(signal, entry)));
  await reload();
}

const lockUntil = (signal: AbortSignal, entry: OutboxEntry): Promise<void> =>
  new Promise((granted, failed) => {
    const keep = () => {
      granted();
      if (signal.aborted) return;
      return new Promise<void>((release) => signal.addEventListener('abort', () => release()));
    };
    navigator.locks.request(lockOf(entry), keep).catch(failed);
  });

function forgetOutbox(): void {
  account = null;
  entries = [];
  received.clear();
  show();
}

listenToTabs((news) => {
  if (news === 'outbox') void reload().catch(() => {});
  if (news === 'left') forgetOutbox();
});

type Submission<Reply> = Pick<OutboxEntry, 'account' | 'form' | 'title' | 'receivedBefore'> & {
  posting: Posting<Reply>;
};

/** Stores a submission, then sends it. Returns the server's answer; throws its refusal, or `KeptOnPhone`. */
export async function submit<Reply>(
  { posting, ...whose }: Submission<Reply>,
  options: PostOptions,
): Promise<Reply> {
  const now = Date.now();
  const call = { endpoint: posting.endpoint, input: posting.input };
  const rest = { key: options.key, createdAt: now, tries: 0, nextTryAt: now, refused: null };
  const entry: OutboxEntry = { ...whose, ...rest, call };
  inForms.add(entry.key);
  try {
    if (!(await isKept(entry))) return await post(posting, options);
    if (!navigator.onLine) throw new KeptOnPhone();
    return (await navigator.locks.request(lockOf(entry), () => sendKept(entry, options))) as Reply;
  } finally {
    inForms.delete(entry.key);
    void changed().catch(() => {});
  }
}

async function isKept(entry: OutboxEntry): Promise<boolean> {
  if (typeof indexedDB === 'undefined' || typeof navigator.locks === 'undefined') return false;
  const kept = store().then(({ putEntry }) => putEntry(entry));
  const late = new Promise<never>((_resolve, reject) => setTimeout(reject, PATIENCE_MS));
  return Promise.race([kept, late]).then(
    () => true,
    () => false,
  );
}

const lockOf = ({ key }: OutboxEntry): string => `outbox ${key}`;

async function sendKept(entry: OutboxEntry, options: PostOptions): Promise<unknown> {
  const { dropEntry, putEntry } = await store();
  const { outcome, failure } = await tried(entry, options);
  const fate = fateOf(entry, outcome, Date.now());
  if (fate.fate === 'waits') {
    // An internal error of the server is shown at once, so that the person can try again; the form still holds all answers.
    const isOurs = !outcome.answered && outcome.status >= 500 && outcome.status !== 503;
    await (isOurs ? dropEntry(entry) : putEntry(fate.entry));
    throw isOurs || fate.login ? failure : new KeptOnPhone();
  }
  await dropEntry(entry);
  if (outcome.answered) return outcome.reply;
  throw failure;
}

async function tried(
  { call, key }: OutboxEntry,
  options: Omit<PostOptions, 'key'> = {},
): Promise<{ outcome: Outcome; failure?: unknown }> {
  if (!call) throw new Error('a refused submission is not sent');
  try {
    return { outcome: { answered: true, reply: await post(call, { ...options, key }) } };
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure;
    const { status, code, message, fields } = failure;
    return { failure, outcome: { answered: false, status, code, message, fields } };
  }
}

let isFlushing = false;

/** Sends the submissions that are due, one after the other. `back`: the connection has just returned, or the app was opened. */
export async function flushOutbox(back: boolean): Promise<void> {
  if (isFlushing || account === null || !navigator.onLine) return;
  isFlushing = true;
  try {
    await reload();
    for (const entry of entries.filter((each) => isDue(each, Date.now(), back))) {
      await sendQuietly(entry);
      if (isOffline()) return;
    }
  } finally {
    isFlushing = false;
  }
}

/** Sends a submission whose owner asked for it, however old it is. */
export async function sendNow(form: string): Promise<void> {
  const entry = entries.find((each) => each.form === form);
  if (entry?.call) await sendQuietly(entry);
}

/** Sends a submission under a lock, so that two tabs, or a tab and a form, never send it at the same time; whoever comes second looks whether it still waits. */
async function sendQuietly(entry: OutboxEntry): Promise<void> {
  await navigator.locks.request(lockOf(entry), { ifAvailable: true }, async (lock) => {
    const { readEntry, dropEntry, putEntry } = await store();
    const present = lock && (await readEntry(entry));
    if (present?.key !== entry.key || !present.call) return;
    sending.add(entry.key);
    show();
    try {
      const { outcome } = await tried(present);
      const fate = fateOf(present, outcome, Date.now());
      if (fate.fate === 'received') {
        await dropEntry(present);
        showReceived(present, fate.reply);
      } else {
        await putEntry(fate.entry);
        if (fate.fate === 'waits' && fate.login) sessionChanged();
      }
    } finally {
      sending.delete(entry.key);
    }
    await changed();
  });
}

function showReceived({ form, title, createdAt }: OutboxEntry, reply: unknown): void {
  received.set(form, { form, title, createdAt, state: 'received', refused: null, reply });
  setTimeout(() => {
    received.delete(form);
    show();
  }, RECEIVED_SHOWN_MS);
}

/** Takes a submission out of the outbox, so that its form can be edited again. Returns false while the submission is being sent. */
export function takeBack(form: string): Promise<boolean> {
  const entry = entries.find((each) => each.form === form);
  if (!entry) return Promise.resolve(true);
  return navigator.locks.request(lockOf(entry), { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await (await store()).dropEntry(entry);
    await changed();
    return true;
  });
}
