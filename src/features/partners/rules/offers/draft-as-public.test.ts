import { describe, expect, it } from 'vitest';
import type { OwnPartner } from '../../contract.ts';
import { draftAsPublic } from './draft-as-public.ts';
import type { LoanDraft } from './loan-errors.ts';
import { rightLoan } from './right-loan.test-support.ts';

const company = {
  _id: 'c1',
  name: 'Blue Mountain Credit',
  logo: '/logo.png',
  licenceNumber: 'MC-1',
  licenceState: 'Licensed',
} as OwnPartner;
const around = {
  company,
  product: 'Everyday',
  image: '/loan.png',
  now: new Date('2026-03-04T02:00:00Z'),
};

const typed: LoanDraft = {
  ...rightLoan,
  name: ' Everyday Loan ',
  description: ' For what comes up. ',
  securityType: 'Secured',
  repaymentOption: 'Weekly',
  type: 'Secured Regular Loan' as LoanDraft['type'],
  product: 'p1',
};

describe('a loan that is being typed', () => {
  it('is shown as borrowers will see it', () => {
    expect(draftAsPublic(typed, around)).toEqual({
      _id: '',
      name: 'Everyday Loan',
      type: typed.type,
      description: 'For what comes up.',
      loanImage: '/loan.png',
      minimumAmount: 10_000,
      maximumAmount: 200_000,
      minimumInterestRate: 3,
      defaultInterestRate: 5,
      maximumInterestRate: 8,
      minimumTerm: 3,
      defaultTerm: 6,
      maximumTerm: 12,
      securityType: 'Secured',
      repaymentOption: 'Weekly',
      status: 'Active',
      startDate: '2026-03-03',
      partner: {
        _id: 'c1',
        name: 'Blue Mountain Credit',
        logo: '/logo.png',
        licenceNumber: 'MC-1',
        licenceState: 'Licensed',
      },
      product: { _id: 'p1', name: 'Everyday', type: 'Personal' },
    });
  });

  it('has something in the place of what is missing', () => {
    const empty = {
      ...typed,
      ...{ name: ' ', status: '', description: '\n', securityType: '', repaymentOption: '', type: '' },
      ...{ minimumAmount: null, maximumAmount: 100_000_000, defaultInterestRate: 1e300 },
      ...{ minimumInterestRate: 100_000_000.01 },
    } as LoanDraft;
    expect(draftAsPublic(empty, around)).toMatchObject({
      name: 'Your loan’s name',
      description: 'What you tell borrowers about this loan.',
      type: 'Unsecured Regular Loan',
      securityType: 'Unsecured',
      repaymentOption: 'Monthly',
      status: 'Inactive',
      minimumAmount: 0,
      maximumAmount: 100_000_000,
      defaultInterestRate: 0,
      minimumInterestRate: 0,
    });
  });

  it.each([
    ['None', null],
    ['Applied', null],
    ['Licensed', 'MC-1'],
    ['Suspended', 'MC-1'],
    ['Expired', 'MC-1'],
  ] as const)('of a lender whose licence is %s shows the number %s', (licenceState, licenceNumber) => {
    const { partner } = draftAsPublic(typed, { ...around, company: { ...company, licenceState } });
    expect(partner).toMatchObject({ licenceState, licenceNumber });
  });
});
