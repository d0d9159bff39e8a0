import { describe, expect, it } from 'vitest';
import type { FieldDefinition, Validation } from '#features/forms/contract.ts';
import { checkDefinition } from './check-definition.ts';
import type { Kind } from './kind.ts';

type Known = Partial<FieldDefinition>;

const options = [
  { value: 'a', name: 'Ackee' },
  { value: 'b', name: 'Breadfruit' },
];
const guards: Validation[] = [
  { type: 'test', subtype: 'fileSize', maxFileSize: 5 },
  { type: 'test', subtype: 'fileType', fileTypes: ['pdf'] },
];

const ofKind: Record<Kind, Known> = {
  text: { type: 'text' },
  longText: { type: 'longText' },
  link: { type: 'urltext' },
  number: { type: 'text', validationType: 'number' },
  day: { type: 'date' },
  flag: { type: 'checkbox' },
  choice: { type: 'select', options },
  choices: { type: 'select', validationType: 'array', options },
  file: { type: 'file' },
  files: { type: 'file', validationType: 'array' },
  reference: { type: 'typeAhead', typeAheadApiType: 'prizes' },
};
const KINDS = Object.keys(ofKind) as Kind[];
const isFile = (kind: Kind) => kind === 'file' || kind === 'files';

/** The errors of a field with these rules; documents are guarded besides. */
const errorsOf = (kind: Kind, ...rules: Validation[]) =>
  checkDefinition([
    {
      name: 'asked',
      label: 'Asked',
      type: 'text',
      ...ofKind[kind],
      validations: [...rules, ...(isFile(kind) ? guards : [])],
    },
  ]);

describe('each rule fits the kinds of answer that it can judge', () => {
  const bound = (kind: Kind) => (kind === 'day' ? 'today' : 3);
  it.each<[string, (kind: Kind) => Validation, Kind[]]>([
    ['required', () => ({ type: 'required' }), KINDS],
    [
      'min',
      (kind) => ({ type: 'min', params: [bound(kind)] }),
      ['text', 'longText', 'link', 'number', 'day', 'choices', 'files'],
    ],
    [
      'max',
      (kind) => ({ type: 'max', params: [bound(kind)] }),
      ['text', 'longText', 'link', 'number', 'day', 'choices', 'files'],
    ],
    ['length', () => ({ type: 'length', params: [3] }), ['text', 'longText', 'link', 'choices', 'files']],
    ['email', () => ({ type: 'email' }), ['text']],
    ['url', () => ({ type: 'url' }), ['text', 'longText', 'link']],
    ['matches', () => ({ type: 'matches', params: ['a+'] }), ['text', 'longText', 'link']],
    ['integer', () => ({ type: 'integer' }), ['number']],
    ['oneOf', () => ({ type: 'oneOf' }), ['choice', 'choices']],
    ['adult', () => ({ type: 'test', subtype: 'adult' }), ['day']],
    ['idExpiry', () => ({ type: 'test', subtype: 'idExpiry' }), ['day']],
    ['jamaicanMobile', () => ({ type: 'test', subtype: 'jamaicanMobile' }), ['text']],
    ['trn', () => ({ type: 'test', subtype: 'trn' }), ['text']],
    ['money', () => ({ type: 'test', subtype: 'money' }), ['number']],
    ['fileSize', () => ({ type: 'test', subtype: 'fileSize', maxFileSize: 2 }), ['file', 'files']],
    ['fileType', () => ({ type: 'test', subtype: 'fileType', fileTypes: ['png'] }), ['file', 'files']],
  ])('%s', (name, ruleFor, fitting) => {
    for (const kind of KINDS) {
      const rule = ruleFor(kind);
      const part = rule.type === 'test' ? 'subtype' : 'type';
      const unfit = {
        [`validations.0.${part}`]: `The rule ${name} does not fit a ${ofKind[kind].type} field`,
      };
      const found = Object.entries(errorsOf(kind, rule)).map(([place, error]) => [
        place.replace('fields.0.', ''),
        error,
      ]);
      expect(Object.fromEntries(found), kind).toEqual(fitting.includes(kind) ? {} : unfit);
    }
  });
});

const UNFIT = (rule: string) => ({
  'fields.0.validations.0.params': `The rule ${rule} needs a fitting first parameter`,
});
const MESSAGE = { 'fields.0.validations.0.params': 'The message must be text, and the last parameter' };

