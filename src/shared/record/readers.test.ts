import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { cents } from '../money.ts';
import { recordFields } from './field.ts';
import { hiddenFrom, READERS, readBy } from './readers.ts';
import { recordAnswer } from './shape.ts';

const boat = recordFields({
  name: { kind: 'line', label: 'Name', longest: 10, readBy: 'everyone' },
  berth: { kind: 'line', label: 'Berth', longest: 10, readBy: 'borrower' },
  fee: { kind: 'money', label: 'Fee', least: cents(0), most: cents(100), readBy: 'lender' },
  debts: { kind: 'line', label: 'Debts', longest: 10, readBy: 'staff' },
  rumours: { kind: 'text', label: 'Rumours', longest: 10 },
});

const stored = { name: 'Finn', berth: 'A 1', fee: 20, debts: 'None', rumours: 'It leaks' };

it.each([
  ['everyone', ['name']],
  ['borrower', ['name', 'berth']],
  ['lender', ['name', 'berth', 'fee']],
  ['staff', ['name', 'berth', 'fee', 'debts', 'rumours']],
] as const)('%s reads %o, and what says nothing is read by staff alone', (who, names) => {
  expect(Object.keys(readBy(who, boat))).toEqual(names);
  const answer = z.object(recordAnswer(who, boat)).parse(stored);
  expect(Object.keys(answer)).toEqual(names);
});

it('what one may not read is the rest', () => {
  for (const who of READERS) expect({ ...readBy(who, boat), ...hiddenFrom(who, boat) }).toStrictEqual(boat);
  expect(Object.keys(hiddenFrom('everyone', readBy('lender', boat)))).toEqual(['berth', 'fee']);
});

it('is known to the compiler, so that a screen cannot show what it is not given', () => {
  expectTypeOf<keyof ReturnType<typeof readBy<'borrower', typeof boat>>>().toEqualTypeOf<'name' | 'berth'>();
  expectTypeOf(hiddenFrom('lender', boat)).toHaveProperty('rumours');
  expectTypeOf(recordAnswer('everyone', boat)).not.toHaveProperty('rumours');
});
