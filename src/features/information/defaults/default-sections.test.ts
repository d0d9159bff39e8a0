import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldDefinition, fieldDefinition, fieldDefinitions } from '#features/forms/contract.ts';
import { checkDefinition } from '#features/forms/rules/check-definition.ts';
import { plainRules } from '#features/forms/rules/plain-rules.ts';
import { prefill } from '#features/forms/rules/prefill.ts';
import { specialRules } from '#features/forms/rules/special-rules.ts';
import { rulesOf, validateAnswers } from '#features/forms/rules/validate-answers.ts';
import { visibleFields } from '#features/forms/rules/visible-fields.ts';
import { sharedFieldsOf } from '#features/information/rules/shared-answers.ts';
import type { Day } from '#shared/calendar.ts';
import { defaultSections, firstModelSections, fullModelSections } from './default-sections.ts';
import { sampleAnswers } from './sample-answers.ts';
import { sampleFullAnswers } from './sample-full-answers.ts';

const TODAY = '2026-03-10' as Day;
const section = (sId: string) => {
  const found = defaultSections.find((each) => each.sId === sId);
  if (found === undefined) throw new Error(`no section ${sId}`);
  return found;
};
const papersAskedFor = (sId: string, submitted: Parameters<typeof visibleFields>[2]) =>
  visibleFields(section(sId).verificationSchema.fields, {}, submitted).map(({ field }) => field.name);

it('nobody finishes school in a year that has not come', () => {
  const answers = { ...sampleFullAnswers(TODAY).educational, year_finished: '2090' };
  expect(validateAnswers(section('educational').fields, answers, TODAY).errors).toEqual({
    year_finished: 'Please give a year that has come, in four digits',
  });
});

it('an expense that a household does not have may be left empty, and no box shows a figure that is no answer', () => {
  const { fields } = section('expenses');
  expect(validateAnswers(fields, { expense_food: 30_000 }, TODAY)).toEqual({
    answers: { expense_food: 30_000 },
    errors: {},
  });
  expect(Object.keys(validateAnswers(fields, {}, TODAY).errors)).toEqual(['expense_food']);
  expect(defaultSections.flatMap(({ fields }) => fields).map(({ placeholder }) => placeholder)).not.toContain(
    '0',
  );
});

it('no two sections describe themselves alike, though their names may read so', () => {
  const described = defaultSections.map(({ description }) => description);
  expect(new Set(described).size).toBe(described.length);
  expect(section('occupational').description).not.toBe(section('occupational_information').description);
});

it('the first model has its six sections, the full one its nine', () => {
  expect(firstModelSections.map(({ name }) => name)).toEqual([
    'Basic Information',
    'Occupational Information',
    'Income Information',
    'Banking Information',
    'Debt Information',
    'Credit Info',
  ]);
  expect(firstModelSections.every((each) => each.for === 'PreQualUser')).toBe(true);
  expect(fullModelSections.map(({ name }) => name)).toEqual([
    'Personal and Financial',
    'Loan',
    'Educational',
    'Occupational',
    'Income',
    'Housing',
    'Expenses',
    'Debt',
    'Social',
  ]);
  expect(fullModelSections.some((each) => each.for === 'PreQualUser')).toBe(false);
  expect(new Set(defaultSections.map(({ sId }) => sId)).size).toBe(15);
});

it('where no papers are asked for, nothing is said of papers that not everybody sent', () => {
  const without = defaultSections.filter(({ verificationSchema }) => verificationSchema.fields.length === 0);
  expect(without.map(({ sId }) => sId)).toContain('social');
  for (const { verificationSchema } of without)
    expect(verificationSchema.description).not.toMatch(/report|statement|photo|letter|bill/i);
});

describe.each(defaultSections.map((each) => [each.sId, each] as const))(
  '%s',
  (_sId, { fields, verificationSchema, points }) => {
    it('is sound, and so is its verification', () => {
      expect(checkDefinition(fields)).toEqual({});
      const looked = [...fields, ...sharedFieldsOf(defaultSections)];
      expect(checkDefinition(verificationSchema.fields, looked)).toEqual({});
      expect(fieldDefinitions.parse(fields)).toEqual(fields);
      expect(fieldDefinitions.parse(verificationSchema.fields)).toEqual(verificationSchema.fields);
      expect(Number.isInteger(points) && points > 0).toBe(true);
    });

    it('keeps the fields of a group together', () => {
      const groups = fields.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1]);
      expect(new Set(groups).size).toBe(groups.length);
    });

    it('is not done with nothing answered, and takes any answers without an exception', () => {
      expect(validateAnswers(fields, {}, TODAY).errors).not.toEqual({});
      const names = fields.map(({ name }) => name);
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (answers) => {
          for (const name of Object.keys(validateAnswers(fields, answers, TODAY).answers))
            expect(names).toContain(name);
        }),
        { numRuns: 30 },
      );
    });
  },
);

it('every type of field and every rule is in use', () => {
  const all: FieldDefinition[] = defaultSections.flatMap(({ fields, verificationSchema }) => [
    ...fields,
    ...verificationSchema.fields,
  ]);
  const used = new Set(
    all.flatMap((field) => [field.type, ...rulesOf(field).map(({ type, subtype }) => subtype ?? type)]),
  );
  const words = [
    ...fieldDefinition.shape.type.options,
    'required',
    ...Object.keys(plainRules),
    ...Object.keys(specialRules),
  ];
  expect(words.filter((word) => !used.has(word as FieldDefinition['type']))).toEqual([]);
});

