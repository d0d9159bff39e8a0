import { expect, it } from 'vitest';
import type { FieldDefinition, ValidationSubtype } from '#features/forms/contract.ts';
import { partedText } from './special-rules.ts';

const asked = (subtype?: ValidationSubtype): FieldDefinition => ({
  name: 'asked',
  label: 'Asked',
  type: 'text',
  validations: [{ type: 'required' }, ...(subtype ? [{ type: 'test', subtype } as const] : [])],
});

it.each<[ValidationSubtype | undefined, string, string]>([
  ['trn', '104583927', '104-583-927'],
  ['trn', '104 583 927', '104-583-927'],
  ['trn', '10458', '10458'],
  ['trn', '104 58', '104 58'],
  ['jamaicanMobile', '+1 876 555 0142', '876-555-0142'],
  // What is only shown in another way is never written over.
  ['money', '1234', '1234'],
  [undefined, ' 104583927 ', ' 104583927 '],
])('by the rule %s %j is parted as %j', (subtype, typed, parted) => {
  expect(partedText(asked(subtype), typed)).toBe(parted);
});
