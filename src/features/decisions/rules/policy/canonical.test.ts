import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.ts';

/** As it comes back from the database: the same members in another order, however deep. */
const inAnotherOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inAnotherOrder);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, inAnotherOrder(member)]);
  return Object.fromEntries(members.toReversed());
};

const anything = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);

describe('the text of a value', () => {
  it.each<[string, unknown, string]>([
    ['a word', 'B', '"B"'],
    ['a word that looks like a figure', '18', '"18"'],
    ['a figure', 18, '18'],
    ['nothing', null, 'null'],
    ['nothing within', { offer: null }, '{"offer":null}'],
    ['members by their names', { to: 2, from: 1, at: 0 }, '{"at":0,"from":1,"to":2}'],
    ['members within members', { b: { d: 1, c: true }, a: 'x' }, '{"a":"x","b":{"c":true,"d":1}}'],
    ['a list by its places', ['b', 'a'], '{"0":"b","1":"a"}'],
    ['an empty object', {}, '{}'],
  ])('of %s', (_, value, text) => expect(canonical(value)).toBe(text));

  it('is the same whatever the order of the members', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(canonical(inAnotherOrder(value))).toBe(canonical(value));
      }),
    );
  });

  it('differs between values that differ', () => {
    const objects = fc.dictionary(fc.string({ maxLength: 3 }), anything, { maxKeys: 4 });
    fc.assert(
      fc.property(objects, objects, (one, other) => {
        if (!isDeepStrictEqual({ ...one }, { ...other })) expect(canonical(one)).not.toBe(canonical(other));
      }),
    );
  });

  it('keeps a list in its order', () => {
    expect(canonical({ bands: [0, 6, 12] })).not.toBe(canonical({ bands: [12, 6, 0] }));
  });
});
