import { expect, test } from 'vitest';
import { routes } from './app.ts';
import { firstCalls } from './first-calls.ts';

const calls = Object.entries(firstCalls).flatMap(([address, list]) =>
  list.map((call) => ({ address, call })),
);

test.each(calls)('$address begins with $call, which the server answers', ({ call }) => {
  expect(routes.map(({ key }) => key)).toContain(`GET ${call.split('?')[0]}`);
});
