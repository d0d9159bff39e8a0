import { describe, expect, it } from 'vitest';
import { groupByStatus, inReviewOrder } from './by-status.ts';
import { isAskedOf, isFor, isForDataTab, isForDocumentsTab, isUsable } from './may-submit.ts';

describe('a card', () => {
  it.each([
    [null, true, false],
    ['Submitted', false, true],
    ['SubmittedForVerfication', false, false],
    ['Rejected', false, true],
    ['Verified', true, false],
  ] as const)('of a section that is %s: data tab %s, documents tab %s', (userStatus, data, documents) => {
    expect(isForDataTab({ userStatus })).toBe(data);
    expect(isForDocumentsTab({ userStatus })).toBe(documents);
  });

  it.each([
    ['Active', false, true, true],
    ['Active', true, true, false],
    ['Active', false, false, false],
    ['Inactive', false, true, false],
    ['Inactive', true, false, false],
  ] as const)(
    'of a section that is %s, hidden %s, disablePossible %s: usable %s',
    (status, isHidden, disablePossible, usable) => {
      expect(isUsable({ status, isHidden, disablePossible })).toBe(usable);
    },
  );

  it('belongs to the model of its audience', () => {
    expect(isFor({ for: 'PreQualUser' }, 'FirstModel')).toBe(true);
    expect(isFor({ for: 'FullUser' }, 'FirstModel')).toBe(false);
    expect(isFor({ for: 'PreQualUser' }, 'FullModel')).toBe(false);
  });
});

describe('a section of the first model', () => {
  it.each([
    ['credit_info', true],
    ['banking_information', true],
    ['basic_information', true],
    ['income_information', false],
    ['occupational_information', false],
    ['debt_information', false],
  ])('%s is asked in the full model too: %s', (sId, isAsked) => {
    expect(isAskedOf({ sId, for: 'PreQualUser' }, 'FullModel')).toBe(isAsked);
    expect(isAskedOf({ sId, for: 'PreQualUser' }, 'FirstModel')).toBe(true);
  });

  it('and none of the full one is asked in the first', () => {
    expect(isAskedOf({ sId: 'social', for: 'FullUser' }, 'FirstModel')).toBe(false);
  });
});

describe('submissions', () => {
  const all = (['Submitted', 'SubmittedForVerfication', 'Rejected', 'Verified', 'Submitted'] as const).map(
    (status, index) => ({ status, index }),
  );

  it('are grouped by status in their order', () => {
    expect(groupByStatus(all).Submitted.map(({ index }) => index)).toEqual([0, 4]);
    expect(groupByStatus([]).Rejected).toEqual([]);
  });

  it('are reviewed with the decided ones first and the waiting ones last', () => {
    expect(inReviewOrder(all).map(({ index }) => index)).toEqual([2, 3, 0, 4, 1]);
  });
});
