import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#app/server/app.ts';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';

type Shape = { [name: string]: unknown; type?: string };
type Call = {
  operationId?: string;
  tags?: string[];
  description?: string;
  responses: Record<string, Shape>;
  parameters?: Shape[];
  requestBody?: Shape;
};

let server: TestApp;
let calls: [string, Call][];
beforeAll(async () => {
  server = await openTestApp();
  const officer = await loggedIn(server, await moderator(server.services));
  const { paths } = (await officer.get('/api/openapi.json')).body as {
    paths: Record<string, Record<string, Call>>;
  };
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]): [string, Call] => [
      `${method.toUpperCase()} ${path}`,
      call,
    ]),
  );
});
afterAll(() => server.close());

/** Every shape in a shape, however deep. */
const shapesIn = (shape: unknown): Shape[] =>
  typeof shape === 'object' && shape !== null
    ? [shape as Shape, ...Object.values(shape).flatMap(shapesIn)]
    : [];

describe('every operation', () => {
  test('is described', () => {
    expect(calls.length).toBeGreaterThanOrEqual(routes.length);
  });

  test('has a name of its own, a group, and says who may call it', () => {
    const names = calls.map(([, { operationId }]) => operationId);
    expect(names.filter((name) => !/^(get|post|put)[A-Z]\w+$/.test(name ?? ''))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    for (const [key, { tags, description }] of calls) {
      expect(tags, key).toEqual([key.split('/')[2]]);
      expect(description, key).toMatch(/^Who may call it: .+\.$/);
    }
  });

  test('declares its answer, and every refusal in one shape', () => {
    const refused = ['400', '401', '403', '404', '409', '421', '422', '429', '500', '503'];
    for (const [key, { responses }] of calls) {
      expect(Object.keys(responses).toSorted(), key).toEqual(['200', ...refused]);
      // Live events are a stream.
      if (key !== 'GET /api/events') expect(responses['200'], key).toHaveProperty('content');
      // Readiness says the same of a server that is not ready.
      for (const status of refused.filter((status) => `${status} ${key}` !== '503 GET /api/health'))
        expect(responses[status], key).toEqual({ $ref: `#/components/responses/Refused${status}` });
    }
  });

  test('takes no text and no list without an end', () => {
    const endless = calls.flatMap(([key, { parameters, requestBody }]) =>
      shapesIn([parameters, requestBody])
        .filter(({ type, maxLength, pattern, const: only, enum: several, maxItems }) =>
          type === 'string'
            ? (maxLength ?? pattern ?? only ?? several) === undefined
            : type === 'array' && maxItems === undefined,
        )
        .map((shape) => `${key}: ${JSON.stringify(shape).slice(0, 80)}`),
    );
    expect(endless).toEqual([]);
  });
});