describe('the parameters of a rule', () => {
  it.each<[string, Kind, Validation, object]>([
    ['a figure for a figure', 'number', { type: 'min', params: [-2.5] }, {}],
    ['a figure without end', 'number', { type: 'max', params: [Number.POSITIVE_INFINITY] }, UNFIT('max')],
    ['a figure in words', 'text', { type: 'min', params: ['3'] }, UNFIT('min')],
    ['no character at all', 'text', { type: 'min', params: [0] }, {}],
    ['less than no character', 'text', { type: 'min', params: [-1] }, UNFIT('min')],
    ['half an option', 'choices', { type: 'max', params: [1.5] }, UNFIT('max')],
    ['today', 'day', { type: 'max', params: ['today'] }, {}],
    ['a day', 'day', { type: 'min', params: ['2020-01-01'] }, {}],
    ['a day that there is not', 'day', { type: 'min', params: ['2020-02-30'] }, UNFIT('min')],
    ['another word for a day', 'day', { type: 'min', params: ['tomorrow'] }, UNFIT('min')],
    ['no pattern', 'text', { type: 'matches' }, UNFIT('matches')],
    ['a figure for a pattern', 'text', { type: 'matches', params: [5] }, UNFIT('matches')],
    ['a message of one’s own', 'text', { type: 'email', params: ['Your address, please'] }, {}],
    ['a message after the bound', 'text', { type: 'min', params: [3, 'Three at least'] }, {}],
    ['a figure for a message', 'text', { type: 'min', params: [3, 4] }, MESSAGE],
    ['something after the message', 'text', { type: 'email', params: ['one', 'two'] }, MESSAGE],
  ])('%s', (_, kind, rule, errors) => {
    expect(errorsOf(kind, rule)).toEqual(errors);
  });
});

describe('two bounds', () => {
  const CROSSED = { 'fields.0.validations': 'The smallest allowed is above the largest allowed' };
  it.each<[string, Kind, string | number, string | number, object]>([
    ['with room between', 'number', 4, 5, {}],
    ['at one figure', 'number', 5, 5, {}],
    ['that cross', 'number', 6, 5, CROSSED],
    ['with days between', 'day', '2020-01-01', '2020-01-02', {}],
    ['at one day', 'day', '2020-01-01', '2020-01-01', {}],
    ['of days that cross', 'day', '2020-01-02', '2020-01-01', CROSSED],
    ['from today on, which moves', 'day', 'today', '2020-01-01', {}],
    ['until today, which moves', 'day', '2030-01-01', 'today', {}],
  ])('%s', (_, kind, least, most, errors) => {
    const rules: Validation[] = [
      { type: 'min', params: [least] },
      { type: 'max', params: [most] },
    ];
    expect(errorsOf(kind, ...rules)).toEqual(errors);
    expect(errorsOf(kind, ...rules.toReversed())).toEqual(errors);
  });

  it.each([
    [6, '5', 1],
    ['6', 5, 0],
  ])('of which one is unfit are not compared: %j and %j', (least, most, unfit) => {
    const rules: Validation[] = [
      { type: 'min', params: [least] },
      { type: 'max', params: [most] },
    ];
    expect(Object.keys(errorsOf('text', ...rules))).toEqual([`fields.0.validations.${unfit}.params`]);
  });
});

describe('a document field', () => {
  const UNGUARDED = { 'fields.0.validations': 'A file field needs a fileSize and a fileType rule' };
  const document = (...validations: Validation[]) =>
    checkDefinition([{ name: 'asked', label: 'Asked', type: 'file', validations }]);

  it.each<[string, Validation[], object]>([
    ['with both guards', guards, {}],
    ['that may have any size', guards.slice(1), UNGUARDED],
    ['of any type', guards.slice(0, 1), UNGUARDED],
    ['with another rule alone', [{ type: 'required' }], UNGUARDED],
  ])('%s', (_, rules, errors) => expect(document(...rules)).toEqual(errors));

  it('with several errors at one place reports the first', () => {
    const validations: Validation[] = [
      { type: 'min', params: [2] },
      { type: 'max', params: [1] },
    ];
    const asked = {
      name: 'asked',
      label: 'Asked',
      type: 'file',
      validationType: 'array',
      validations,
    } as const;
    expect(checkDefinition([asked])).toEqual(UNGUARDED);
  });
});
