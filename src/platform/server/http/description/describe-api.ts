// The API's description of itself (OpenAPI 3.1), made from the routes and their contracts, and whom it is shown to.
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Actor, isStaff } from '#shared/actor.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { escapeHtml } from '#shared/html/escape-html.ts';
import { MULTIPART_LIMITS } from '../multipart.ts';
import type { Route } from '../route.ts';
import { anyone, isOfTheDesk } from '../who.ts';
import { ANSWER_HEADERS, described, REFUSAL_SCHEMA, REFUSALS } from './answers.ts';
import { limited } from './limited.ts';

/** Registers the description; must come before the routes that it describes. */
export async function describeApi(app: FastifyInstance, name: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${name} API`,
        version: '1',
        description:
          'Changing calls carry the session cookie, a form token of `GET /api/form` in `CSRF-Token`, and an `Idempotency-Key` of their intent.',
      },
      // Written for its own browser part and for whoever builds beside it.
      servers: [{ url: '/', 'x-internal': false } as { url: string }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'pimento_session' },
          formToken: { type: 'apiKey', in: 'header', name: 'CSRF-Token' },
        },
        schemas: { Refusal: REFUSAL_SCHEMA },
        responses: REFUSALS,
        headers: ANSWER_HEADERS,
      },
    },
    transform: (given) => {
      const { schema, route } = given;
      // Pages and their parts are no calls.
      if (!given.url.startsWith('/api/')) return { url: given.url, schema: { hide: true } };
      const { endpoint, who = anyone.name } = route.config ?? {};
      const method = [route.method].flat()[0] ?? '';
      const { schema: json, url } = jsonSchemaTransform({ ...given, schema: wholeSchema(schema, endpoint) });
      const keys = [...(who === anyone.name ? [] : ['session']), ...(method === 'GET' ? [] : ['formToken'])];
      return {
        url,
        schema: {
          ...json,
          ...(endpoint?.form ? { consumes: ['multipart/form-data'] } : {}),
          operationId: operationIdOf(method, url),
          tags: [tagOf(url)],
          description: `Who may call it: ${who}.`,
          security: [Object.fromEntries(keys.map((key) => [key, []]))],
        },
      };
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const api = document.openapiObject;
      for (const operation of Object.values(api.paths ?? {}).flatMap((path) => Object.values(path ?? {})))
        if (typeof operation === 'object' && 'responses' in operation)
          operation.responses = described(operation.responses ?? {});
      const tags = [...new Set(Object.keys(api.paths ?? {}).map(tagOf))].toSorted().map((name) => ({ name }));
      return { ...limited(api), tags };
    },
  });
}

/** A schema with the parts that are validated elsewhere: a form's files and its JSON, and bytes in place of JSON as the answer. */
function wholeSchema<Schema extends object | undefined>(schema: Schema, endpoint: Endpoint | undefined) {
  if (!schema || !endpoint) return schema;
  const { form, output } = endpoint;
  return {
    ...schema,
    ...(form
      ? { body: z.object({ extraInfo: form }).partial().catchall(z.file().max(MULTIPART_LIMITS.fileSize)) }
      : {}),
    ...(output === 'file'
      ? { response: { 200: { content: { 'application/octet-stream': { schema: z.file() } } } } }
      : {}),
  };
}

/** The tag of an address: `/api/prizes/redeem/:id` belongs to `prizes`. */
const tagOf = (url: string): string => url.split('/')[2] ?? '';

/** The operation's id: `POST /api/prizes/redeem/:id` is `postPrizesRedeemId`. */
function operationIdOf(method: string, url: string): string {
  const words = url.replace('/api/', '').split(/[^A-Za-z0-9]+/);
  return method.toLowerCase() + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

/** The description as somebody may see it: what only the desk may call is nobody else's to know. */
export function describer(app: FastifyInstance, routes: Route[]): (actor: Actor | null) => Described {
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

type Described = { paths?: Record<string, Record<string, { summary?: string }>> };

/** The reference as a plain page without scripts: every call with its guard, summary and shapes. */
export function referencePage(api: Described): string {
  const calls = Object.entries(api.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => {
      const summary = call.summary ?? '';
      return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary><pre>${escapeHtml(JSON.stringify(call, null, 2))}</pre></details>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API reference</title><style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#FBF7EF;color:#16231D}pre{overflow:auto;background:#fff;padding:1rem;border-radius:8px}summary{padding:.5rem 0}</style><h1>API reference</h1><p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${calls.join('')}</html>`;
}
