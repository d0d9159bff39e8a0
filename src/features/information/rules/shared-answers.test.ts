import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { sharedFieldsOf, sharedNamesIn, withShared } from './shared-answers.ts';

const field = (name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  label: name,
  type: 'text',
  ...more,
});
const where = (when: string): Partial<FieldDefinition> => ({
  conditionalValidations: [{ when, compareType: 'notEquals', value: 'Retired' }],
});
const section = (fields: FieldDefinition[], proofs: FieldDefinition[]) => ({
  fields,
  verificationSchema: { fields: proofs },
});

describe('what the documents of a section depend on in others', () => {
  it.each([
    ['nothing', section([field('income_source')], [field('slip', where('income_source'))]), []],
    ['the kind of work', section([], [field('letter', where('employment_status'))]), ['employment_status']],
    [
      'what the section asks itself is its own',
      section([field('employment_status')], [field('letter', where('employment_status'))]),
      [],
    ],
    [
      'whether there is pay',
      section([], [field('slip', { whenAnswered: 'how_often_paid' })]),
      ['how_often_paid'],
    ],
  ] as const)('%s', (_case, asking, names) => {
    expect(sharedNamesIn(asking)).toEqual(names);
  });

  it('is read from the fullest section that was submitted; what was answered here comes first', () => {
    const names = ['employment_status', 'how_often_paid'] as const;
    const given = {
      occupational_information: { employment_status: 'Contract' },
      occupational: { employment_status: 'Self-employed' },
      income_information: { how_often_paid: 'Weekly' },
    };
    expect(withShared(names, { trn: '1' }, given)).toEqual({
      trn: '1',
      employment_status: 'Self-employed',
      how_often_paid: 'Weekly',
    });
    expect(withShared(names, { how_often_paid: 'Monthly' }, given).how_often_paid).toBe('Monthly');
    expect(Object.keys(withShared(['employment_status'], {}, { occupational: {} }))).toEqual([]);
  });

  it('can be looked at by the conditions that staff configure', () => {
    const sections = [
      { sId: 'occupational_information', fields: [field('employment_status', { label: 'short' })] },
      { sId: 'occupational', fields: [field('employment_status', { label: 'full' })] },
    ];
    expect(sharedFieldsOf(sections)).toMatchObject([{ name: 'employment_status', label: 'full' }]);
  });
});
