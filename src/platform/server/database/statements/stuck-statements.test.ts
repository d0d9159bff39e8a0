import { expect, test } from 'vitest';
import { watchStuckStatements } from './stuck-statements.ts';

const TEXT = 'update prizes …';
const inVain = (code = '55P03') => Promise.reject(Object.assign(new Error('no'), { code }));

function watch() {
  let nowMs = 0;
  const watched = watchStuckStatements(() => nowMs);
  const fail = async (times: number, code?: string) => {
    for (let time = 0; time < times; time++) watched.follow(TEXT, inVain(code));
    await Promise.resolve();
  };
  return { ...watched, fail, later: (ms: number) => (nowMs += ms) };
}

test('a statement is refused once three have waited in vain, and no other with it', async () => {
  const watched = watch();
  await watched.fail(2);
  expect(watched.isStuck(TEXT)).toBe(false);
  await watched.fail(1);
  expect(watched.isStuck(TEXT)).toBe(true);
  expect(watched.isStuck('select …')).toBe(false);
});

test('after a second one is let through to try; when that succeeds, all are', async () => {
  const watched = watch();
  await watched.fail(3);
  watched.later(1_001);
  expect([watched.isStuck(TEXT), watched.isStuck(TEXT)]).toEqual([false, true]);
  await watched.fail(1);
  expect(watched.isStuck(TEXT)).toBe(true);
  watched.later(1_001);
  expect(watched.isStuck(TEXT)).toBe(false);
  watched.follow(TEXT, Promise.resolve());
  await Promise.resolve();
  expect([watched.isStuck(TEXT), watched.isStuck(TEXT)]).toEqual([false, false]);
});

test('a try that is refused for another reason has come through all the same', async () => {
  const watched = watch();
  await watched.fail(3);
  watched.later(1_001);
  expect(watched.isStuck(TEXT)).toBe(false);
  await watched.fail(1, '23505');
  expect([watched.isStuck(TEXT), watched.isStuck(TEXT)]).toEqual([false, false]);
});

test('a try that never reports how it ended does not keep the others out for ever', async () => {
  const watched = watch();
  await watched.fail(3);
  watched.later(1_001);
  expect(watched.isStuck(TEXT)).toBe(false);
  watched.later(6_001);
  expect(watched.isStuck(TEXT)).toBe(false);
});

test('failures far apart, or for other reasons, count for nothing', async () => {
  const watched = watch();
  for (let time = 0; time < 5; time++) {
    await watched.fail(1);
    watched.later(12_000);
  }
  await watched.fail(5, '23505');
  expect(watched.isStuck(TEXT)).toBe(false);
});
