import { describe, expect, it } from 'vitest';
import type { FieldDefinition, FieldType, Validation, ValidationType } from '#features/forms/contract.ts';
import type { Day } from '#shared/calendar.ts';
import { specialRules } from './special-rules.ts';
import { validateAnswers } from './validate-answers.ts';

const TODAY = '2026-03-10' as Day;

function verdict(
  rule: Omit<Validation, 'type'>,
  answer: unknown,
  type: FieldType = 'text',
  validationType?: ValidationType,
) {
  const field: FieldDefinition = {
    name: 'asked',
    label: 'Asked',
    type,
    validationType,
    validations: [{ type: 'test', ...rule }],
  };
  const { answers, errors } = validateAnswers([field], { asked: answer }, TODAY);
  return errors.asked ?? answers.asked;
}

describe('at least eighteen years old', () => {
  const TOO_YOUNG = 'Should be greather than 18';
  it.each([
    ['eighteen today', '2008-03-10', '2008-03-10'],
    ['eighteen tomorrow', '2008-03-11', TOO_YOUNG],
    ['born on 29 February, eighteen in a common year', '2008-02-29', '2008-02-29'],
    ['not born yet', '2027-01-01', TOO_YOUNG],
    ['nothing given', '', undefined],
  ])('%s', (_case, birth, expected) => expect(verdict({ subtype: 'adult' }, birth, 'date')).toBe(expected));

  it('speaks in the words of the configuration', () => {
    expect(verdict({ subtype: 'adult', params: ['18 and over only'] }, '2020-01-01', 'date')).toBe(
      '18 and over only',
    );
  });
});

describe('a year that has come', () => {
  const NOT_YET = 'Please give a year that has come, in four digits';
  it.each([
    ['this year', '2026', '2026'],
    ['long ago', '1951', '1951'],
    ['next year', '2027', NOT_YET],
    ['far ahead', '2090', NOT_YET],
    ['another age', '1066', NOT_YET],
    ['two digits', '12', NOT_YET],
    ['nothing given', '', undefined],
  ])('%s', (_case, year, expected) => expect(verdict({ subtype: 'pastYear' }, year)).toBe(expected));
});

describe('an ID for the next thirty days', () => {
  const TOO_SOON = 'Please provide an ID that does NOT expire for the next 30 days';
  it.each([
    ['runs out in 30 days', '2026-04-09', '2026-04-09'],
    ['runs out in 29 days', '2026-04-08', TOO_SOON],
    ['ran out', '2025-03-10', TOO_SOON],
    ['runs out in fifteen years', '2041-03-10', '2041-03-10'],
    ['runs out later than any is given for', '2041-03-11', 'Please give a year from 2026 to 2041'],
    ['has a year that was typed wrong', '2090-03-10', 'Please give a year from 2026 to 2041'],
  ])('%s', (_case, expiry, expected) =>
    expect(verdict({ subtype: 'idExpiry' }, expiry, 'date')).toBe(expected),
  );
});

describe('a Jamaican mobile number', () => {
  const WRONG = 'Please provide a valid Jamaican mobile number (876 or 658) with a total of 7 digits after';
  it.each([
    ['876 and seven digits', '8765550142', '8765550142'],
    ['658 and seven digits', '6585550142', '6585550142'],
    ['as people write it', '(876) 555-0142', '8765550142'],
    ['as phones fill it in', '+1 876 555 0142', '8765550142'],
    ['with the country’s 1 before it', '1 876 555 0142', '8765550142'],
    ['with more than that before it', '118765550142', WRONG],
    ['empty', '', undefined],
    ['six digits', '876555014', WRONG],
    ['eight digits', '87655501422', WRONG],
    ['another country', '4165550142', WRONG],
    ['letters', '876CALLNOW', WRONG],
  ])('%s', (_case, mobile, expected) =>
    expect(verdict({ subtype: 'jamaicanMobile' }, mobile)).toBe(expected),
  );
});

describe('a TRN', () => {
  it.each([
    ['nine digits', '104583927', '104583927'],
    ['as it is shown', '104-583-927', '104583927'],
    ['eight digits', '10458392', 'A TRN has 9 digits'],
    ['ten digits', '1045839271', 'A TRN has 9 digits'],
    ['nothing but dashes', '---', undefined],
  ])('%s', (_case, trn, expected) => expect(verdict({ subtype: 'trn' }, trn)).toBe(expected));
});

it.each([
  ['1900', true],
  ['2026', true],
  ['2027', false],
  ['1899', false],
  ['12026', false],
  ['20261', false],
])('a year that is past, or the present one: %s, %s', (year, isPast) => {
  expect(verdict({ subtype: 'pastYear' }, year) === year).toBe(isPast);
});

