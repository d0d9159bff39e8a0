import { expect, it } from 'vitest';
import { type BurstKind, burstAmong } from './bursts.ts';

const MINUTE = 60_000;
const after = (minutes: number) => ({ id: minutes, at: new Date(minutes * MINUTE) });
const range = (count: number, apart = 1, from = 0) =>
  Array.from({ length: count }, (_none, place) => from + place * apart);

it.each<[string, BurstKind, number[], number[]]>([
  ['five within the hour from one address', 'AddressBurst', [0, 10, 20, 30, 59], [0, 10, 20, 30, 59]],
  ['the fifth of them an hour after the first', 'AddressBurst', [0, 10, 20, 30, 60], []],
  ['four', 'AddressBurst', range(4), []],
  ['nine with one code', 'PromoBurst', range(9), []],
  ['ten with one code', 'PromoBurst', range(10), range(10)],
  ['one every quarter of an hour', 'AddressBurst', range(40, 15), []],
  ['one every twelve minutes', 'AddressBurst', range(8, 12), range(8, 12)],
  ['a burst, and one a day later', 'AddressBurst', [...range(5), 1_440], range(5)],
  ['not sent in order', 'AddressBurst', [4, 2, 0, 3, 1], range(5)],
  ['nobody', 'AddressBurst', [], []],
])('%s', (_what, kind, minutes, among) => {
  expect(burstAmong(kind, minutes.map(after)).map(({ id }) => id)).toEqual(among);
});

it('of very many within the hour each is looked at a few times, not as often as there are others', () => {
  let looks = 0;
  class Watched extends Date {
    override getTime() {
      looks += 1;
      return super.getTime();
    }
  }
  const many = Array.from({ length: 4_000 }, (_, id) => ({ id, at: new Watched(id) }));
  expect(burstAmong('PromoBurst', many)).toHaveLength(many.length);
  expect(looks).toBeLessThan(50 * many.length);
});
