import { describe, expect, it, test } from 'vitest';
import { tidyDraft } from '#shared/record/values.ts';
import { companyFields } from '../../fields/partner-company.ts';
import { mayPublish } from '../may-publish.ts';
import { MOST_PICTURE_BYTES, pictureError } from '../picture-error.ts';
import { companyErrors } from './company-errors.ts';
import { firstSteps } from './first-steps.ts';
import { licenceAfter, NO_LICENCE } from './licence-after.ts';

const company = {
  name: 'Island Credit',
  contactPhone: '876-555-0100',
  contactEmail: 'hello@island.example',
  description: 'We lend.\nSlowly.',
  address: '1 King Street',
  licenceNumber: '',
  licenceApplied: false,
};

describe('the fields of a company', () => {
  it('that are all there have no error, the licence number aside', () => {
    expect(companyErrors(company)).toEqual({});
  });

  it('are all required but the licence number', () => {
    const blank = {
      ...(Object.fromEntries(Object.keys(company).map((name) => [name, '  '])) as Record<
        keyof typeof company,
        string
      >),
      licenceApplied: false,
    };
    expect(companyErrors(blank)).toEqual({
      name: 'Name is required',
      contactPhone: 'Contact phone is required',
      contactEmail: 'Contact email is required',
      description: 'Description is required',
      address: 'Address is required',
    });
  });

  it.each([
    ['name', 'x'.repeat(121), 'Name: 120 characters at most'],
    ['name', 'Pimento', 'This name reads as ours. Write the name that stands on your licence.'],
    ['name', 'Isl\u0000and', 'Name has a character that cannot be read'],
    ['description', 'x'.repeat(5_001), 'Description: 5,000 characters at most'],
    ['address', 'x'.repeat(501), 'Address: 500 characters at most'],
    ['licenceNumber', 'x'.repeat(61), 'Licence number: 60 characters at most'],
    ['contactPhone', 'call us', 'Must be a number'],
    ['contactPhone', '876-555-010O', 'Must be a number'],
    ['contactPhone', 'tel 876-555-0100', 'Must be a number'],
    ['contactPhone', '555010', 'Contact phone: 7 to 15 figures'],
    ['contactPhone', '1234567890123456', 'Contact phone: 7 to 15 figures'],
    ['contactEmail', 'hello@island', 'Must be a valid email'],
    ['contactEmail', 'hello', 'Must be a valid email'],
  ])('%s “%s”: %s', (name, typed, error) => {
    expect(companyErrors({ ...company, [name]: typed })).toEqual({ [name]: error });
  });

  it.each(['5550100', '123456789012345', '8765550100', '876 555 0100', '(876) 555-0100', '+1 876.555.0100'])(
    'take the phone number %s as it is typed',
    (contactPhone) => {
      expect(companyErrors({ ...company, contactPhone })).toEqual({});
      expect(tidyDraft(companyFields, { ...company, contactPhone: ` ${contactPhone} ` }).contactPhone).toBe(
        contactPhone,
      );
    },
  );
});

it('a phone number may have blanks around it', () => {
  expect(companyErrors({ ...company, contactPhone: ' +1 876 555 0100 ' })).toEqual({});
});

