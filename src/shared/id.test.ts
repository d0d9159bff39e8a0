import { expect, it } from 'vitest';
import { isId, newId } from './id.ts';

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('a new one begins with its moment, and is like no other', () => {
  const ids = Array.from({ length: 1_000 }, () => newId(0x0123456789ab));
  for (const id of ids) {
    expect(id).toMatch(VERSION_7);
    expect(id.startsWith('01234567-89ab-7')).toBe(true);
  }
  expect(new Set(ids.map((id) => id.slice(15))).size).toBe(1_000);
  // Places 15 to 17 count.
  for (const place of [20, 24, 35]) expect(new Set(ids.map((id) => id[place])).size).toBe(16);
  expect(new Set(ids.map((id) => id[19]))).toEqual(new Set('89ab'));
  expect(newId(5.9).startsWith('00000000-0005-7')).toBe(true);
});

it('is taken for one only whole, and in small letters', () => {
  const id = newId();
  expect(isId(id)).toBe(true);
  for (const wrong of [
    id.toUpperCase(),
    `${id} `,
    ` ${id}`,
    `${id}0`,
    id.slice(1),
    id.replaceAll('-', ''),
    '',
  ])
    expect(isId(wrong === id ? '' : wrong)).toBe(false);
});

it('sorts as it was made, within one moment too', () => {
  const moments = [5, 6, 7];
  const ids = moments.flatMap((ms) => Array.from({ length: 500 }, () => newId(ms)));
  expect(ids.toSorted()).toEqual(ids);
});
