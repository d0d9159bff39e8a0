import { expect, it } from 'vitest';
import { headOf, readHead } from './chain-head.ts';

const hash = 'a1'.repeat(32);

it('is read as it is written', () => {
  expect(readHead(headOf({ number: 12, hash }))).toEqual({ number: 12, hash });
  expect(readHead(` 7:${hash}\n`)).toEqual({ number: 7, hash });
});

it.each(['', '12', `0:${hash}`, `12:${hash}0`, `12:${'A1'.repeat(32)}`, `-1:${hash}`])(
  'is not %s',
  (text) => {
    expect(readHead(text)).toBeNull();
  },
);
