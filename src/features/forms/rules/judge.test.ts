import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition, Validation } from '#features/forms/contract.ts';
import type { Day } from '#shared/calendar.ts';
import { isRequired, judge, withFiles } from './judge.ts';

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
  judge([field], { asked: answer }, TODAY).errors.asked;
const storedFor = (field: FieldDefinition, answer: unknown) =>
  judge([field], { asked: answer }, TODAY).answers.asked;

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
    ['an address', text([{ type: 'email' }]), 'marcia@pimento.example', undefined],
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
    ['too large', text([{ type: 'max', params: [8] }], number), '9', 'Must be 8 or less'],
    ['not whole', text([{ type: 'integer' }], number), 2.5, 'Please give a whole number'],
    ['not a number', text([], number), 'many', 'Must be a number'],
    [
      'a later day than today',
      text([{ type: 'max', params: ['today'] }], { type: 'date' }),
      '2026-03-11',
      'Must be 2026-03-10 or earlier',
    ],
    [
      'before the first day',
      text([{ type: 'min', params: ['2020-01-01'] }], { type: 'date' }),
      '2019-12-31',
      'Must be 2020-01-01 or later',
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
    ['not an option', text([], select), 'c', 'Please choose from the list'],
    [
      'not an option, own words',
      text([{ type: 'oneOf', params: ['Pick a fruit'] }], select),
      'c',
      'Pick a fruit',
    ],
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
    expect(judge([text([])], { asked: 'a', points: 9_999, constructor: 'x' }, TODAY).answers).toEqual({
      asked: 'a',
    });
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
    expect(judge(fields, { fruit: 'a' }, TODAY).errors).toEqual({ asked: 'Say how ripe' });
    expect(fields.map(isRequired)).toEqual([false, true]);
  });

  it('does not where it is hidden, and the hidden answer is not stored', () => {
    expect(judge(fields, { fruit: 'b', asked: 'very' }, TODAY)).toEqual({
      answers: { fruit: 'b' },
      errors: {},
    });
  });
});

describe('documents', () => {
  const paper = text([{ type: 'required' }], { type: 'file' });
  const file = { id: 'f1', name: 'id.png', type: 'image/png', sizeBytes: 10 };

  it('are those uploaded, never those that the answers claim', () => {
    const claimed = { asked: { ...file, id: "someone else's" } };
    expect(judge([paper], withFiles([paper], claimed, []), TODAY).errors).toEqual({
      asked: 'Asked is required',
    });
    const judged = judge(
      [paper],
      withFiles([paper], claimed, [
        { field: 'asked', file },
        { field: 'other', file },
      ]),
      TODAY,
    );
    expect(judged).toEqual({ answers: { asked: file }, errors: {} });
  });

  it('are one where one is asked, and several where several are', () => {
    const two = [file, { ...file, id: 'f2' }].map((each) => ({ field: 'asked', file: each }));
    expect(judge([paper], withFiles([paper], {}, two), TODAY).errors).toEqual({
      asked: 'Please add the file again',
    });
    const many: FieldDefinition = { ...paper, validationType: 'array' };
    expect(judge([many], withFiles([many], {}, two), TODAY).answers.asked).toHaveLength(2);
  });
});

const everyKind: FieldDefinition[] = [
  text([{ type: 'required' }, { type: 'matches', params: ['[a-z]+\\d*'] }], { name: 'word' }),
  text([{ type: 'integer' }, { type: 'test', subtype: 'money' }], { ...number, name: 'figure' }),
  text([{ type: 'test', subtype: 'jamaicanMobile' }], { name: 'mobile' }),
  text([{ type: 'test', subtype: 'trn' }], { name: 'trn' }),
  text(
    [
      { type: 'test', subtype: 'adult' },
      { type: 'min', params: ['today'] },
    ],
    { type: 'date', name: 'day' },
  ),
  text([], { type: 'longText', name: 'story' }),
  text([], { type: 'urltext', name: 'link' }),
  text([{ type: 'required' }], { ...select, name: 'one' }),
  text([{ type: 'length', params: [2] }], { ...several, name: 'some' }),
  text([], { type: 'checkbox', name: 'box' }),
  text([], { type: 'typeAhead', typeAheadApiType: 'prizes', name: 'prize' }),
  text([{ type: 'test', subtype: 'fileSize', maxFileSize: 5 }], { type: 'file', name: 'paper' }),
  text([{ type: 'test', subtype: 'fileType', fileTypes: ['png'] }], {
    type: 'file',
    validationType: 'array',
    name: 'papers',
  }),
  text([], {
    name: 'deep',
    conditionalValidations: [{ when: 'figure', compareType: 'greaterOrEqual', value: 3, type: 'required' }],
  }),
];
const names = everyKind.map(({ name }) => name);
const anyAnswers = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(
    fc.constantFrom(...names, '__proto__', 'toString', 'other'),
    fc.oneof(fc.jsonValue(), fc.constantFrom('a', 'b', '2000-01-01', '8765550101', '1,000', true)),
  ),
);

describe('any answers at all', () => {
  it('get a verdict, never an exception, and only asked answers are kept', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { answers: kept, errors } = judge(everyKind, answers, TODAY);
        for (const name of [...Object.keys(kept), ...Object.keys(errors)]) expect(names).toContain(name);
        for (const name of Object.keys(errors)) expect(kept).not.toHaveProperty(name);
      }),
    );
  });
});

it('good answers once judged stay as they are: the server finds what the browser found', () => {
  const goodAnswers = fc.record(
    {
      word: fc.constantFrom('ackee', ' breadfruit7 '),
      figure: fc.oneof(fc.nat(1_000), fc.constant('$1,000')),
      mobile: fc.constantFrom('+1 (876) 555-0101', '6585550101', ''),
      trn: fc.constantFrom('104-583-927', '104583927'),
      link: fc.webUrl({ validSchemes: ['https'] }),
      story: fc.constantFrom('one\ntwo', '  '),
      one: fc.constantFrom('a', 'b'),
      some: fc.constantFrom(['b', 'a'], ['a', 'b'], []),
      box: fc.boolean(),
      prize: fc.record({ _id: fc.uuid(), name: fc.constant('Books'), extra: fc.jsonValue() }),
      deep: fc.constantFrom('x', ' y '),
      other: fc.jsonValue(),
    },
    { requiredKeys: ['word', 'one', 'deep'] },
  );
  fc.assert(
    fc.property(goodAnswers, (answers) => {
      const first = judge(everyKind, answers, TODAY);
      expect(first.errors).toEqual({});
      expect(judge(everyKind, first.answers, TODAY)).toEqual(first);
    }),
  );
});
