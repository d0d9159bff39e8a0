// A mark that very many bear: whoever comes to its open signal is read, and those whom it has already are not, batch after batch.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { search, signalsOf, sorted, telling } from '#features/signals/server/signals.test-support.ts';
import { listen } from '../bench/lists/recorded-calls.ts';
import { openTestApp, type TestApp } from './support/database.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('reads of a shared mark those alone who are not yet in its open signal', async () => {
  const another = () => telling(test, { trn: '200000003' });
  const crowd = [];
  for (let count = 0; count < 12; count += 1) crowd.push(await another());
  await search(test);
  const last = await another();
  const written: string[] = [];
  const stop = listen(({ text, values }) => {
    if (text.includes('insert into signal_accounts')) written.push(...values.map(String));
  });
  await search(test).finally(stop);
  expect((await signalsOf(test)).map(({ about }) => about)).toEqual([sorted(...crowd, last)]);
  const members = written.flatMap((value) => value.match(/"account_id":"[^"]*"/g) ?? []);
  expect(members).toEqual([`"account_id":"${last.id}"`]);
});
