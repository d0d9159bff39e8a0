import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { asksForDocuments, whyNotWithSection } from './undocumented.ts';

const slip: FieldDefinition = {
  name: 'pay_slip',
  label: 'Pay slip',
  type: 'file',
  conditionalValidations: [{ when: 'employment_status', compareType: 'equals', value: 'Employed' }],
};
const remark: FieldDefinition = { name: 'remark', label: 'Remark', type: 'text' };

describe('a form', () => {
  it.each([
    [
      'asks for a document where its condition holds',
      [slip, remark],
      { employment_status: 'Employed' },
      true,
    ],
    ['asks for none where it does not', [slip, remark], { employment_status: 'Retired' }, false],
    ['asks for none without a question for one', [remark], { employment_status: 'Employed' }, false],
  ])('%s', (_case, fields, shared, asks) => {
    expect(asksForDocuments(fields, { remark: 'None' }, shared)).toBe(asks);
  });
});

describe('a record is verified with its section', () => {
  it.each([
    [true, false, null],
    [true, true, 'verification.documents_asked'],
    [true, null, 'verification.documents_asked'],
    [false, false, 'verification.undocumented_off'],
  ])('switched on %s, documents asked %s', (isOn, documentsAsked, why) => {
    expect(whyNotWithSection({ isOn, documentsAsked })).toBe(why);
  });
});
