import { afterAll, beforeAll, expect, it } from 'vitest';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { recordsOf } from '#tests/support/records.ts';
import { forgetAll, signalAbout } from './signals.test-support.ts';

let test: TestApp;
let desk: Caller;
beforeAll(async () => {
  test = await openTestApp();
  desk = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

it('documents and applications show what waits about their person, or found one person, and not of what is settled', async () => {
  const [one, other] = [await someone(test.services), await someone(test.services)];
  const records = await recordsOf(test, one);
  await forgetAll(test);
  const signals = async () => {
    const papers = { params: { id: asId<'verifications'>(records.verification) } };
    const loan = { params: { id: asId<'applications'>(records.application) } };
    const { signals } = await desk.call('GET /api/verification/:id', papers);
    expect((await desk.call('GET /api/loan-application/admin/:id', loan)).signals).toEqual(signals);
    return signals.map(({ _id, ...signal }) => signal);
  };
  expect(await signals()).toEqual([]);
  await signalAbout(test.services, one, other);
  const waits = { kind: 'Trn', state: 'Open', accounts: 2, verdict: null };
  expect(await signals()).toEqual([waits]);
  for (const verdict of ['NothingWrong', 'SamePerson'] as const) {
    const id = await signalAbout(test.services, one, other);
    await desk.call('POST /api/signals/:id/claim', { params: { id }, body: { from: null } });
    const body = { verdict, words: 'One face on both papers.', accounts: 2 };
    await desk.call('POST /api/signals/:id/decide', { params: { id }, body });
  }
  const found = { ...waits, state: 'Decided', verdict: 'SamePerson' };
  expect(await signals()).toEqual(expect.arrayContaining([waits, found]));
  expect(await signals()).toHaveLength(2);
});
