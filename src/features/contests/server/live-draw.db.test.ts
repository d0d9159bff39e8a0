import { afterAll, beforeAll, expect, it } from 'vitest';
import { notify } from '#platform/server/live-events.ts';
import { loggedIn, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { contest, ended } from './contests.test-support.ts';
import { openAndDrawDue } from './contests-due.ts';
import { joinContest } from './join-contest.ts';

let test: TestApp;
let url: string;
beforeAll(async () => {
  test = await openTestApp();
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

/** What a person's browser hears from now on, as far as the topic 'end'. */
async function hearing(person: Someone): Promise<() => Promise<string[]>> {
  const { cookies } = await loggedIn(test, person);
  const stop = new AbortController();
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { body } = await fetch(`${url}/api/events`, { headers: { cookie }, signal: stop.signal });
  if (!body) throw new Error('no events');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  // What was announced before comes before this.
  notify(test.services, { account: person.id }, 'begin');
  while (!text.includes('data: begin')) text += (await reader.read()).value ?? '';
  return async () => {
    text = '';
    while (!text.includes('data: end')) text += (await reader.read()).value ?? '';
    stop.abort();
    return [...text.matchAll(/data: (.*)\n/g)].map(([, topic = '']) => topic).slice(0, -1);
  };
}

it('everybody who joined hears of the draw, the winner of their activity too; nobody else hears anything', async () => {
  const { id } = await contest(test.services, { maxWinners: 1 });
  const people = [await someone(test.services), await someone(test.services)];
  const onlooker = await someone(test.services);
  for (const person of people) await joinContest(workAs(test.services, person), { params: { id } });
  const [first, second, outside] = await Promise.all([...people, onlooker].map(hearing));
  await ended(test, id);
  await openAndDrawDue(test.services, new Date());
  await workAs(test.services, null).transaction(async (work) => {
    for (const person of [...people, onlooker]) notify(work, { account: person.id }, 'end');
  });
  const joiners = [await first?.(), await second?.()];
  expect(joiners.map((topics) => topics?.join(' ')).toSorted()).toEqual(['activity contests', 'contests']);
  expect(await outside?.()).toEqual([]);
});
