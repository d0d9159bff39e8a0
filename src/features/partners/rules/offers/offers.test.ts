import { describe, expect, it } from 'vitest';
import { tidyDraft } from '#shared/record/values.ts';
import { productFields } from '../../fields/partner-product.ts';
import { codeOfCopy, nameOfCopy } from './copy-of.ts';
import { figureErrors, type LoanDraft, loanErrors } from './loan-errors.ts';
import { type ProductDraft, productErrors } from './product-errors.ts';
import { rightLoan } from './right-loan.test-support.ts';

const product: ProductDraft = {
  name: 'Everyday',
  type: 'Personal',
  shortCode: 'EV-1',
  status: 'Active',
  loanRequirementCriteria: 'Both',
  description: 'For what comes up.',
};

const loan: LoanDraft = { ...rightLoan, product: '01a00000-0000-7000-8000-000000000001' };

describe('a product', () => {
  it.each<[string, Partial<ProductDraft>, object]>([
    ['is right', {}, {}],
    ['needs a name', { name: '  ' }, { name: 'Name is required' }],
    ['needs a type', { type: '' }, { type: 'Type is required' }],
    ['needs a short code', { shortCode: '' }, { shortCode: 'Short code is required' }],
    ['needs a status', { status: '' }, { status: 'Status is required' }],
    [
      'needs its requirement criteria',
      { loanRequirementCriteria: '' },
      { loanRequirementCriteria: 'Requirement criteria is required' },
    ],
    ['needs a description', { description: '\n' }, { description: 'Description is required' }],
    ['has a short name', { name: 'n'.repeat(121) }, { name: 'Name: 120 characters at most' }],
    ['has a short code', { shortCode: 'n'.repeat(41) }, { shortCode: 'Short code: 40 characters at most' }],
    [
      'is readable',
      { description: 'a\u0000b' },
      { description: 'Description has a character that cannot be read' },
    ],
  ])('%s', (_what, change, errors) => {
    expect(productErrors({ ...product, ...change })).toEqual(errors);
  });

  it('is kept without stray blanks', () => {
    expect(
      tidyDraft(productFields, { ...product, name: ' Every   day ', shortCode: ' EV 1 ' }),
    ).toMatchObject({
      name: 'Every day',
      shortCode: 'EV 1',
    });
  });
});

describe('a field of a loan', () => {
  it.each([
    ['name', '', 'Name is required'],
    ['status', '', 'Status is required'],
    ['description', '', 'Description is required'],
    ['securityType', '', 'Security type is required'],
    ['repaymentOption', '', 'Repayment option is required'],
    ['loanCriteria', '', 'Loan criteria is required'],
    ['type', '', 'Type is required'],
    ['product', '', 'Product is required'],
    ['loanCriteriaValue', null, 'Loan criteria value is required'],
    ['minimumAmount', null, 'Minimum amount is required'],
    ['maximumAmount', Number.NaN, 'Must be a number'],
    ['defaultInterestRate', null, 'Default interest rate is required'],
    ['minimumInterestRate', Number.NaN, 'Must be a number'],
    ['maximumInterestRate', Number.NaN, 'Must be a number'],
    ['defaultTerm', null, 'Default term is required'],
    ['minimumTerm', Number.NaN, 'Must be a number'],
    ['maximumTerm', null, 'Maximum term is required'],
    ['loanCriteriaValue', Number.NaN, 'Must be a number'],
    ['minimumAmount', 99.99, 'Minimum amount: from $100.00 to $100,000,000.00, to the cent'],
    ['minimumAmount', 10_000.005, 'Minimum amount: from $100.00 to $100,000,000.00, to the cent'],
    ['maximumAmount', 100_000_000.01, 'Maximum amount: from $100.00 to $100,000,000.00, to the cent'],
    ['maximumAmount', 1e300, 'Maximum amount: from $100.00 to $100,000,000.00, to the cent'],
    [
      'minimumInterestRate',
      0,
      'Minimum interest rate: from 0.01% to 100% a month, with two decimals at most',
    ],
    [
      'minimumInterestRate',
      2.005,
      'Minimum interest rate: from 0.01% to 100% a month, with two decimals at most',
    ],
    [
      'maximumInterestRate',
      100.01,
      'Maximum interest rate: from 0.01% to 100% a month, with two decimals at most',
    ],
    ['minimumTerm', 0, 'Minimum term: a whole number of months from 1 to 600'],
    ['defaultTerm', 6.5, 'Default term: a whole number of months from 1 to 600'],
    ['maximumTerm', 601, 'Maximum term: a whole number of months from 1 to 600'],
    ['loanCriteriaValue', 100.5, 'Loan criteria value: from 0.01% to 100%, with two decimals at most'],
  ])('%s of %s: %s', (name, value, error) => {
    expect(loanErrors({ ...loan, [name]: value })).toEqual({ [name]: error });
  });

  it('as a cash flow is in dollars', () => {
    const asked = { ...loan, loanCriteria: 'Free Cash Flow' as const };
    expect(loanErrors({ ...asked, loanCriteriaValue: 25_000.5 })).toEqual({});
    expect(loanErrors({ ...asked, loanCriteriaValue: 0 })).toEqual({
      loanCriteriaValue: 'Loan criteria value: from $0.01 to $100,000,000.00, to the cent',
    });
  });
});

