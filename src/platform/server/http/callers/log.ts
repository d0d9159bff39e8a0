// What the server's log is made with: its level, what of a call it may tell, and the line that each call leaves.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

type Called = { method?: string; url?: string; ip?: string };

/** What the log says of a call: its method, path and address. The query is left out, for it may open something, or name somebody. */
const asTold = ({ method, url, ip }: Called) => ({ method, url: url?.split('?')[0], remoteAddress: ip });

export const logOf = ({ logLevel }: Pick<Config, 'logLevel'>) => ({
  level: logLevel,
  redact: ['req.headers.cookie', 'req.headers["csrf-token"]'],
  serializers: { req: asTold },
});

/** Whether a call is left out of the log: asked for a hundred at a time, or each second, and of use to nobody. */
const isUntold = (url: string): boolean => url.startsWith('/assets/') || url.startsWith('/api/health');

/**
 * Logs one line for each call: its route, never the address that was called, and nothing of whoever called. `reference` is the proxy's id,
 * where it gave one, and what people are shown of a fault.
 */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!isUntold(request.url))
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
