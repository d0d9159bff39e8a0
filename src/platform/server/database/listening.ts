// One connection of its own that hears and tells notices, and knows whether the database answers; when it breaks, it is opened again.
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

export type Listening = {
  /** Whether the database answered when it was last asked, which was less than 4 s ago. */
  isHeard(): boolean;
  /** Tells everyone who hears the channel, itself too. Rejects while the database is away. */
  send(notices: readonly string[]): Promise<void>;
  stop(): Promise<void>;
};

type Wanted = {
  connectionString: string;
  channel: string;
  onNotice: (payload: string) => void;
  /** Called after each new connection, because notices that were sent meanwhile were missed. */
  onGap: () => void;
  /** How often the database is asked, where not as usual. */
  askedEveryMs?: number;
};

/** How often the database is asked, and then how long it has to answer: nothing else tells of a line that is cut without a word. */
const ASKED_EVERY_MS = 2_000;
const ANSWER_MS = 2_000;
const CONNECTION_MS = 3_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;

/** Listens until it is stopped, over as many connections as it takes. Rejects when the first one cannot be made. */
export async function listenOn(wanted: Wanted): Promise<Listening> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let client = await connect(wanted);
  let isHeard = true;
  const keep = async () => {
    while (!signal.aborted) {
      await untilSilent(client, wanted, signal);
      isHeard = false;
      const next = await reconnect(wanted, signal);
      if (!next) return;
      client = next;
      isHeard = true;
      wanted.onGap();
    }
  };
  const kept = keep();
  return {
    isHeard: () => isHeard,
    send: async (notices) => {
      await client.query('select pg_notify($1, notice) from unnest($2::text[]) as notice', [
        wanted.channel,
        notices,
      ]);
    },
    stop: async () => {
      stopping.abort();
      drop(client);
      await kept;
    },
  };
}

async function connect({ connectionString, channel, onNotice }: Wanted): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('notification', (notice) => onNotice(notice.payload ?? ''));
  // The error is reported by the end that follows it, too.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    drop(client);
    throw error;
  }
}

/** Resolves when the database has not answered in time, the connection has ended, or it is no longer wanted. */
async function untilSilent(
  client: pg.Client,
  { askedEveryMs = ASKED_EVERY_MS }: Wanted,
  signal: AbortSignal,
): Promise<void> {
  const ended = new AbortController();
  client.once('end', () => ended.abort());
  const over = AbortSignal.any([signal, ended.signal]);
  while (!over.aborted) {
    await pause(askedEveryMs, over);
    const answers = over.aborted || (await client.query('select 1').catch(() => null));
    if (!answers) break;
  }
  drop(client);
}

/** Connects again, try after try, with pauses that grow and that no two servers share; null when it is no longer wanted. */
async function reconnect(wanted: Wanted, signal: AbortSignal): Promise<pg.Client | null> {
  for (let longest = FIRST_PAUSE_MS; ; longest = Math.min(longest * 2, LONGEST_PAUSE_MS)) {
    await pause(longest * (0.5 + Math.random() / 2), signal);
    if (signal.aborted) return null;
    const client = await connect(wanted).catch(() => null);
    if (client && signal.aborted) drop(client);
    else if (client) return client;
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  setTimeout(ms, undefined, { signal, ref: false }).catch(() => {});

/** Ends a connection at once: a goodbye would wait for an answer that may never come. */
const drop = (client: pg.Client) => client.connection.stream.destroy();
