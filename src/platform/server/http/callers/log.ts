// What the server's log is made with: its level, what of a call it may tell, and the line that each call leaves.
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
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

/**
 * Where the log goes: lines of calls in pieces of some twenty, at the latest after a quarter of a second and before the process ends, because
 * writing each by itself costs a seventh of what a call costs. A warning is written at once, with all that came before it: what is said before
 * a process is killed is what has to be read afterwards.
 */
export function logTo(file: number) {
  const stream = pino.destination({
    fd: file,
    sync: false,
    minLength: FILLED_BYTES,
    periodicFlush: LONGEST_KEPT_MS,
  });
  return {
    stream,
    hooks: {
      logMethod(line: Parameters<pino.LogFn>, write: pino.LogFn, level: number): void {
        write.apply(this as unknown as pino.Logger, line);
        if (level >= WARNING) stream.flushSync();
      },
    },
  };
}

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
