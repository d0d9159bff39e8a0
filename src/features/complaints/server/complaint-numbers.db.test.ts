// Complaints are numbered without gaps: whoever reads the register sees that none is missing.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { sender } from './complaints.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('gives the next number to the next complaint, however often a call is sent again or refused', async () => {
  const from = await sender(test);
  const send = (key: string, words = 'Nobody answers the phone.') =>
    from.post('/api/complaints', { category: 'Service', words }, { key });
  const [one, two, three, four] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const first = await send(one);
  const again = await Promise.all(Array.from({ length: 6 }, () => send(two)));
  await send(three, '');
  const last = await send(four);
  const answered = [first, ...again, last].filter(({ status }) => status < 300);
  const numbers = answered.map(({ text }) => Number(JSON.parse(text).number.slice(2)));
  const [begin = 0] = numbers;
  expect([...new Set(numbers)]).toEqual([begin, begin + 1, begin + 2]);
});
