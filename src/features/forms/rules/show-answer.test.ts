import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import { prefill } from './prefill.ts';
import { showAnswer } from './show-answer.ts';

const field = (more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name: 'asked',
  label: 'Asked',
  type: 'text',
  ...more,
});
const options = [
  { value: '1', name: 'One' },
  { value: '2', name: 'Two' },
];
const withRule = (subtype: 'money' | 'trn' | 'jamaicanMobile') =>
  field({ validations: [{ type: 'test', subtype }] });

describe('an answer as people read it', () => {
  it.each<[string, FieldDefinition, unknown, string]>([
    ['text', field(), 'Kingston 20', 'Kingston 20'],
    ['nothing', field(), undefined, ''],
    ['an option by its name', field({ type: 'select', options }), '2', 'Two'],
    ['an option since withdrawn, as it was stored', field({ type: 'select', options }), '3', '3'],
    [
      'several by their names',
      field({ type: 'select', validationType: 'array', options }),
      ['1', '2'],
      'One, Two',
    ],
    ['an object by its name', field({ type: 'typeAhead' }), { _id: '7', name: 'Car Loan' }, 'Car Loan'],
    ['objects by their names', field(), [{ name: 'Books' }, { name: 'Dining' }], 'Books, Dining'],
    [
      'a document by its name',
      field({ type: 'file' }),
      { id: 'f', name: 'id.png', type: 'image/png', sizeBytes: 1 },
      'id.png',
    ],
    ['a day', field({ type: 'date' }), '2026-03-10', '2026-03-10'],
    ['a day stored as a moment', field({ type: 'date' }), '2026-03-10T00:00:00.000Z', '2026-03-10'],
    ['a ticked box', field({ type: 'checkbox' }), true, 'Yes'],
    ['an unticked box', field({ type: 'checkbox' }), false, 'No'],
    ['a figure', field({ validationType: 'number' }), 4, '4'],
    ['money, truncated to the cent', withRule('money'), 1234.567, '$1,234.56'],
    ['a TRN', withRule('trn'), '104583927', '104-583-927'],
    ['a mobile number', withRule('jamaicanMobile'), '8765550142', '876-555-0142'],
    ['a billion dollars', withRule('money'), 1e9, '$1,000,000,000.00'],
    ['more than any amount, as it was stored', withRule('money'), 1e9 + 1, '1000000001'],
    ['money stored as text, as it was stored', withRule('money'), '1234.567', '1234.567'],
    ['a TRN with a digit before, as it was stored', withRule('trn'), '1104583927', '1104583927'],
    ['a mobile number with the country’s 1', withRule('jamaicanMobile'), '18765550142', '18765550142'],
    ['a mobile number with a digit behind', withRule('jamaicanMobile'), '87655501421', '87655501421'],
    [
      'several without those that have no name',
      field(),
      ['Books', null, { name: 5 }, 'Dining'],
      'Books, Dining',
    ],
    ['an object whose name is no text', field(), { name: 5 }, ''],
    ['by a rule that there is not', withRule('lucky' as 'trn'), '104583927', '104583927'],
    ['by what every object has', withRule('toString' as 'trn'), '104583927', '104583927'],
  ])('%s', (_case, asked, value, shown) => expect(showAnswer(asked, value)).toBe(shown));

  it('is text for whatever was stored', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom(field(), field({ type: 'date' }), withRule('money')),
        (value, asked) => {
          expect(typeof showAnswer(asked, value)).toBe('string');
        },
      ),
    );
  });
});

describe('what a form holds to begin with', () => {
  it.each<[string, FieldDefinition, unknown, FormAnswers]>([
    ['the answer given before under the same name', field(), { asked: 'St. Ann' }, { asked: 'St. Ann' }],
    [
      'the earlier answer rather than the configured start',
      field({ value: 'St. Mary' }),
      { asked: 'St. Ann' },
      { asked: 'St. Ann' },
    ],
    ['the configured start', field({ validationType: 'number', value: 1 }), {}, { asked: 1 }],
    ['the option to begin with', field({ type: 'select', options, defaultOption: '2' }), {}, { asked: '2' }],
    ['not an option since withdrawn', field({ type: 'select', options }), { asked: '3' }, {}],
    ['a box that begins ticked', field({ type: 'checkbox', value: true }), {}, { asked: true }],
    ['a box unticked before', field({ type: 'checkbox', value: true }), { asked: false }, { asked: false }],
    [
      'never a document',
      field({ type: 'file' }),
      { asked: { id: 'f', name: 'a.png', type: '', sizeBytes: 1 } },
      {},
    ],
    ['nothing where nothing is known', field(), undefined, {}],
  ])('%s', (_case, asked, earlier, expected) => expect(prefill([asked], earlier)).toStrictEqual(expected));
});
