import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cents } from '../money.ts';
import { accept } from './accept.ts';
import { type Draft, recordFields, type Typed } from './field.ts';
import { recordShape } from './shape.ts';
import { validateFields } from './validate.ts';
import {
  changes,
  differences,
  draftFrom,
  newOf,
  stillFitting,
  tidyDraft,
  typedFrom,
  withoutSecrets,
} from './values.ts';

const boat = recordFields({
  name: { kind: 'line', label: 'Name', longest: 10 },
  story: { kind: 'text', label: 'Story', longest: 20, optional: true },
  seats: { kind: 'whole', label: 'Seats', least: 1, most: 1_000, begin: '4' },
  price: { kind: 'money', label: 'Price', least: cents(1_00), most: cents(2_000_00) },
  interest: { kind: 'rate', label: 'Interest', leastBps: 1, mostBps: 10_000, optional: true },
  launched: { kind: 'day', label: 'Launched' },
  wood: { kind: 'choice', label: 'Wood', choices: ['Cedar', 'Mahoe'], errors: { missing: 'Which wood?' } },
  insured: { kind: 'yesNo', label: 'Insured', begin: true },
  harbour: { kind: 'reference', label: 'Harbour' },
  key: { kind: 'line', label: 'Key', longest: 5, optional: true, secret: true },
  photo: { kind: 'picture', label: 'Photo' },
});

const stored = {
  name: 'Dolphin',
  story: '',
  seats: 6,
  price: 1250.5,
  interest: null,
  launched: '2026-03-01',
  wood: 'Cedar' as const,
  insured: false,
  harbour: { _id: 'h1', name: 'Port Royal' },
  key: '',
};
const draft: Draft<typeof boat> = { ...stored, harbour: 'h1' };

describe('a new record', () => {
  it('begins with what its fields say, and holds no picture', () => {
    const begun = newOf(boat);
    expect(begun).toMatchObject({ name: '', seats: '4', insured: true, harbour: null, wood: '' });
    expect('photo' in begun).toBe(false);
  });

  it('is answered all that is missing at once, in its own words where it has some', () => {
    expect(validateFields(boat, draftFrom(boat, newOf(boat)))).toEqual({
      name: 'Name is required',
      price: 'Price is required',
      launched: 'Launched is required',
      wood: 'Which wood?',
      harbour: 'Harbour is required',
    });
  });
});

describe('a field', () => {
  it.each<[keyof typeof draft, unknown, string]>([
    ['name', 'a'.repeat(11), 'Name: 10 characters at most'],
    ['name', 'a\u0000b', 'Name has a character that cannot be read'],
    ['seats', 0, 'Seats: a whole number from 1 to 1,000'],
    ['seats', 1.5, 'Seats: a whole number from 1 to 1,000'],
    ['seats', Number.NaN, 'Must be a number'],
    ['price', 0.99, 'Price: from $1.00 to $2,000.00, to the cent'],
    ['price', 1.005, 'Price: from $1.00 to $2,000.00, to the cent'],
    ['price', 2000.01, 'Price: from $1.00 to $2,000.00, to the cent'],
    ['interest', 100.01, 'Interest: from 0.01% to 100% a month, with two decimals at most'],
    ['launched', '2026-02-30', 'Launched: there is no such day. Check the day and the month'],
    ['wood', 'Plastic', 'Which wood?'],
  ])('%s of %j: %s', (name, value, error) => {
    expect(validateFields(boat, { ...draft, [name]: value })).toEqual({ [name]: error });
  });

  it.each<[keyof typeof draft, unknown]>([
    ['name', ` ${'a'.repeat(10)} `],
    ['seats', 1_000],
    ['price', 2000],
    ['price', 1],
    ['interest', 0.01],
    ['interest', null],
    ['launched', '2028-02-29'],
  ])('%s of %j is right', (name, value) => {
    expect(validateFields(boat, { ...draft, [name]: value })).toEqual({});
  });

  it('is judged alone where only it is asked about', () => {
    expect(validateFields(boat, { ...draft, name: '', price: null }, ['price'])).toEqual({
      price: 'Price is required',
    });
  });
});

