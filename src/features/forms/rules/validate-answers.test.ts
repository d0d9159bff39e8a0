import { describe, expect, it } from 'vitest';
import type { FieldDefinition, Validation } from '#features/forms/contract.ts';
import type { Day } from '#shared/calendar.ts';
import { isRequired, validateAnswers } from './validate-answers.ts';

const TODAY = '2026-03-10' as Day;
const text = (validations: Validation[], more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name: 'asked',
  label: 'Asked',
  type: 'text',
  validations,
  ...more,
});
const number = { validationType: 'number' } as const;
const options = [
  { value: 'a', name: 'Ackee' },
  { value: 'b', name: 'Breadfruit' },
];
const select: Partial<FieldDefinition> = { type: 'select', options };
const several: Partial<FieldDefinition> = { ...select, validationType: 'array' };

const errorOf = (field: FieldDefinition, answer: unknown) =>
  validateAnswers([field], { asked: answer }, TODAY).errors.asked;
const storedFor = (field: FieldDefinition, answer: unknown) =>
  validateAnswers([field], { asked: answer }, TODAY).answers.asked;

describe('the general rules', () => {
  it.each<[string, FieldDefinition, unknown, string | undefined]>([
    ['required, nothing given', text([{ type: 'required' }]), undefined, 'Asked is required'],
    [
      'required, a question',
      text([{ type: 'required' }], { label: 'Are you working?' }),
      '',
      'Please answer this question',
    ],
    ['required, blanks given', text([{ type: 'required' }]), '   ', 'Asked is required'],
    [
      'required, own words',
      text([{ type: 'required', params: ['Email is Required'] }]),
      '',
      'Email is Required',
    ],
    [
      'required, box not ticked',
      text([{ type: 'required' }], { type: 'checkbox' }),
      false,
      'Asked is required',
    ],
    ['required, box ticked', text([{ type: 'required' }], { type: 'checkbox' }), true, undefined],
    ['required, zero is an answer', text([{ type: 'required' }], number), 0, undefined],
    ['optional and empty breaks no other rule', text([{ type: 'min', params: [3] }]), '', undefined],
    ['too short', text([{ type: 'min', params: [8] }]), 'seven77', 'minimum of 8 characters'],
    ['too long', text([{ type: 'max', params: [15] }]), 'sixteen letters!', 'Must be 15 characters or less'],
    ['wrong length', text([{ type: 'length', params: [8] }]), '1234567', 'Must be exactly 8 characters'],
    ['required, own words left empty', text([{ type: 'required', params: [''] }]), '', 'Asked is required'],
    ['long enough', text([{ type: 'min', params: [8] }]), 'eight888', undefined],
    ['short enough', text([{ type: 'max', params: [15] }]), 'fifteen letters', undefined],
    ['of the right length', text([{ type: 'length', params: [8] }]), '12345678', undefined],
    ['an address', text([{ type: 'email' }]), 'marcia@pimento.example', undefined],
    ['an address with several dots', text([{ type: 'email' }]), 'marcia@mail.pimento.example', undefined],
    ['an address of 254 characters', text([{ type: 'email' }]), `m@${'a'.repeat(249)}.jm`, undefined],
    ['a longer one', text([{ type: 'email' }]), `m@${'a'.repeat(250)}.jm`, 'Invalid email address'],
    [
      'words before an address',
      text([{ type: 'email' }]),
      'to marcia@pimento.example',
      'Invalid email address',
    ],
    ['words behind it', text([{ type: 'email' }]), 'marcia@pimento.example or so', 'Invalid email address'],
    ['no address', text([{ type: 'email' }]), 'marcia@pimento', 'Invalid email address'],
    ['a web page', text([{ type: 'url' }]), 'https://pimento.example/a?b=c', undefined],
    [
      'a script is no web page',
      text([{ type: 'url' }]),
      'javascript:alert(1)',
      'Please give a full web address that starts with https://',
    ],
    [
      'a link field needs no rule',
      text([], { type: 'urltext' }),
      'pimento',
      'Please give a full web address that starts with https://',
    ],
    [
      'a pattern fits the whole text',
      text([{ type: 'matches', params: ['\\d{3}', 'Three digits'] }]),
      '1234',
      'Three digits',
    ],
    ['too small', text([{ type: 'min', params: [1_000] }], number), 999.99, 'Must be 1,000 or more'],
    ['large enough', text([{ type: 'min', params: [1_000] }], number), '1,000', undefined],
    ['small enough', text([{ type: 'max', params: [8] }], number), '8', undefined],
    ['too large', text([{ type: 'max', params: [8] }], number), '9', 'Must be 8 or less'],
    ['not whole', text([{ type: 'integer' }], number), 2.5, 'Please give a whole number'],
    ['not a number', text([], number), 'many', 'Must be a number'],
    [
      'a later day than today',
      text([{ type: 'max', params: ['today'] }], { type: 'date' }),
      '2026-03-11',
      'Must be March 10th 2026 or earlier',
    ],
    [
      'before the first day',
      text([{ type: 'min', params: ['2020-01-01'] }], { type: 'date' }),
      '2019-12-31',
      'Must be January 1st 2020 or later',
    ],
    ['today', text([{ type: 'max', params: ['today'] }], { type: 'date' }), '2026-03-10', undefined],
    ['no earlier', text([{ type: 'min', params: ['today'] }], { type: 'date' }), '2026-03-10', undefined],
    [
      'an earlier day than today',
      text([{ type: 'min', params: ['today'] }], { type: 'date' }),
      '2026-03-09',
      'Must be March 10th 2026 or later',
    ],
    [
      'after the first day, and not today',
      text([{ type: 'min', params: ['2020-01-01'] }], { type: 'date' }),
      '2021-06-30',
      undefined,
    ],
    [
      'the first day',
      text([{ type: 'min', params: ['2020-01-01'] }], { type: 'date' }),
      '2020-01-01',
      undefined,
    ],
    [
      'no such day',
      text([], { type: 'date' }),
      '2026-02-31',
      'There is no such day. Please check the day and the month',
    ],
    ...['2026-2-', '-02-', '199-02-01', 'soon', 5].map(
      (typed): [string, FieldDefinition, unknown, string] => [
        `half a day, ${typed}`,
        text([], { type: 'date' }),
        typed,
        'Please give the day, the month and the year in four digits',
      ],
    ),
    [
      'a day of another age',
      text([], { type: 'date' }),
      '0190-02-01',
      'Please give a year from 1900 to 2199',
    ],
    [
      'a birth of another age',
      text(
        [
          { type: 'min', params: ['1900-01-01'] },
          { type: 'test', subtype: 'adult' },
        ],
        { type: 'date' },
      ),
      '0190-02-01',
      'Please give a year from 1900 to 2008',
    ],
    [
      'an expiry of another age',
      text([{ type: 'test', subtype: 'idExpiry' }], { type: 'date' }),
      '0026-02-01',
      'Please give a year from 2026 to 2041',
    ],
    [
      'a beginning of another age',
      text([{ type: 'max', params: ['today'] }], { type: 'date' }),
      '2226-02-01',
      'Please give a year from 1900 to 2026',
    ],
    ['not an option', text([], select), 'c', 'Please choose from the list'],
    [
      'not an option, own words',
      text([{ type: 'oneOf', params: ['Pick a fruit'] }], select),
      'c',
      'Pick a fruit',
    ],
    ['an option', text([{ type: 'oneOf' }], select), 'a', undefined],
    ['options', text([{ type: 'oneOf' }], several), ['a', 'b'], undefined],
    ['as many as may be chosen', text([{ type: 'max', params: [2] }], several), ['a', 'b'], undefined],
    ['one of several is no option', text([], several), ['a', 'c'], 'Please choose from the list'],
    ['too many chosen', text([{ type: 'max', params: [1] }], several), ['a', 'b'], 'Choose at most 1'],
    ['required, none chosen', text([{ type: 'required' }], several), [], 'Asked is required'],
    [
      'a text where a box is',
      text([], { type: 'checkbox' }),
      'true',
      'Please tick the box or leave it empty',
    ],
    ['a number where a text is', text([]), 5, 'Please write an answer'],
    ['a NUL', text([]), 'a\u0000b', 'This has a character that cannot be stored'],
    [
      'half a letter',
      text([], { type: 'longText' }),
      'a\ud800',
      'This has a character that cannot be stored',
    ],
    ['lines in a long text', text([], { type: 'longText' }), 'a\nb', undefined],
  ])('%s', (_case, field, answer, error) => {
    expect(errorOf(field, answer)).toBe(error);
  });
});

