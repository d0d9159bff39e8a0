// The calls that belong to no feature: form token, live events, readiness, and the API's description of itself.
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { type Actor, isStaff } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import { refusalOf } from '../database/database-errors.ts';
import { canWriteFiles, hasFreeDisk } from '../disk-guard.ts';
import { comeBack, type LiveEvents, SOON_MS } from '../live-events.ts';
import type { Services } from '../work.ts';
import { mustSetUp } from './callers/second-factor.ts';
import { formToken } from './csrf.ts';
import type { FindActor } from './mount.ts';
import type { Route } from './route.ts';
import { authorityOf, hashToken, visitOf } from './session-cookies.ts';
import { isOfTheDesk } from './who.ts';

/** Whoever comes back reads everything again, which is no help to a database that is just coming up. */
const WHILE_AWAY_MS = 3_000;

/** Registers the API description; must come before the routes that it describes. */
export async function describeApi(app: FastifyInstance, name: string): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `${name} API`, version: '1' } },
    transform: (given) => {
      const described = jsonSchemaTransform(given);
      const endpoint = given.route.config?.endpoint;
      if (!endpoint?.form) return described;
      const body = {
        type: 'object',
        properties: {
          extraInfo: { type: 'string', description: 'JSON' },
          files: { type: 'array', items: { type: 'string', format: 'binary' } },
        },
      };
      return { ...described, schema: { ...described.schema, consumes: ['multipart/form-data'], body } };
    },
  });
}

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
    { schema: { summary: 'A form token for the next changing calls' } },
    async (request, reply) => ({
      csrfToken: formToken(authorityOf(request, secure) ?? visitOf(request, reply, secure)),
    }),
  );
  app.get(
    '/api/events',
    { schema: { summary: 'Live events: the topics that changed for the caller' } },
    async (request, reply) => {
      // A browser that is refused asks never again until its page is loaded anew.
      const later = (soonestMs: number) =>
        reply.type('text/event-stream; charset=utf-8').send(comeBack(soonestMs));
      if (ending.isDraining()) return later(SOON_MS);
      const actor = await actorOf(request).catch((error) => {
        if (refusalOf(error)?.kind === 'unavailable') return 'away' as const;
        throw error;
      });
      if (actor === 'away') return later(WHILE_AWAY_MS);
      if (!actor) return reply.code(204).send();
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
      },
    },
    async (_request, reply) => {
      const database = live.isDatabaseHeard();
      const [disk, files] = await Promise.all([hasFreeDisk(services), canWriteFiles(services)]);
      const stopping = ending.isDraining();
      const ready = database && disk && files && !stopping;
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

/** The description as somebody may see it: what only the desk may call is nobody else's to know. */
function describer(app: FastifyInstance, routes: Route[]): (actor: Actor | null) => object {
  const ofTheDesk = routes.filter(({ served }) => isOfTheDesk(served.who.name));
  const hidden = new Set(ofTheDesk.map(({ key }) => key.replace(/:(\w+)/g, '{$1}')));
  return (actor) => {
    const all = app.swagger() as Described;
    if (actor && isStaff(actor)) return all;
    const paths = Object.entries(all.paths ?? {}).flatMap(([path, methods]) => {
      const open = Object.entries(methods).filter(
        ([method]) => !hidden.has(`${method.toUpperCase()} ${path}`),
      );
      return open.length > 0 ? [[path, Object.fromEntries(open)]] : [];
    });
    return { ...all, paths: Object.fromEntries(paths) };
  };
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Described = { paths?: Record<string, Record<string, { summary?: string }>> };

/** A plain page, without a script: every call with its guard, summary and shapes. */
function referencePage(api: Described): string {
  const calls = Object.entries(api.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => {
      const summary = call.summary ?? '';
      return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary><pre>${escapeHtml(JSON.stringify(call, null, 2))}</pre></details>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API reference</title><style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#FBF7EF;color:#16231D}pre{overflow:auto;background:#fff;padding:1rem;border-radius:8px}summary{padding:.5rem 0}</style><h1>API reference</h1><p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${calls.join('')}</html>`;
}
