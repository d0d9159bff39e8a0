// What goes on while something fails: people who write, others who read, visitors, and whoever asks for the server's readiness.
import { existsSync, readdirSync } from 'node:fs';
import type { Call, Person } from '../kill-people.ts';
import { type Answer, type Door, identity, type Tally, write } from '../kill-writers.ts';

type What = 'write' | 'read' | 'page' | 'readiness';

/** `status` is 0 where the connection broke, `code` that of a refusal. */
export type Seen = { what: What; at: number; ms: number; status: number; code: string };

const ASSETS = new URL('../../../build/client/assets/', import.meta.url);
/** Two readers from one address stay below what an address may call. */
const PAUSE_MS = 120;
const GIVEN_UP_MS = 20_000;
export const STORE_AWAY = 'file.store_away';

export type Load = {
  seen: Seen[];
  tally: Tally;
  /** Writes acknowledged so far. */
  acknowledged(): number;
  stop(): Promise<void>;
};

/** `people` are used up as they write; the first of them reads. */
export async function startLoad(door: Door, people: Person[], calls: Call[], writers: number): Promise<Load> {
  const seen: Seen[] = [];
  let isOver = false;
  const see = (what: What, answer: Answer | null, ms: number) =>
    seen.push({ what, at: performance.now(), ms, status: answer?.status ?? 0, code: codeOf(answer) });
  const tally: Tally = {
    acknowledged: [],
    cutOff: 0,
    faults: [],
    isLater: ({ status, text }) =>
      status === 503 && /^service\.|^file\.store_away$/.test(codeOf({ status, text })),
    heard: (answer, ms) => see('write', answer, ms),
  };
  const reader = people.pop();
  if (!reader) throw new Error('there were too few people');
  // Who has not done the quiz may read little.
  await write(door, [reader], calls.slice(0, 1), tally, () => false);
  const repeat = async (what: What, path: () => string, headers: Record<string, string> = {}) => {
    while (!isOver) {
      const url = (await door.url) + path();
      const startMs = performance.now();
      const answer = await fetch(url, { headers, signal: AbortSignal.timeout(GIVEN_UP_MS) })
        .then(async (reply) => ({ status: reply.status, text: await reply.text() }))
        .catch(() => null);
      see(what, answer, performance.now() - startMs);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const pages = pagePaths();
  let page = 0;
  const all = [
    ...Array.from({ length: writers }, () => write(door, people, calls, tally, () => isOver)),
    repeat('read', () => '/api/prizes?page=1', identity(reader)),
    repeat('read', () => '/api/prizes/next', identity(reader)),
    repeat('page', () => pages[page++ % pages.length] ?? '/'),
    repeat('readiness', () => '/api/health'),
  ];
  return {
    seen,
    tally,
    acknowledged: () => tally.acknowledged.length,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}

/** The landing, and a part of a page. */
function pagePaths(): string[] {
  if (!existsSync(ASSETS)) throw new Error('the browser part is not built: npm run build');
  const part = readdirSync(ASSETS).find((name) => name.endsWith('.js'));
  return ['/', `/assets/${part}`];
}

function codeOf(answer: Answer | null): string {
  if (!answer || answer.status < 400) return '';
  try {
    return String(JSON.parse(answer.text).code);
  } catch {
    return 'not plain';
  }
}