it.each([
  ['2026-02-28', 'Of March'],
  ['2026-03-01', undefined],
  ['2026-03-31', undefined],
  ['2026-04-01', 'Of March'],
  ['soon', 'Launched: a day of the calendar'],
])('a day within its limits: %s: %s', (launched, error) => {
  const limits = { earliest: '2026-03-01', latest: '2026-03-31', errors: { outside: 'Of March' } };
  const march = { launched: { ...boat.launched, ...limits } };
  expect(validateFields(march, { launched }).launched).toBe(error);
});

describe('what was sent', () => {
  const refusal = { code: 'boat.fields', kind: 'invalid', text: 'Look again.' } as const;

  it('is let through as it is where nothing is wrong', () => {
    expect(accept(refusal, boat, draft)).toBe(draft);
  });

  it('is refused with a word for each field, or with those of a rule over several', () => {
    const saying = (fields: object) => expect.objectContaining({ code: 'boat.fields', fields });
    expect(() => accept(refusal, boat, { ...draft, seats: 0, wood: '' })).toThrow(
      saying({ seats: 'Seats: a whole number from 1 to 1,000', wood: 'Which wood?' }),
    );
    expect(() => accept(refusal, boat, draft, { key: 'Too plain' })).toThrow(saying({ key: 'Too plain' }));
  });
});

describe('the values of a record', () => {
  it('come back from its form as they were', () => {
    const typed = typedFrom(boat, stored);
    expect(typed).toMatchObject({ seats: '6', price: '1250.5', interest: '', harbour: stored.harbour });
    expect(draftFrom(boat, typed)).toEqual(draft);
    expect(differences(boat, typed, { ...typed, price: ' 1250.5 ' })).toEqual([]);
  });

  it('are read as people type figures', () => {
    const typed: Typed<typeof boat> = { ...typedFrom(boat, stored), price: '$ 1,250.50', seats: 'six' };
    expect(draftFrom(boat, typed)).toMatchObject({ price: 1250.5, seats: Number.NaN });
  });

  it('are kept tidy: lines with single blanks, texts with their lines', () => {
    expect(tidyDraft(boat, { ...draft, name: ' Blue   Fin ', story: ' One\n\ntwo  three ' })).toMatchObject({
      name: 'Blue Fin',
      story: 'One\n\ntwo  three',
    });
  });

  it('are told apart in words', () => {
    const theirs = typedFrom(boat, stored);
    expect(differences(boat, theirs, { ...theirs, harbour: { _id: 'h9', name: 'Port Royal' } })).toHaveLength(
      1,
    );
    const mine = { ...theirs, insured: true, harbour: { _id: 'h2', name: 'Ocho Rios' }, name: 'Finn' };
    expect(differences(boat, theirs, mine)).toEqual([
      ['Name', 'Dolphin'],
      ['Insured', 'No'],
      ['Harbour', 'Port Royal'],
    ]);
  });

  it('that were changed are kept, secrets never, and given back where their field can still hold them', () => {
    const changed = { ...newOf(boat), name: 'Finn', key: '1234' };
    expect(withoutSecrets(boat, changes(boat, newOf(boat), changed))).toEqual({ name: 'Finn' });
    const kept = { name: 'Finn', seats: 5, wood: 'Plastic', insured: 'yes', harbour: 'h1', gone: 'x' };
    expect(stillFitting(boat, kept)).toEqual({ name: 'Finn' });
  });
});

describe('the shape on the wire', () => {
  const shape = z.strictObject(recordShape(boat));
  it('takes what a form sends, and what a field would refuse in its own words', () => {
    expect(shape.parse(draft)).toEqual(draft);
    expect(shape.parse({ name: 'a'.repeat(50) })).toMatchObject({
      name: 'a'.repeat(50),
      wood: '',
      insured: true,
    });
    expect(shape.parse({ name: ' Blue   Fin ', story: ' One\n\ntwo ' })).toMatchObject({
      name: 'Blue Fin',
      story: 'One\n\ntwo',
    });
    expect(shape.parse({})).toMatchObject({ price: null, seats: 4, harbour: '' });
  });

  it.each([
    { photo: 'x' },
    { wood: 'Plastic' },
    { seats: '5' },
    { insured: 'yes' },
    { name: 'a'.repeat(5_000) },
  ])('refuses %j', (sent) => {
    expect(shape.safeParse(sent).success).toBe(false);
  });
});
