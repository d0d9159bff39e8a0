// Live events: a change says its topic, and once it has committed every browser it concerns hears it and reads again.
import type { ServerResponse } from 'node:http';
import type { Actor } from '#shared/actor.ts';
import { isStaff } from '#shared/actor.ts';
import type { OpenDatabase } from './database/database.ts';
import { type Notices, openNotices } from './database/notices.ts';
import type { Work } from './work.ts';

/** The database's channel on which changes are announced, as `address topic topic`. */
const CHANNEL = 'live';
const HEARTBEAT_MS = 25_000;
/** How soon browsers come back at the earliest when a server ends: another one is there, or this one soon. */
export const SOON_MS = 500;

type Concerned = { account: string } | 'staff' | 'everyone';

/** Tells one person's browsers, every staff member's, or all of them that topics changed. Only topics travel, never content. */
export function notify({ notices }: Pick<Work, 'notices'>, to: Concerned, topics: string): void {
  notices.add(typeof to === 'string' ? to : to.account, topics);
}

/** Notifies the browsers of many people at once that topics changed, however many they are. */
export function notifyAll(
  { notices }: Pick<Work, 'notices'>,
  accounts: readonly string[],
  topics: string,
): void {
  for (const account of accounts) notices.add(account, topics);
}

/** The event that has a browser connect again, here or at another server: after `soonestMs` at the earliest, and not everybody at once. */
export const comeBack = (soonestMs: number): string =>
  `retry: ${Math.round(soonestMs * (1 + 5 * Math.random()))}\n\n`;

type Listener = { actor: Actor; addresses: string[]; response: ServerResponse };

/** Which of these sessions still speak for somebody, and for whom. */
export type FindActing = (sessionIds: string[], now: Date) => Promise<Actor[]>;

export type LiveEvents = {
  /** False when the account has as many streams open as it may have. */
  attach(actor: Actor, response: ServerResponse): boolean;
  /** Whether the database answers just now; known without asking it. */
  isDatabaseHeard(): boolean;
  notices: Notices;
  /** How many streams are open. */
  count(): number;
  /** Ends all streams; each browser asks again elsewhere. */
  endStreams(): void;
  /** Sends the notices that wait, and stops listening. */
  close(): Promise<void>;
};

/** How many streams a person may have: one for each browser, whose tabs share it where they can. */
const MOST_STREAMS = 12;
/** How much a browser may leave unread; topics are short, so beyond this it does not read. */
const MOST_UNREAD_BYTES = 64 * 1024;

/**
 * Hears the database's notices and passes them on. After a gap every listener is told to read everything again. A stream ends with
 * its session and with its owner's role: at once where that is announced, at the next heartbeat in any case.
 */
export async function openLiveEvents(database: OpenDatabase, findActing: FindActing): Promise<LiveEvents> {
  const listeners = new Set<Listener>();
  const write = (text: string, concerns: (listener: Listener) => boolean) => {
    for (const listener of listeners) {
      const { response } = listener;
      if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
      else if (concerns(listener)) response.write(text);
    }
  };
  const endOver = async (concerned: Listener[]): Promise<void> => {
    if (concerned.length === 0) return;
    const acting = await findActing(
      concerned.map(({ actor }) => actor.sessionId),
      new Date(),
    );
    const roles = new Map(acting.map(({ sessionId, userType }) => [sessionId, userType]));
    for (const { actor, response } of concerned)
      if (roles.get(actor.sessionId) !== actor.userType) response.end();
  };
  // While the database is away nobody can be authorised, and nothing is announced either.
  const endOutdated = (concerned: Listener[]) => endOver(concerned).catch(() => {});
  const listening = await database.listen(
    CHANNEL,
    (payload) => {
      const [address = '', ...topics] = payload.split(' ');
      const text = topics.map((topic) => `data: ${topic}\n\n`).join('');
      write(text, (listener) => listener.addresses.includes(address));
      if (topics.includes('session'))
        void endOutdated([...listeners].filter(({ actor }) => actor.id === address));
    },
    () => write('data: *\n\n', () => true),
  );
  const notices = openNotices(listening.send);
  const heartbeat = setInterval(() => {
    write(': still here\n\n', () => true);
    void endOutdated([...listeners]);
  }, HEARTBEAT_MS);
  return {
    attach(actor, response) {
      const open = [...listeners].filter((listener) => listener.actor.id === actor.id);
      if (open.length >= MOST_STREAMS) return false;
      const addresses = [actor.id, 'everyone', ...(isStaff(actor) ? ['staff'] : [])];
      const listener = { actor, addresses, response };
      listeners.add(listener);
      response.on('close', () => listeners.delete(listener));
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        connection: 'close',
      });
      response.write('retry: 3000\n\n');
      return true;
    },
    isDatabaseHeard: () => listening.isHeard(),
    notices,
    count: () => listeners.size,
    endStreams() {
      clearInterval(heartbeat);
      for (const { response } of listeners) response.end(comeBack(SOON_MS));
    },
    async close() {
      await notices.close();
      await listening.stop();
    },
  };
}