it('every comparison of conditions, and every list to search, is in use', () => {
  const all = defaultSections.flatMap(({ fields, verificationSchema }) => [
    ...fields,
    ...verificationSchema.fields,
  ]);
  const compared = all.flatMap(({ conditionalValidations = [] }) => conditionalValidations);
  expect(new Set(compared.map(({ compareType }) => compareType))).toEqual(
    new Set(['equals', 'notEquals', 'greaterOrEqual']),
  );
  const searched = all.flatMap(({ typeAheadApiType }) => typeAheadApiType ?? []);
  expect(new Set(searched)).toEqual(new Set(['prizes', 'contests', 'product']));
});

describe('the sample borrower', () => {
  it.each(firstModelSections.map(({ sId, fields }) => [sId, fields] as const))(
    'answers %s completely',
    (sId, fields) => {
      const answers = sampleAnswers(TODAY)[sId];
      expect(validateAnswers(fields, answers, TODAY)).toEqual({ answers, errors: {} });
    },
  );

  it.each(fullModelSections.map(({ sId, fields }) => [sId, fields] as const))(
    'answers %s completely',
    (sId, fields) => {
      const answers = sampleFullAnswers(TODAY)[sId];
      expect(validateAnswers(fields, answers, TODAY)).toEqual({ answers, errors: {} });
    },
  );

  it('finds earlier answers in the full sections', () => {
    const earlier = Object.assign({}, ...Object.values(sampleAnswers(TODAY)));
    expect(prefill(section('occupational').fields, earlier)).toMatchObject({
      employer_name: 'Blue Mahoe Guest House',
    });
    expect(prefill(section('debt').fields, earlier)).toMatchObject({
      number_of_debts: '1',
      credit_card_payment: 4_000,
    });
  });
});

describe('the papers asked for', () => {
  it.each<[string, string, Parameters<typeof papersAskedFor>[1], string[]]>([
    ['no account, no statement', 'banking_information', { has_bank_account: 'No' }, []],
    ['one account', 'banking_information', { account_number: '12345' }, ['bank_statements']],
    [
      'two accounts',
      'banking_information',
      { account_number: '12345', second_account_number: '67890' },
      ['bank_statements', 'second_bank_statements'],
    ],
    ['no debt, no statement', 'debt_information', { number_of_debts: '0' }, []],
    [
      'two debts',
      'debt_information',
      { debt_1_lender: 'A', debt_2_lender: 'B' },
      ['debt_1_statement', 'debt_2_statement'],
    ],
    [
      'a passport has no back',
      'basic_information',
      { id_type: 'Passport' },
      ['id_front', 'proof_of_address'],
    ],
    [
      'another ID has one',
      'basic_information',
      { id_type: "Voter's ID" },
      ['id_front', 'id_back', 'proof_of_address'],
    ],
    [
      'a vendor needs no job letter',
      'occupational_information',
      { business_description: 'Fruit and provisions' },
      ['business_proof'],
    ],
    ['credit answers brought their own', 'credit_info', {}, []],
    [
      'what is stated to be over is shown by papers',
      'credit_info',
      { default_cleared_on: '2020-05-01', bankruptcy_ended_on: '2019-02-01' },
      ['default_papers', 'bankruptcy_papers'],
    ],
    [
      'an employee shows an employer’s letter for the income',
      'income',
      { employment_status: 'Contract', income_amount: 62_000 },
      ['income_proof', 'pay_letter'],
    ],
    [
      'a vendor shows records of the business',
      'income',
      { employment_status: 'Self-employed', income_amount: 62_000 },
      ['income_proof', 'business_records'],
    ],
    [
      'work stated without income asks for no payslip',
      'occupational',
      { employment_status: 'Employed full time', employer_name: 'A' },
      ['job_letter'],
    ],
    [
      'a payslip, where pay comes regularly',
      'occupational',
      { employment_status: 'Employed full time', employer_name: 'A', how_often_paid: 'Fortnightly' },
      ['job_letter', 'latest_payslip'],
    ],
  ])('%s', (_case, sId, submitted, papers) => expect(papersAskedFor(sId, submitted)).toEqual(papers));
});

it('debts appear one by one, by how many there are', () => {
  const { fields } = section('debt_information');
  const lenders = (count: string) =>
    visibleFields(fields, { number_of_debts: count }).filter(({ field }) => field.name.endsWith('_lender'))
      .length;
  expect(['0', '1', '2', '3'].map(lenders)).toEqual([0, 1, 2, 3]);
});

it('a section of the first model has few steps, each with something to answer', () => {
  const steps = firstModelSections.map(({ sId, fields }) => {
    const asked = visibleFields(fields, sampleAnswers(TODAY)[sId] ?? {}).map(({ field }) => field);
    return Map.groupBy(asked, ({ group }) => group);
  });
  expect(steps.map(({ size }) => size)).toEqual([4, 2, 3, 1, 1, 2]);
  for (const asked of steps.flatMap((section) => [...section.values()]))
    expect(asked.length, asked[0]?.group).toBeGreaterThan(2);
});
