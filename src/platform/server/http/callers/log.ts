// What the server's log is made with: its level, what of a call it may tell, and the line that each call leaves.
import { writeSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type pino from 'pino';
import type { Config } from '../../config.ts';

type Called = { method?: string; url?: string; ip?: string };

/** What the log says of a call: its method, path and address. The query is left out, for it may open something, or name somebody. */
const asLogged = ({ method, url, ip }: Called) => ({ method, url: url?.split('?')[0], remoteAddress: ip });

export const logOf = ({ logLevel }: Pick<Config, 'logLevel'>) => ({
  level: logLevel,
  redact: ['req.headers.cookie', 'req.headers["csrf-token"]'],
  serializers: { req: asLogged },
});

/** The level of a warning as pino numbers it. */
const WARNING = 40;
const FILLED_BYTES = 4_096;
const LONGEST_KEPT_MS = 250;

/** How often a reader that has fallen behind is waited for, for a warning and at the end. What it has not taken then waits for the next piece. */
const PAUSES = 10;
const PAUSE_MS = 10;
/** What waits for such a reader at most; the oldest is left out beyond it. */
const MOST_WAITING_BYTES = 1_048_576;

/**
 * Where the log goes: lines of calls in pieces of some twenty, at the latest after a quarter of a second and before the process ends, because
 * writing each by itself costs a seventh of what a call costs. A warning is written at once, with all that came before it: what is said before
 * a process is killed is what has to be read afterwards. Where nobody reads any more nothing is said, and the server goes on: pino's own
 * destination tries such a line again and again, and stands still with it.
 */
export function logTo(file: number) {
  let waiting = Buffer.alloc(0);
  let isRead = true;
  let timer: NodeJS.Timeout | undefined;
  const flush = (pauses: number) => {
    clearTimeout(timer);
    timer = undefined;
    for (let left = pauses; waiting.length > 0; left--) {
      try {
        waiting = waiting.subarray(writeSync(file, waiting));
      } catch (error) {
        isRead = isBusy(error);
        if (!isRead) waiting = Buffer.alloc(0);
        if (!isRead || left <= 0) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
      }
    }
  };
  process.on('exit', () => flush(PAUSES));
  return {
    stream: {
      write(line: string): void {
        if (!isRead) return;
        waiting = Buffer.concat([waiting, Buffer.from(line)]).subarray(-MOST_WAITING_BYTES);
        if (waiting.length >= FILLED_BYTES) flush(0);
        else timer ??= setTimeout(() => flush(0), LONGEST_KEPT_MS).unref();
      },
    },
    hooks: {
      logMethod(line: Parameters<pino.LogFn>, write: pino.LogFn, level: number): void {
        write.apply(this as unknown as pino.Logger, line);
        if (level >= WARNING) flush(PAUSES);
      },
    },
  };
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/** Whether a call is left out of the log, because it comes a hundred at a time or every second and is of no use to anybody. */
const isUnlogged = (url: string): boolean => url.startsWith('/assets/') || url.startsWith('/api/health');

/**
 * Logs one line for each call: its route, never the address that was called, and nothing of whoever called. `reference` is the proxy's id,
 * where it gave one, and what people are shown of a fault.
 */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!isUnlogged(request.url))
      app.log.info(
        {
          reference: request.id,
          call: `${request.method} ${request.routeOptions.url ?? 'none'}`,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          ...(request.refusal ? { refusal: request.refusal.code } : {}),
        },
        'call',
      );
    done();
  });
}