describe('what is stored', () => {
  it.each<[string, FieldDefinition, unknown, unknown]>([
    ['text without its margins', text([]), '  Half Way Tree ', 'Half Way Tree'],
    ['a figure typed as text', text([], number), ' $1,234.50 ', 1234.5],
    ['choices in the order of the options, once each', text([], several), ['b', 'a', 'b'], ['a', 'b']],
    ['an untouched box as no', text([], { type: 'checkbox' }), undefined, false],
    ['nothing for a blank', text([]), ' ', undefined],
    [
      'a type-ahead choice without what else came along',
      text([], { type: 'typeAhead' }),
      { _id: '7', name: 'Car', rate: 0 },
      { _id: '7', name: 'Car' },
    ],
  ])('%s', (_case, field, answer, stored) => {
    expect(storedFor(field, answer)).toEqual(stored);
  });

  it('leaves out answers that no field asks for', () => {
    expect(
      validateAnswers([text([])], { asked: 'a', points: 9_999, constructor: 'x' }, TODAY).answers,
    ).toEqual({
      asked: 'a',
    });
  });

  it('has no place for what was not answered', () => {
    expect(Object.keys(validateAnswers([text([])], {}, TODAY).answers)).toEqual([]);
  });

  it('leaves out a wrong answer', () => {
    expect(storedFor(text([{ type: 'email' }]), 'nobody')).toBeUndefined();
  });
});

describe('a rule that a condition brings along', () => {
  const fields: FieldDefinition[] = [
    text([], { ...select, name: 'fruit' }),
    text([], {
      conditionalValidations: [
        { when: 'fruit', compareType: 'equals', value: 'a', type: 'required', params: ['Say how ripe'] },
      ],
    }),
  ];

  it('holds where the field is shown', () => {
    expect(validateAnswers(fields, { fruit: 'a' }, TODAY).errors).toEqual({ asked: 'Say how ripe' });
    expect(fields.map(isRequired)).toEqual([false, true]);
    expect(isRequired(text([{ type: 'email' }]))).toBe(false);
  });

  it('does not where it is hidden, and the hidden answer is not stored', () => {
    expect(validateAnswers(fields, { fruit: 'b', asked: 'very' }, TODAY)).toEqual({
      answers: { fruit: 'b' },
      errors: {},
    });
  });
});
