import { expect, it } from 'vitest';
import { paramsOf } from './params.ts';

it.each([
  [{ id: '01a00000-0000-7000-8000-7f3a09cc41b2' }, true],
  [{ id: '7' }, false],
  [{ id: '01a00000-0000-7000-8000-7f3a09cc41b2 or 1=1' }, false],
  [{}, false],
])('%j names a record: %s', (given, names) =>
  expect(paramsOf<'loans'>().safeParse(given).success).toBe(names),
);
