// Live events: a change says its topic inside its transaction, and every browser it concerns hears it and reads again.
import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import type { Actor } from '#shared/actor.ts';
import { isStaff } from '#shared/actor.ts';
import type { OpenDatabase } from './database/database.ts';
import { SENT_AHEAD } from './database/prepared-statements.ts';
import type { Work } from './work.ts';

/** The database's channel on which changes are announced, as `address topic`, or with several topics where all concern the same. */
export const CHANNEL = 'live';
const HEARTBEAT_MS = 25_000;

type Concerned = { account: string } | 'staff' | 'everyone';

/** Tells one person's browsers, every staff member's, or all of them that a topic changed. Only the topic travels, never content. */
export async function announce(work: Pick<Work, 'db'>, to: Concerned, topic: string): Promise<void> {
  const address = typeof to === 'string' ? to : to.account;
  await sql`select pg_notify(${CHANNEL}, ${`${address} ${topic}`}) ${SENT_AHEAD}`.execute(work.db);
}

/** The same for many people at once, however many they are; each hears every topic. */
export async function announceToAll(
  work: Pick<Work, 'db'>,
  accounts: readonly string[],
  topics: string,
): Promise<void> {
  if (accounts.length === 0) return;
  await sql`select pg_notify(${CHANNEL}, account || ' ' || ${topics}) from unnest(${[...new Set(accounts)]}::text[]) as account
    ${SENT_AHEAD}`.execute(work.db);
}

type Listener = { addresses: string[]; response: ServerResponse };

export type LiveEvents = { attach(actor: Actor, response: ServerResponse): void; close(): Promise<void> };

/** Hears the database's notices and passes them on. After a gap every listener is told to read everything again. */
export async function openLiveEvents(database: OpenDatabase): Promise<LiveEvents> {
  const listeners = new Set<Listener>();
  const write = (text: string, concerns: (listener: Listener) => boolean) => {
    for (const listener of listeners) if (concerns(listener)) listener.response.write(text);
  };
  const unlisten = await database.listen(
    CHANNEL,
    (payload) => {
      const [address = '', ...topics] = payload.split(' ');
      const text = topics.map((topic) => `data: ${topic}\n\n`).join('');
      write(text, (listener) => listener.addresses.includes(address));
    },
    () => write('data: *\n\n', () => true),
  );
  const heartbeat = setInterval(() => write(': still here\n\n', () => true), HEARTBEAT_MS);
  return {
    attach(actor, response) {
      const addresses = [actor.id, 'everyone', ...(isStaff(actor) ? ['staff'] : [])];
      const listener = { addresses, response };
      listeners.add(listener);
      response.on('close', () => listeners.delete(listener));
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      response.write('retry: 3000\n\n');
    },
    async close() {
      clearInterval(heartbeat);
      for (const { response } of listeners) response.end();
      await unlisten();
    },
  };
}
