import { expect, it } from 'vitest';
import { openGate } from './gate.ts';

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done'), fail: () => reject(new Error('broken')) };
}

const refused = { code: 'service.busy', kind: 'tooMany', retryAfterSeconds: 3 };

it('lets a few in, keeps a few waiting in their order, and refuses the rest at once', async () => {
  const gate = openGate({ atOnce: 2, waiting: 2, each: 9 });
  const begun: number[] = [];
  const parts = Array.from({ length: 4 }, held);
  const runs = parts.map(({ work }, index) =>
    gate(`${index}`, () => {
      begun.push(index);
      return work();
    }),
  );
  await expect(gate('late', async () => 'done')).rejects.toMatchObject(refused);
  expect(begun).toEqual([0, 1]);
  parts[1]?.end();
  await runs[1];
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const { end } of parts) end();
  expect(await Promise.all(runs)).toEqual(Array(4).fill('done'));
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(await gate('late', async () => 'done')).toBe('done');
});

it('gives one owner a part of the places, and takes it back when the work fails', async () => {
  const gate = openGate({ atOnce: 1, waiting: 9, each: 2 });
  const [first, second] = [held(), held()];
  const failing = gate('flood', first.work);
  const waiting = gate('flood', second.work);
  await expect(gate('flood', async () => 'done')).rejects.toMatchObject(refused);
  const other = gate('other', async () => 'done');
  first.fail();
  await expect(failing).rejects.toThrow('broken');
  second.end();
  expect(await waiting).toBe('done');
  expect(await other).toBe('done');
  expect(await gate('flood', async () => 'done')).toBe('done');
});

it('lets owners take turns, and counts by weight', async () => {
  const gate = openGate({ atOnce: 1, waiting: 20, each: 10 });
  const begun: string[] = [];
  const first = held();
  const note = (name: string) => async () => begun.push(name);
  const runs = [
    gate('flood', first.work, 4),
    gate('flood', note('flood 1'), 3),
    gate('flood', note('flood 2'), 3),
  ];
  await expect(gate('flood', async () => 'done')).rejects.toMatchObject(refused);
  const others = [gate('other', note('other'), 9)];
  await expect(gate('third', async () => 'done', 6)).rejects.toMatchObject(refused);
  first.end();
  await Promise.all([...runs, ...others]);
  expect(begun).toEqual(['flood 1', 'other', 'flood 2']);
});

it('lets in whoever comes while the last of a queue is at work', async () => {
  const gate = openGate({ atOnce: 1, waiting: 9, each: 9 });
  const [first, second] = [held(), held()];
  const runs = [gate('one', first.work), gate('two', second.work)];
  first.end();
  await runs[0];
  const third = gate('three', async () => 'done');
  second.end();
  expect(await Promise.all([...runs, third])).toEqual(Array(3).fill('done'));
});

it('asks for no place in the queue while a place at work is free, and frees each place in the queue again', async () => {
  expect(await openGate({ atOnce: 1, waiting: 0, each: 9 })('one', async () => 'done', 5)).toBe('done');
  const gate = openGate({ atOnce: 1, waiting: 1, each: 9 });
  for (let round = 0; round < 2; round++) {
    const { work, end } = held();
    const runs = [gate('one', work), gate('two', async () => 'done')];
    await expect(gate('three', async () => 'done')).rejects.toMatchObject(refused);
    end();
    expect(await Promise.all(runs)).toEqual(['done', 'done']);
  }
});

it('takes back only what has ended of an owner', async () => {
  const gate = openGate({ atOnce: 9, waiting: 9, each: 2 });
  const [first, second] = [held(), held()];
  const runs = [gate('flood', first.work), gate('flood', second.work)];
  first.end();
  await runs[0];
  const third = held();
  runs.push(gate('flood', third.work));
  await expect(gate('flood', async () => 'done')).rejects.toMatchObject(refused);
  second.end();
  third.end();
  expect(await Promise.all(runs)).toEqual(Array(3).fill('done'));
  const both = [gate('flood', async () => 'done'), gate('flood', async () => 'done')];
  expect(await Promise.all(both)).toEqual(['done', 'done']);
});
