import { expect, it } from 'vitest';
import { prizeErrors } from './prize-errors.ts';

it.each([
  ['is not on offer', null, { holds: 0, needs: 1 }, ['prize']],
  ['has no limit', { stock: null, reserved: 9 }, { holds: 0, needs: 900 }, []],
  ['is enough', { stock: 5, reserved: 3 }, { holds: 0, needs: 2 }, []],
  ['is enough with what the contest holds already', { stock: 5, reserved: 5 }, { holds: 2, needs: 2 }, []],
  ['is too little', { stock: 5, reserved: 3 }, { holds: 0, needs: 3 }, ['maxWinners']],
  ['is too little even so', { stock: 5, reserved: 5 }, { holds: 2, needs: 3 }, ['maxWinners']],
])('a prize that %s', (_, prize, wanted, fields) => {
  expect(Object.keys(prizeErrors(prize, { ...wanted, isOpened: false }))).toEqual(fields);
});
