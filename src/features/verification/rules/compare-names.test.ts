import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, type NameWord } from './compare-names.ts';

const differing = (words: NameWord[]) => words.filter(({ differs }) => differs).map(({ word }) => word);

describe('two spellings of a name', () => {
  it.each([
    ['Marcia Campbell', 'Marcia Campbell'],
    ['Marcia Campbell', 'CAMPBELL, MARCIA'],
    ['Marcia Ann Campbell', 'Campbell Marcia Ann'],
    ['André Peña', 'ANDRE PENA'],
    ["Shanique O'Brien", 'shanique obrien'],
    ['Marcia Brown-Campbell', 'Marcia Brown Campbell'],
    ['Marcia Ann Campbell', 'M. A. Campbell'],
    ['Marcia Ann Campbell', 'M.A. Campbell'],
    ['Ms. Marcia Campbell', 'Marcia Campbell'],
    ['  Marcia   Campbell ', 'Marcia Campbell'],
  ])('%s and %s are the same', (one, other) => {
    const { verdict, first, second } = compareNames(one, other);
    expect(verdict).toBe('same');
    expect([...differing(first), ...differing(second)]).toEqual([]);
  });

  it.each([
    ['Marcia Ann Campbell', 'Marcia Campbell', ['Ann'], []],
    ['Marcia Campbell', 'Campbell Marcia Ann Maria', [], ['Ann', 'Maria']],
    ['Marcia Ann Campbell', 'A Campbell', ['Marcia'], []],
  ])('%s and %s: one is shorter', (one, other, inFirst, inSecond) => {
    const { verdict, first, second } = compareNames(one, other);
    expect(verdict).toBe('shorter');
    expect(differing(first)).toEqual(inFirst);
    expect(differing(second)).toEqual(inSecond);
  });

  it.each([
    ['Marcia Campbell', 'Delroy Campbell', ['Marcia'], ['Delroy']],
    ['Marcia Campbell', 'Marcia Campbel', ['Campbell'], ['Campbel']],
    ['Marcia Campbell', 'Marcia Ann Brown', ['Campbell'], ['Ann', 'Brown']],
    ['Marcia Campbell', 'Campbell Enterprises Limited', ['Marcia'], ['Enterprises', 'Limited']],
    ['Marcia Campbell', 'M C', [], []],
    ['Marcia Campbell', '???', ['Marcia', 'Campbell'], []],
    ['Marcia Campbell', 'Campbell Campbell', ['Marcia'], ['Campbell']],
  ])('%s and %s differ', (one, other, inFirst, inSecond) => {
    const { verdict, first, second } = compareNames(one, other);
    expect(verdict).toBe('different');
    expect(differing(first)).toEqual(inFirst);
    expect(differing(second)).toEqual(inSecond);
  });

  const name = fc.array(fc.constantFrom('Marcia', 'Ann', 'M', 'A', 'Ámbar', 'Brown', 'B', 'Mark'), {
    maxLength: 4,
  });

  it('judges alike whichever stands first, in whatever order its words are', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        const { verdict, first, second } = compareNames(one.join(' '), other.join(' '));
        const turned = compareNames(other.join(' '), one.join(' '));
        expect(turned.verdict).toBe(verdict);
        expect(turned.first.filter(({ differs }) => differs).length).toBe(differing(second).length);
        expect(compareNames(one.toReversed().join(' '), other.join(' ')).verdict).toBe(verdict);
        expect(first.map(({ word }) => word)).toEqual(one);
      }),
    );
  });

  it('takes anything that people type', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (one, other) => {
        expect(
          compareNames(one, one).verdict === 'same' || differing(compareNames(one, one).first).length === 0,
        ).toBe(true);
        expect(() => compareNames(one, other)).not.toThrow();
      }),
    );
  });
});