describe('an amount of money', () => {
  const WRONG = 'Please give an amount in dollars, with at most two decimals';
  const MOST = 'An amount can be $1,000,000,000.00 at most. Please check the zeros';
  const BELOW = 'An amount cannot be below 0. Please leave out the minus';
  it.each([
    ['to the cent', '62,000.05', 62_000.05],
    ['nothing is an amount', 0, 0],
    ['a third decimal', 1.005, WRONG],
    ['below nothing', -1, BELOW],
    ['a cent below nothing', -0.01, BELOW],
    ['a billion', 1_000_000_000, 1_000_000_000],
    ['more than a billion', 1_000_000_001, MOST],
    ['eleven nines', 99_999_999_999, MOST],
  ])('%s', (_case, dollars, expected) =>
    expect(verdict({ subtype: 'money' }, dollars, 'text', 'number')).toBe(expected),
  );

  it('says of a minus what is wrong with it, whatever the least amount’s own words are', () => {
    const income: FieldDefinition = {
      name: 'asked',
      label: 'Asked',
      type: 'text',
      validationType: 'number',
      validations: [
        { type: 'min', params: [1, 'Please give what you take home'] },
        { type: 'test', subtype: 'money' },
      ],
    };
    const error = (asked: string) => validateAnswers([income], { asked }, TODAY).errors.asked;
    expect(error('-500')).toBe(BELOW);
    expect(error('0')).toBe('Please give what you take home');
  });
});

describe('a document', () => {
  const file = (name: string, type: string, sizeBytes = 1) => ({ id: 'f1', name, type, sizeBytes });
  const unsupported = (advice: string) => `Uploaded file has unsupported format. ${advice}`;

  it.each([
    ['of the largest size', 5 * 1_048_576, undefined],
    ['one byte larger', 5 * 1_048_576 + 1, 'Uploaded file is too big.'],
  ])('%s', (_case, sizeBytes, expected) => {
    const found = verdict(
      { subtype: 'fileSize', maxFileSize: 5 },
      file('a.pdf', 'application/pdf', sizeBytes),
      'file',
    );
    expect(typeof found === 'string' ? found : undefined).toBe(expected);
  });

  it.each([
    ['a photo', 'id.JPG', 'image/jpeg', undefined],
    ['the other ending of a photo', 'id.jpeg', 'image/jpeg', undefined],
    ['a phone that leaves the type empty', 'id.jpg', '', undefined],
    ['a drawing', 'id.svg', 'image/svg+xml', unsupported('.svg is not accepted: use JPG or PDF.')],
    [
      'a page named like a photo',
      'id.jpg',
      'text/html',
      unsupported('It cannot be read as .jpg: use JPG or PDF.'),
    ],
    [
      'a photo named like a page',
      'id.html',
      'image/jpeg',
      unsupported('.html is not accepted: use JPG or PDF.'),
    ],
    ['no ending', 'id', 'image/jpeg', unsupported('Use JPG or PDF.')],
    ['no ending and no type', 'id', '', unsupported('Use JPG or PDF.')],
    [
      'a program behind the ending of a photo',
      'id.jpg.exe',
      '',
      unsupported('.exe is not accepted: use JPG or PDF.'),
    ],
    [
      'a type that is not asked for',
      'id.png',
      'image/png',
      unsupported('.png is not accepted: use JPG or PDF.'),
    ],
    ['a film', 'id.MP4', 'video/mp4', unsupported('.mp4 is not accepted: use JPG or PDF.')],
    [
      'a photo of an iPhone',
      'IMG_2041.HEIC',
      'image/heic',
      unsupported(
        '.heic is not accepted: use JPG or PDF. Take the photo here with the camera. Or on your iPhone tap Settings, Camera, Formats, Most Compatible, and take it again.',
      ),
    ],
  ])('%s', (_case, name, type, expected) => {
    const found = verdict({ subtype: 'fileType', fileTypes: ['jpg', 'pdf'] }, file(name, type), 'file');
    expect(typeof found === 'string' ? found : undefined).toBe(expected);
  });

  it.each([
    ['jpg', 'image/jpeg'],
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['pdf', 'application/pdf'],
    ['gif', 'image/gif'],
    ['webp', 'image/webp'],
  ] as const)('that ends with .%s is %s and nothing else', (ending, type) => {
    const rule: Omit<Validation, 'type'> = { subtype: 'fileType', fileTypes: [ending] };
    expect(verdict(rule, file(`id.${ending}`, type), 'file')).toEqual(file(`id.${ending}`, type));
    const belied = `It cannot be read as .${ending}: use ${ending.toUpperCase()}.`;
    expect(verdict(rule, file(`id.${ending}`, `${type}+x`), 'file')).toBe(unsupported(belied));
    const other = `.txt is not accepted: use ${ending.toUpperCase()}.`;
    expect(verdict(rule, file('id.txt', 'text/plain'), 'file')).toBe(unsupported(other));
  });

  it('too large is found among small ones', () => {
    const several = [1, 2 * 1_048_576 + 1, 1].map((sizeBytes) => file('a.pdf', 'application/pdf', sizeBytes));
    expect(verdict({ subtype: 'fileSize', maxFileSize: 2 }, several, 'file', 'array')).toBe(
      'Uploaded file is too big.',
    );
  });

  it('among several is judged as strictly', () => {
    const several = [file('a.jpg', 'image/jpeg'), file('b.gif', 'image/gif')];
    expect(
      verdict({ subtype: 'fileType', fileTypes: ['jpg', 'jpeg', 'png', 'pdf'] }, several, 'file', 'array'),
    ).toBe(unsupported('.gif is not accepted: use JPG, PNG or PDF.'));
  });
});

it.each(['adult', 'idExpiry'] as const)('what is no day keeps no rule of days: %s', (rule) => {
  const kind: Validation = { type: 'test', subtype: rule };
  for (const text of ['', '1990-02-30', '2999-13-01'])
    expect(specialRules[rule].holds(text, TODAY, kind)).toBe(false);
});
