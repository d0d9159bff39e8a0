// The end of a server: no new connections, what runs is finished, and who listens is told to listen elsewhere.
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/** Any request but a slow upload is finished in less: its statements take at most 10 s. */
const LIMIT_MS = 15_000;
const SWEEP_EVERY_MS = 200;

/**
 * What `app.close()` does first: refuses new connections, ends idle ones, and waits for the requests that run or still come on open
 * connections, for 15 s at most. The log says so, and how many were cut off.
 */
export function drainOnClose(app: FastifyInstance, limitMs = LIMIT_MS): { isDraining(): boolean } {
  let isDraining = false;
  const open = () => promisify(app.server.getConnections.bind(app.server))();
  app.addHook('preClose', async () => {
    isDraining = true;
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
  // A request that came before would leave its connection open for the next one.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  return { isDraining: () => isDraining };
}
