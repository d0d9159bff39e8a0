import { describe, expect, it } from 'vitest';
import { checkVerdict, mayOpenAgreement, visibleTo } from './lender-access.ts';

const ALL = ['contact', 'application', 'verifiedInformation', 'documents'];
const lending = { status: 'Active', licenceState: 'Licensed' } as const;
const reachable = { consents: true, status: 'Active' } as const;

describe('a lender sees', () => {
  it.each([
    ['all that is shared', ALL, lending, 'Open', ['contact', 'sections', 'documents']],
    ['nothing once consent is withdrawn', null, lending, 'Withdrawn', []],
    ['no documents that are not shared', ALL.slice(0, 3), lending, 'Open', ['contact', 'sections']],
    ['no documents without the sections they prove', ['contact', 'documents'], lending, 'Open', ['contact']],
    [
      'only who applied while it is switched off',
      ALL,
      { ...lending, status: 'Deactivated' },
      'Closed',
      ['contact'],
    ],
    [
      'only who applied without a licence',
      ALL,
      { ...lending, licenceState: 'Expired' },
      'Closed',
      ['contact'],
    ],
    ['nothing when both are so', null, { status: 'Deactivated', licenceState: 'None' }, 'Withdrawn', []],
  ] as const)('%s', (_what, shared, company, access, parts) => {
    const { access: given, ...visible } = visibleTo(shared, company);
    expect(given).toBe(access);
    expect(Object.keys(visible).filter((part) => visible[part as keyof typeof visible])).toEqual(parts);
  });
});

describe('the paper of an agreement', () => {
  it.each([
    ['is open to its lender once it is signed, whatever is shared by then', null, true, true],
    ['is open while the borrower shares who they are', ['application', 'contact'], false, true],
    ['stays open then once it is signed', ['contact'], true, true],
    ['names nobody who shares less', ['application', 'verifiedInformation', 'documents'], false, false],
    ['names nobody who shares nothing', null, false, false],
  ])('%s', (_what, shared, isSigned, may) => {
    expect(mayOpenAgreement(shared, isSigned)).toBe(may);
  });
});

describe('a verdict', () => {
  it.each([
    ['approves what waits', 'Approved', 'Waiting', lending, reachable, 'given'],
    ['rejects what waits', 'Rejected', 'Waiting', lending, reachable, 'given'],
    ['never follows another', 'Rejected', 'Approved', lending, reachable, 'decided'],
    ['is never given twice', 'Approved', 'Approved', lending, reachable, 'decided'],
    ['is not the lender’s on a loan of ours', 'Approved', 'Pending', lending, reachable, 'decided'],
    [
      'approves nothing while switched off',
      'Approved',
      'Waiting',
      { ...lending, status: 'Deactivated' },
      reachable,
      'may_not_lend',
    ],
    [
      'approves nothing under a suspended licence',
      'Approved',
      'Waiting',
      { ...lending, licenceState: 'Suspended' },
      reachable,
      'may_not_lend',
    ],
    ['still rejects then', 'Rejected', 'Waiting', { ...lending, status: 'Deactivated' }, reachable, 'given'],
    [
      'approves nobody who has withdrawn consent',
      'Approved',
      'Waiting',
      lending,
      { ...reachable, consents: false },
      'consent_withdrawn',
    ],
    [
      'approves nobody whose account is closed',
      'Approved',
      'Waiting',
      lending,
      { ...reachable, status: 'Cancelled' },
      'applicant_closed',
    ],
    [
      'still rejects either',
      'Rejected',
      'Waiting',
      lending,
      { consents: false, status: 'Suspended' },
      'given',
    ],
    [
      'that was given stands, whatever followed',
      'Approved',
      'Approved',
      lending,
      { consents: false, status: 'Cancelled' },
      'decided',
    ],
  ] as const)('%s', (_what, asked, status, company, applicant, verdict) => {
    expect(checkVerdict(asked, status, company, applicant)).toBe(verdict);
  });
});
