import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cents } from '../money.ts';
import { recordFields } from './field.ts';
import { recordShape } from './shape.ts';
import {
  changes,
  draftFrom,
  inWords,
  isNumber,
  newOf,
  stillFitting,
  tidyDraft,
  typedFrom,
  withoutSecrets,
} from './values.ts';

const boat = recordFields({
  name: { kind: 'line', label: 'Name', longest: 10, begin: 'Finn' },
  story: { kind: 'text', label: 'Story', longest: 20 },
  seats: { kind: 'whole', label: 'Seats', least: 1, most: 1_000 },
  price: { kind: 'money', label: 'Price', least: cents(1_00), most: cents(2_000_00), begin: '12.50' },
  launched: { kind: 'day', label: 'Launched' },
  wood: { kind: 'choice', label: 'Wood', choices: ['Cedar', 'Mahoe'] },
  insured: { kind: 'yesNo', label: 'Insured' },
  lent: { kind: 'yesNo', label: 'Lent', begin: true },
  harbour: { kind: 'reference', label: 'Harbour' },
  key: { kind: 'line', label: 'Key', longest: 5, secret: true },
});
const harbour = { _id: 'h1', name: 'Port Royal' };

describe('a new record', () => {
  it('holds nothing but what its fields say', () => {
    expect(newOf(boat)).toStrictEqual({
      ...{ name: 'Finn', story: '', seats: '', price: '12.50', launched: '', wood: '', key: '' },
      ...{ insured: false, lent: true, harbour: null },
    });
  });

  it('is the same where nothing is sent', () => {
    expect(z.strictObject(recordShape(boat)).parse({})).toStrictEqual({
      ...{ name: '', story: '', seats: null, price: 12.5, launched: '', wood: '', key: '' },
      ...{ insured: false, lent: true, harbour: '' },
    });
  });
});

it.each<[string, number | null]>([
  ['', null],
  [' $ % , ', null],
  ['0', 0],
  ['1,250.50', 1_250.5],
  ['$1 250', 1_250],
  ['4.35 %', 4.35],
  ['1'.repeat(15), 111_111_111_111_111],
  ['-5', -5],
  ['.5', Number.NaN],
  ['1e3', Number.NaN],
  ['x5', Number.NaN],
  ['5x', Number.NaN],
])('%j reads as %s', (typed, figure) => {
  expect(draftFrom(boat, { ...newOf(boat), price: typed }).price).toBe(figure);
});

it.each([
  [true, 'Yes'],
  [false, 'No'],
  [null, ''],
  [5, '5'],
  [' Finn ', 'Finn'],
  [harbour, 'Port Royal'],
])('%j is %j in words', (value, words) => expect(inWords(value)).toBe(words));

it('figures are those of whole numbers, money and rates', () => {
  const figures = Object.entries(boat).filter(([, field]) => isNumber(field));
  expect(figures.map(([name]) => name)).toEqual(['seats', 'price']);
  expect(isNumber({ kind: 'rate', label: 'Interest', leastBps: 1, mostBps: 2 })).toBe(true);
});

describe('what is kept in a browser', () => {
  const empty = newOf(boat);

  it('is what was changed, blanks around it aside', () => {
    const typed = { ...empty, name: ' Finn ', seats: '5', insured: true, harbour };
    expect(Object.entries(changes(boat, empty, typed))).toEqual([
      ['seats', '5'],
      ['insured', true],
      ['harbour', harbour],
    ]);
    const renamed = { ...typed, harbour: { ...harbour, name: 'Kingston' } };
    expect(Object.keys(changes(boat, typed, renamed))).toEqual([]);
    expect(Object.keys(changes(boat, typed, empty))).toEqual(['seats', 'insured', 'harbour']);
  });

  it('is never a secret', () => {
    expect(Object.keys(withoutSecrets(boat, { name: 'Finn', key: '1234' }))).toEqual(['name']);
    // What stands beside the fields is no secret of theirs.
    const more = { name: 'Finn', step: 2 };
    expect(withoutSecrets(boat, more)).toEqual(more);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'texts and figures as they were typed',
      { name: 'Finn', seats: '5', launched: 'x' },
      ['name', 'seats', 'launched'],
    ],
    ['no figures by themselves', { seats: 5 }, []],
    ['a choice that there is', { wood: 'Cedar' }, ['wood']],
    ['no choice made', { wood: '' }, ['wood']],
    ['no choice that is gone', { wood: 'Plastic' }, []],
    ['a switch', { insured: false }, ['insured']],
    ['no word for a switch', { insured: 'yes' }, []],
    ['another record', { harbour }, ['harbour']],
    ['no other record chosen', { harbour: null }, ['harbour']],
    ['no other record by its id', { harbour: 'h1' }, []],
    ['no other record without its name', { harbour: { _id: 'h1' } }, []],
    ['no other record without its id', { harbour: { name: 'Port Royal' } }, []],
    ['nothing that was not kept', {}, []],
  ])('gives back %s', (_, kept, names) => {
    const given = Object.keys(stillFitting(boat, kept));
    // Where nothing was kept a place for another record stays open, and stays empty.
    expect(given).toEqual(names);
  });
});

describe('stored values in a form', () => {
  const stored = {
    ...{ name: 'Finn', story: '', seats: 0, price: null, launched: '', wood: 'Cedar' as const, key: '' },
    ...{ insured: true, lent: false, harbour: { ...harbour, parish: 'Kingston' } },
  };

  it('are texts, and of another record its id and name', () => {
    expect(typedFrom(boat, stored)).toStrictEqual({ ...stored, seats: '0', price: '', harbour });
  });

  it('are as empty as a new record’s where nothing is stored', () => {
    const nothing = typedFrom(boat, {} as typeof stored);
    expect(nothing.harbour).toBeNull();
    expect([nothing.name, nothing.seats]).toEqual(['', '']);
  });

  it('stay what they are where they are no texts', () => {
    const draft = { ...stored, name: ' A \n B ', story: ' A \n B ', harbour: 'h1' };
    expect(tidyDraft(boat, draft)).toMatchObject({ name: 'A B', story: 'A \n B', seats: 0, insured: true });
  });
});

describe('the shape on the wire', () => {
  const shape = z.strictObject(recordShape(boat));
  const fits = (sent: object) => shape.safeParse(sent).success;

  it('has room for four times as much as a field takes, and a little', () => {
    expect(fits({ name: 'a'.repeat(240), story: 'a'.repeat(280) })).toBe(true);
    expect(fits({ name: 'a'.repeat(241) })).toBe(false);
    expect(fits({ story: 'a'.repeat(281) })).toBe(false);
  });

  it.each(['launched', 'harbour'])('has room for an id of a hundred characters: %s', (name) => {
    expect(fits({ [name]: 'a'.repeat(100) })).toBe(true);
    expect(fits({ [name]: 'a'.repeat(101) })).toBe(false);
  });

  it('brings texts into their tidy form', () => {
    expect(shape.parse({ name: ' A \n B ', story: ' A \n B ' })).toMatchObject({
      name: 'A B',
      story: 'A \n B',
    });
  });

  it('takes a choice, or none', () => {
    expect([fits({ wood: 'Cedar' }), fits({ wood: '' }), fits({ wood: 'Plastic' })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('takes a figure, or none', () => {
    expect(fits({ seats: 5, price: null })).toBe(true);
    expect(fits({ seats: '5' })).toBe(false);
  });
});
