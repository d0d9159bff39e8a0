// What browsers shall read again is announced after the writes have committed, and many at once: a transaction that notifies takes one lock
// for the whole database when it commits, so that those who write would wait for each other.
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Topics by the address of those whom they concern: an account's id, 'staff' or 'everyone'. */
type Topics = Map<string, Set<string>>;

export type Notices = {
  /** Adds a notice to send. `topics` is one, or several with a space between; nobody waits until it is sent. */
  add(address: string, topics: string): void;
};

/** Drops every notice, for a process beside which no server runs on the database. */
export const noNotices: Notices = { add() {} };

/** Gathers the notices of a transaction until it has committed. */
export function gatherNotices(): Notices & { passOn(to: Notices): void } {
  const gathered: Topics = new Map();
  return {
    add: (address, topics) => addTo(gathered, address, topics),
    passOn: (to) => {
      for (const [address, topics] of gathered) to.add(address, [...topics].join(' '));
    },
  };
}

function addTo(all: Topics, address: string, topics: string): void {
  const known = all.get(address) ?? new Set();
  for (const topic of topics.split(' ')) known.add(topic);
  all.set(address, known);
}

/** How long notices are gathered after some were sent, in milliseconds: the first of a burst goes out at once, the others together. */
const APART_MS = 100;
const AGAIN_MS = 500;
/** The most addresses whose notices wait; beyond that everybody is told to read everything again. */
const MOST_WAITING = 10_000;

/**
 * Sends by `send`, which takes 'address topic topic' for each address and rejects while the database is away: then it is sent later.
 * What waits when the process is killed is lost: browsers read again when their stream breaks and when they are looked at.
 */
export function openNotices(send: (notices: string[]) => Promise<void>) {
  let waiting: Topics = new Map();
  let telling: Promise<void> | null = null;
  let isClosing = false;

  async function notifyAll(): Promise<void> {
    // One transaction's notices are added one after the other.
    await setImmediate();
    while (waiting.size > 0) {
      const now = waiting;
      waiting = new Map();
      const isSent = await send([...now].map(([address, topics]) => [address, ...topics].join(' '))).then(
        () => true,
        () => false,
      );
      if (!isSent && isClosing) return;
      if (!isSent) giveBack(now);
      if (!isClosing) await setTimeout(isSent ? APART_MS : AGAIN_MS);
    }
  }

  function giveBack(unsent: Topics): void {
    for (const [address, topics] of unsent) addTo(waiting, address, [...topics].join(' '));
    if (waiting.size > MOST_WAITING) waiting = new Map([['everyone', new Set(['*'])]]);
  }

  return {
    add(address: string, topics: string): void {
      addTo(waiting, address, topics);
      telling ??= notifyAll().finally(() => {
        telling = null;
      });
    },
    /** Tells what waits, where the database answers. */
    async close(): Promise<void> {
      isClosing = true;
      await telling;
    },
  } satisfies Notices & { close(): Promise<void> };
}
