// The end of a server: no new connections, what runs is finished, and who listens is told to listen elsewhere.
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** How long requests are waited for: any but a slow upload is finished in less, for its statements take at most 10 s. */
const LIMIT_MS = 15_000;
const SWEEP_EVERY_MS = 200;
/** A proxy keeps an idle connection for less (`keepalive_timeout` in deploy/nginx/pimento.conf). */
export const ANNOUNCED_MS = 3_000;

export type Drain = {
  isDraining(): boolean;
  /**
   * Before the end: everything is answered still, on connections that are used no more. Resolves when a proxy has let go of those that nothing
   * came on, so that none is closed at the moment at which it sends something there.
   */
  announce(): Promise<void>;
  /**
   * Resolves when every call that was begun is done, those too whose callers have hung up, which no connection tells of any more; within
   * the same limit. What those calls stand on is closed after this.
   */
  untilDone(): Promise<void>;
};

/**
 * What `app.close()` does first: refuses new connections, ends idle ones, and waits for the requests that run or still come on open
 * connections, for 15 s at most. The log says so, and how many were cut off.
 */
export function drainOnClose(app: FastifyInstance, limitMs = LIMIT_MS): Drain {
  let endsAt: number | null = null;
  let isAnnounced = false;
  const begun = new Set<FastifyReply>();
  const open = () => promisify(app.server.getConnections.bind(app.server))();
  app.addHook('preClose', async () => {
    endsAt = performance.now() + limitMs;
    app.log.info(`stopping: ${await open()} connections, whose requests have ${limitMs / 1_000} s to finish`);
    const limit = setTimeout(async () => {
      app.log.warn(`stopping: requests on ${await open()} connections were cut off`);
      app.server.closeAllConnections();
    }, limitMs);
    // What was being sent when the end began leaves its connection idle.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS);
    app.server.once('close', () => {
      clearTimeout(limit);
      clearInterval(sweep);
      app.log.info('stopping: every connection has ended');
    });
  });
  app.addHook('onRequest', (_request, reply, done) => {
    begun.add(reply);
    // A live stream is answered without `onSend`; it is over with its connection.
    reply.raw.once('close', () => {
      if (reply.sent) begun.delete(reply);
    });
    done();
  });
  // A request that came before would leave its connection open for the next one.
  app.addHook('onSend', (_request, reply, payload, done) => {
    begun.delete(reply);
    if (isAnnounced || endsAt !== null) reply.header('connection', 'close');
    done(null, payload);
  });
  return {
    isDraining: () => isAnnounced || endsAt !== null,
    announce: () => {
      isAnnounced = true;
      return pause(ANNOUNCED_MS);
    },
    untilDone: async () => {
      while (begun.size > 0 && performance.now() < (endsAt ?? 0)) await pause(SWEEP_EVERY_MS);
      if (begun.size > 0)
        app.log.warn(`stopping: ${begun.size} calls whose callers have gone were not finished`);
    },
  };
}