describe('the figures of a loan together', () => {
  const below = 'Minimum amount: not above the maximum amount';
  const rate = 'Default interest rate: between the minimum interest rate and the maximum interest rate';
  const term = 'Default term: between the minimum term and the maximum term';
  it.each<[string, Partial<LoanDraft>, object]>([
    ['are right', {}, {}],
    ['one amount alone', { minimumAmount: 200_000 }, {}],
    ['the least above the most', { minimumAmount: 200_000.01 }, { minimumAmount: below }],
    ['one rate alone', { minimumInterestRate: 5, maximumInterestRate: 5 }, {}],
    ['the usual rate below the least', { defaultInterestRate: 2.99 }, { defaultInterestRate: rate }],
    ['the usual rate above the most', { defaultInterestRate: 8.01 }, { defaultInterestRate: rate }],
    [
      'rates the wrong way round: reported once',
      { minimumInterestRate: 9 },
      { minimumInterestRate: 'Minimum interest rate: not above the maximum interest rate' },
    ],
    ['one term alone', { minimumTerm: 6, maximumTerm: 6 }, {}],
    ['the usual term below the shortest', { defaultTerm: 2 }, { defaultTerm: term }],
    ['the usual term above the longest', { defaultTerm: 13 }, { defaultTerm: term }],
    [
      'terms the wrong way round',
      { minimumTerm: 24 },
      { minimumTerm: 'Minimum term: not above the maximum term' },
    ],
    [
      'a figure that is none is not compared',
      { maximumAmount: Number.NaN, minimumAmount: 500_000 },
      { maximumAmount: 'Must be a number' },
    ],
    [
      'all three at once',
      { minimumAmount: 300_000, defaultInterestRate: 1, defaultTerm: 1 },
      { minimumAmount: below, defaultInterestRate: rate, defaultTerm: term },
    ],
  ])('%s', (_what, change, errors) => {
    expect(loanErrors({ ...loan, ...change })).toEqual(errors);
  });
});

describe('the figures that the cost follows from', () => {
  it.each<[string, Partial<LoanDraft>, object]>([
    ['are right, whatever else is missing', { name: '', type: '', loanCriteriaValue: null, product: '' }, {}],
    ['are all there', { maximumAmount: null }, { maximumAmount: 'Maximum amount is required' }],
    [
      'fit together',
      { defaultTerm: 13 },
      { defaultTerm: 'Default term: between the minimum term and the maximum term' },
    ],
  ])('%s', (_what, change, errors) => {
    expect(figureErrors({ ...loan, ...change })).toEqual(errors);
  });
});

describe('a copy', () => {
  it.each([
    ['CAR-12', [], 'CAR-2'],
    ['CAR-2-USED', [], 'CAR-2-USED-2'],
    [`${'X'.repeat(37)} YZ`, [], `${'X'.repeat(37)}-2`],
    ['CAR', [], 'CAR-2'],
    ['CAR', ['CAR', 'car-2'], 'CAR-3'],
    ['CAR-2', ['CAR', 'CAR-2'], 'CAR-3'],
    ['X'.repeat(40), [], `${'X'.repeat(38)}-2`],
  ])('of %s beside %j is %s', (code, taken, made) => {
    expect(codeOfCopy(code, taken)).toBe(made);
  });

  it('says so in its name, which stays short enough', () => {
    expect(nameOfCopy('Car')).toBe('Copy of Car');
    expect(nameOfCopy('c'.repeat(120))).toHaveLength(120);
  });
});
