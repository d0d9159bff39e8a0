import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { type Cents, cents } from '../money.ts';
import { answerOf, answerOfDraft, columnNames, columnsOf, draftOfKept, recordIn } from './columns.ts';
import { recordFields } from './field.ts';
import { recordAnswer } from './shape.ts';
import { draftFrom, newOf, typedFrom } from './values.ts';

const boat = recordFields({
  name: { kind: 'line', label: 'Name', longest: 10 },
  builtBy: { kind: 'text', label: 'Built by', longest: 20, optional: true },
  seats: { kind: 'whole', label: 'Seats', least: 1, most: 1_000 },
  dayPrice: { kind: 'money', label: 'Price', least: cents(1_00), most: cents(2_000_00) },
  deposit: { kind: 'money', label: 'Deposit', least: cents(1_00), most: cents(2_000_00), optional: true },
  discount: { kind: 'rate', label: 'Discount', leastBps: 1, mostBps: 10_000, column: 'discount_monthly_bps' },
  wood: { kind: 'choice', label: 'Wood', choices: ['Cedar', 'Mahoe'] },
  sail: { kind: 'choice', label: 'Sail', choices: ['Lateen', 'Gaff'], optional: true },
  isInsured: { kind: 'yesNo', label: 'Insured' },
  harbour: { kind: 'reference', label: 'Harbour' },
  photo: { kind: 'picture', label: 'Photo' },
});

const given = {
  ...({ name: 'Finn', builtBy: 'Joe', seats: 4, dayPrice: 1_250.5, deposit: 100, discount: 4.35 } as const),
  ...({ wood: 'Mahoe', sail: 'Gaff', isInsured: true } as const),
};
const kept = {
  ...({ name: 'Finn', built_by: 'Joe', seats: 4, day_price_cents: cents(1_250_50) } as const),
  ...({ deposit_cents: cents(100_00), discount_monthly_bps: 435 } as const),
  ...({ wood: 'Mahoe', sail: 'Gaff', is_insured: true } as const),
};

describe('a record and its table', () => {
  it('know each other by the names of the fields', () => {
    expect(columnNames(boat)).toEqual(Object.keys(kept));
    expectTypeOf(kept.day_price_cents).toEqualTypeOf<Cents>();
  });

  it('hold the same, each in its own way', () => {
    expect(columnsOf(boat, given)).toStrictEqual(kept);
    expect(answerOf(boat, kept)).toStrictEqual(given);
  });

  it('say null where nothing was given, and the form is empty there', () => {
    const without = { ...given, builtBy: '', deposit: null, sail: '' } as const;
    const columns = columnsOf(boat, without);
    expect(columns).toStrictEqual({ ...kept, built_by: null, deposit_cents: null, sail: null });
    const answer = answerOf(boat, columns);
    expect(answer).toStrictEqual({ ...given, builtBy: null, deposit: null, sail: null });
    const typed = typedFrom(boat, { ...answer, harbour: { _id: 'h1', name: 'Port Royal' } });
    expect(typed).toMatchObject({ builtBy: '', deposit: '', sail: '', dayPrice: '1250.5' });
    expect(draftFrom(boat, typed)).toMatchObject(without);
    expect(draftOfKept(boat, columns)).toStrictEqual(without);
  });

  it('leave out what else stands in a row', () => {
    expect(recordIn(boat, { ...kept, ...{ revision: 3, removed_at: null } })).toStrictEqual(kept);
  });
});

it('what is answered has a shape of its own, null where a field may be left empty', () => {
  const shape = z.strictObject(recordAnswer('staff', boat));
  expect(shape.parse(given)).toEqual(given);
  const without = { ...given, builtBy: null, deposit: null, sail: null };
  expect(shape.parse(without)).toEqual(without);
  expect(shape.safeParse({ ...given, name: null }).success).toBe(false);
  expect(shape.safeParse({ ...given, wood: '' }).success).toBe(false);
  expect(shape.safeParse({ ...given, seats: 1.5 }).success).toBe(false);
});

it('what is only typed shows what is there of it', () => {
  expect(answerOfDraft(boat, draftFrom(boat, newOf(boat)))).toStrictEqual({
    ...{ name: '', builtBy: null, seats: 0, dayPrice: 0, deposit: null, discount: 0 },
    ...{ wood: 'Cedar', sail: null, isInsured: false },
  });
  expect(answerOfDraft(boat, { ...given, harbour: 'h1', seats: Number.NaN })).toStrictEqual({
    ...given,
    seats: 0,
  });
});
