// The calls that belong to no feature: form token, live events, readiness, and the API's description of itself.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '#shared/refusal.ts';
import { refusalOf } from '../database/database-errors.ts';
import { canWriteFiles, hasFreeDisk } from '../disk-guard.ts';
import { comeBack, type LiveEvents, SOON_MS } from '../live-events.ts';
import type { Services } from '../work.ts';
import { mustSetUp } from './callers/second-factor.ts';
import { formToken } from './csrf.ts';
import { describer, referencePage } from './description/describe-api.ts';
import type { FindActor } from './mount.ts';
import type { Route } from './route.ts';
import { authorityOf, hashToken, visitOf } from './session-cookies.ts';

/** How soon browsers come back at the earliest while the database is away: they read everything again, which does not help it to come back. */
const WHILE_AWAY_MS = 3_000;

const readiness = z.object({
  ready: z.boolean(),
  database: z.boolean(),
  disk: z.boolean(),
  files: z.boolean(),
  stopping: z.boolean(),
});

export function mountBasics(
  app: FastifyInstance,
  services: Services,
  live: LiveEvents,
  ending: { isDraining(): boolean },
  routes: Route[],
  findActor: FindActor,
): void {
  const secure = services.config.publicUrl?.startsWith('https://') ?? false;
  const actorOf = async (request: FastifyRequest) => {
    const token = authorityOf(request, secure);
    const actor = token ? await findActor(services, hashToken(token), new Date()) : null;
    return actor && !mustSetUp(services.config, actor) ? actor : null;
  };
  const describe = describer(app, routes);
  app.get(
    '/api/form',
    {
      schema: {
        summary: 'A form token for the next changing calls',
        response: { 200: z.object({ csrfToken: z.string() }) },
      },
    },
    async (request, reply) => ({
      csrfToken: formToken(authorityOf(request, secure) ?? visitOf(request, reply, secure)),
    }),
  );
  app.get(
    '/api/events',
    { schema: { summary: 'Live events: the topics that changed for the caller' } },
    async (request, reply) => {
      // A browser whose stream is refused asks no more until its page is loaded again, so it is told to come back instead.
      const later = (soonestMs: number) =>
        reply.type('text/event-stream; charset=utf-8').send(comeBack(soonestMs));
      if (ending.isDraining()) return later(SOON_MS);
      const actor = await actorOf(request).catch((error) => {
        if (refusalOf(error)?.kind === 'unavailable') return 'away' as const;
        throw error;
      });
      if (actor === 'away') return later(WHILE_AWAY_MS);
      // A caller who has hung up meanwhile sends no more events, so their stream would never end.
      if (!actor || reply.raw.destroyed) return reply.code(204).send();
      if (!live.attach(actor, reply.raw)) refuse('request.too_many', { retryAfterSeconds: 60 });
      reply.hijack();
    },
  );
  app.get(
    '/api/health',
    {
      schema: {
        summary:
          'Readiness: the database answers, the disk has room, files can be written, and the server is not about to end',
        response: { 200: readiness, 503: readiness },
      },
    },
    async (_request, reply) => {
      const database = live.isDatabaseHeard();
      const [disk, files] = await Promise.all([hasFreeDisk(services), canWriteFiles(services)]);
      const stopping = ending.isDraining();
      // An object store that is away is away for all nodes, so taking nodes out of service would take out all of them.
      const ready = database && disk && (files || !services.files.areHere) && !stopping;
      return reply.code(ready ? 200 : 503).send({ ready, database, disk, files, stopping });
    },
  );
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request) =>
    describe(await actorOf(request)),
  );
  app.get('/api/reference', { schema: { hide: true } }, async (request, reply) =>
    reply.type('text/html').send(referencePage(describe(await actorOf(request)))),
  );
}
