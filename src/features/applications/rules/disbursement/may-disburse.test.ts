import { describe, expect, it } from 'vitest';
import { validateFields } from '#shared/record/validate.ts';
import { payoutFields } from '../../fields/staff-payout.ts';
import { cancelRefusal, isLicensed, type Payable, payoutRefusal } from './may-disburse.ts';

const signedAt = new Date('2026-03-04T02:30:00Z');
const payable: Payable = {
  status: 'Approved',
  isClosed: false,
  hasLoan: false,
  hasAgreement: true,
  signedAt,
  declinedAt: null,
  cancelledAt: null,
  mayLend: true,
  isBorrowerActive: true,
  isLicensed: true,
  isUnproved: false,
  isByApprover: false,
};

describe('the money of an application', () => {
  it.each<[string, Partial<Payable>, ReturnType<typeof payoutRefusal>]>([
    ['may be handed over once its agreement is signed', {}, null],
    ['waits where its lender may not lend just now', { mayLend: false }, 'lender_closed'],
    ['waits while its borrower is suspended', { isBorrowerActive: false }, 'borrower_closed'],
    ['of ours waits for our licence', { isLicensed: false }, 'no_licence'],
    ['of ours waits for what has to be verified', { isUnproved: true }, 'not_verified'],
    ['of ours is not handed over by whoever approved it', { isByApprover: true }, 'approved_by_you'],
    ['waits for the signature', { signedAt: null }, 'not_signed'],
    ['is not handed over while it is pending', { status: 'Pending', signedAt: null }, 'not_approved'],
    ['is not handed over while it waits for its lender', { status: 'Waiting' }, 'not_approved'],
    ['is not handed over after a rejection', { status: 'Rejected', isClosed: true }, 'not_approved'],
    [
      'is not handed over to whoever did not want it',
      { signedAt: null, declinedAt: signedAt, isClosed: true },
      'declined',
    ],
    ['is not handed over once it is cancelled', { cancelledAt: signedAt, isClosed: true }, 'cancelled'],
    ['is not handed over once the application is closed', { isClosed: true }, 'closed'],
    ['is handed over once', { hasLoan: true }, 'paid'],
    ['is handed over once, also when it is repaid by now', { hasLoan: true, isClosed: true }, 'paid'],
  ])('%s', (_, known, error) => {
    expect(payoutRefusal({ ...payable, ...known })).toBe(error);
  });
});

describe('a loan of ours', () => {
  const licence = { number: 'MC-17' };
  const says = 'Microcredit licence MC-17';
  it.each([
    ['in production, signed under the licence', { production: true, licence, says, signed: says }, true],
    [
      'in production, without a licence',
      { production: true, licence: null, says: 'None', signed: 'None' },
      false,
    ],
    [
      'in production, signed before there was one',
      { production: true, licence, says, signed: 'None' },
      false,
    ],
    ['elsewhere', { production: false, licence: null, says: 'None', signed: 'None' }, true],
  ])('%s: may be paid out, %s', (_, known, may) => {
    expect(isLicensed(known)).toBe(may);
  });
});

describe('a loan', () => {
  it.each<[string, Partial<Payable>, ReturnType<typeof cancelRefusal>]>([
    ['that is signed and not paid out may be cancelled', {}, null],
    ['may be cancelled where its lender may not lend any more', { mayLend: false }, null],
    ['may be cancelled before it is signed too', { signedAt: null }, null],
    ['waits for its agreement', { signedAt: null, hasAgreement: false }, 'not_prepared'],
    [
      'is not cancelled while it is pending',
      { status: 'Pending', signedAt: null, hasAgreement: false },
      'not_approved',
    ],
    ['is not cancelled after a rejection', { status: 'Rejected', isClosed: true }, 'not_approved'],
    ['is cancelled once', { cancelledAt: signedAt, isClosed: true }, 'cancelled'],
    [
      'that its borrower gave up has ended',
      { signedAt: null, declinedAt: signedAt, isClosed: true },
      'declined',
    ],
    ['whose application is closed has ended', { isClosed: true }, 'closed'],
    ['is not cancelled once its money is out', { hasLoan: true }, 'paid'],
    ['is not cancelled once it is repaid', { hasLoan: true, isClosed: true }, 'paid'],
  ])('%s', (_, known, error) => {
    expect(cancelRefusal({ ...payable, ...known })).toBe(error);
  });
});

describe('the day on which money was handed over', () => {
  // 9:30 pm of 3 March in Jamaica, and 11 pm of 5 March.
  const now = new Date('2026-03-06T04:00:00Z');

  it.each([
    ['2026-03-02', false, 'before the signature'],
    ['2026-03-03', true, 'the day of the signature, as Jamaica counts it'],
    ['2026-03-04', true, 'a day between'],
    ['2026-03-05', true, 'today, as Jamaica counts it'],
    ['2026-03-06', false, 'tomorrow'],
  ])('%s: %s, %s', (on, may) => {
    const errors = validateFields(payoutFields({ signedAt, now }), { reference: 'TR-1', disbursedOn: on });
    expect('disbursedOn' in errors).toBe(!may);
  });
});