describe('the licence after an edit by the lender', () => {
  it.each([
    ['nothing said of none stays so', 'None', null, {}, 'None', null],
    ['applied for, without a number yet', 'None', null, { licenceApplied: true }, 'Applied', null],
    ['a number says that it was applied for', 'None', null, { licenceNumber: 'MC-1' }, 'Applied', 'MC-1'],
    [
      'another number while it is not confirmed',
      'Applied',
      'MC-1',
      { licenceNumber: 'MC-2' },
      'Applied',
      'MC-2',
    ],
    ['applied for without a number stays so', 'Applied', null, {}, 'Applied', null],
    ['expired without a number stays so', 'Expired', null, {}, 'Expired', null],
    [
      'expired without a number, and one given',
      'Expired',
      null,
      { licenceNumber: 'MC-1' },
      'Applied',
      'MC-1',
    ],
    ['taken back', 'Applied', 'MC-1', { licenceNumber: '', licenceApplied: false }, 'None', null],
    ['left out, applied stays', 'Applied', 'MC-1', {}, 'Applied', 'MC-1'],
    ['confirmed and left out', 'Licensed', 'MC-1', {}, 'Licensed', 'MC-1'],
    ['confirmed and sent again', 'Licensed', 'MC-1', { licenceNumber: 'MC-1' }, 'Licensed', 'MC-1'],
    ['in other letters it is the same', 'Licensed', 'MC-1', { licenceNumber: 'mc-1' }, 'Licensed', 'MC-1'],
    [
      'applying again takes nothing from a valid one',
      'Licensed',
      'MC-1',
      { licenceApplied: true },
      'Licensed',
      'MC-1',
    ],
    [
      'another number is to be confirmed again',
      'Licensed',
      'MC-1',
      { licenceNumber: 'MC-2' },
      'Applied',
      'MC-2',
    ],
    ['without its number too', 'Licensed', 'MC-1', { licenceNumber: '' }, 'Applied', null],
    [
      'for another company it is to be confirmed again',
      'Licensed',
      'MC-1',
      { isOtherCompany: true },
      'Applied',
      'MC-1',
    ],
    ['for the same one it stays', 'Licensed', 'MC-1', { isOtherCompany: false }, 'Licensed', 'MC-1'],
    ['expired for another company stays so', 'Expired', 'MC-1', { isOtherCompany: true }, 'Expired', 'MC-1'],
    ['suspended for another company too', 'Suspended', 'MC-1', { isOtherCompany: true }, 'Suspended', 'MC-1'],
    ['expired stays so', 'Expired', 'MC-1', { licenceNumber: 'MC-1' }, 'Expired', 'MC-1'],
    ['expired with a new number', 'Expired', 'MC-1', { licenceNumber: 'MC-2' }, 'Applied', 'MC-2'],
    ['expired and renewed under its number', 'Expired', 'MC-1', { licenceApplied: true }, 'Applied', 'MC-1'],
    ['suspended stays so', 'Suspended', 'MC-1', { licenceApplied: true }, 'Suspended', 'MC-1'],
  ] as const)('%s', (_which, licenceState, licenceNumber, said, newState, newNumber) => {
    expect(licenceAfter({ licenceState, licenceNumber }, said)).toEqual({
      licenceState: newState,
      licenceNumber: newNumber,
    });
  });

  it('of a new company is none until something is said', () => {
    expect(NO_LICENCE).toEqual({ licenceNumber: null, licenceState: 'None' });
  });

  it('that is suspended may not be painted over with another number', () => {
    const suspended = { licenceState: 'Suspended', licenceNumber: 'MC-1' } as const;
    expect(licenceAfter(suspended, { licenceNumber: 'MC-2' })).toBeNull();
    expect(licenceAfter(suspended, { licenceNumber: '' })).toBeNull();
  });

  it('is never valid that was not, whatever is said', () => {
    for (const licenceState of ['None', 'Applied', 'Suspended', 'Expired'] as const)
      for (const licenceNumber of [undefined, '', 'MC-1', 'MC-2'])
        for (const licenceApplied of [undefined, true, false])
          expect(
            licenceAfter({ licenceState, licenceNumber: 'MC-1' }, { licenceNumber, licenceApplied })
              ?.licenceState,
          ).not.toBe('Licensed');
  });
});

test.each([
  ['without a company', null, false],
  ['Active', { status: 'Active' }, true],
  ['Deactivated', { status: 'Deactivated' }, false],
  ['Revoked', { status: 'Revoked' }, false],
] as const)('a lender %s may publish: %s', (_which, company, may) => {
  expect(mayPublish(company)).toBe(may);
});

test.each([
  ['logo.png', 1_000, undefined],
  ['LOGO.JPG', MOST_PICTURE_BYTES, undefined],
  ['logo.jpeg', MOST_PICTURE_BYTES + 1, 'Logo: the maximum size is 10 MB'],
  ['logo.gif', 1_000, 'Logo: jpg, jpeg or png'],
  ['logo', 1_000, 'Logo: jpg, jpeg or png'],
])('a picture %s of %i bytes: %s', (name, size, error) => {
  expect(pictureError('Logo', { name, size })).toBe(error);
});

describe('the first steps', () => {
  const NOTHING = { company: false, product: false, loan: false, application: false };
  const statesOf = (done: object) => firstSteps({ ...NOTHING, ...done }).map(({ state }) => state);

  it.each([
    [{}, ['next', 'later', 'later', 'later']],
    [{ company: true }, ['done', 'next', 'later', 'later']],
    [{ company: true, loan: true }, ['done', 'next', 'done', 'later']],
    [{ company: true, product: true, loan: true }, ['done', 'done', 'done', 'next']],
  ])('%o', (done, states) => {
    expect(statesOf(done)).toEqual(states);
  });

  it('lead to the forms, and are gone once all are done', () => {
    expect(firstSteps(NOTHING).map(({ to }) => to)).toEqual([
      '/partner/company?form=add',
      '/partner/products/add',
      '/partner/loans/add',
      '/partner/loan-applications',
    ]);
    expect(statesOf({ company: true, product: true, loan: true, application: true })).toEqual([]);
  });
});
