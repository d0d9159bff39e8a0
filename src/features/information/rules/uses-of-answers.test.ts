import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import type { FieldUse } from '#features/information/contract/configuration.ts';
import type { Section } from '#features/information/contract.ts';
import { askedBefore, brokenDocuments, usesOf } from './uses-of-answers.ts';

const text = (name: string, shown: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  label: `The ${name}`,
  type: 'text',
  ...shown,
});

const section = (sId: string, fields: FieldDefinition[], documents: FieldDefinition[] = []): Section => ({
  _id: sId,
  sId,
  name: sId,
  title: sId,
  description: '',
  tags: [],
  points: 0,
  status: 'Active',
  isHidden: false,
  disablePossible: true,
  for: 'FullUser',
  startDate: null,
  version: '1',
  fields,
  verificationSchema: {
    _id: `${sId} documents`,
    version: '1',
    name: sId,
    title: sId,
    description: '',
    status: 'Active',
    fields: documents,
  },
});

const bank = section(
  'bank',
  [text('account'), text('branch')],
  [text('statement', { whenAnswered: 'account' })],
);
const work = section('occupational', [text('employment_status'), text('employer')]);
const income = section(
  'income',
  [text('income_amount'), text('employer')],
  [
    text('letter', {
      conditionalValidations: [{ when: 'employment_status', compareType: 'equals', value: 'Contract' }],
    }),
  ],
);
const all = [bank, work, income];

it.each([
  ['its own documents', bank, [{ name: 'account', by: 'documents', section: 'bank' }]],
  [
    'documents of another section, by a shared answer, and forms that begin with it',
    work,
    [
      { name: 'employment_status', by: 'documents', section: 'income' },
      { name: 'employer', by: 'prefill', section: 'income' },
    ],
  ],
  ['forms that begin with it', income, [{ name: 'employer', by: 'prefill', section: 'occupational' }]],
] as const)('an answer is used by %s', (_case, of, uses) => expect(usesOf(of, all)).toEqual(uses));

it.each<[string, Section, Section[], FieldUse[]]>([
  [
    'documents of a section that asks the same itself',
    section('elsewhere', [text('account')]),
    all,
    [{ name: 'account', by: 'prefill', section: 'bank' }],
  ],
  [
    'documents that depend on what another section is asked for',
    section('elsewhere', [text('employment_status')]),
    all,
    [{ name: 'employment_status', by: 'prefill', section: 'occupational' }],
  ],
  [
    'documents that depend on a shared answer of a section which is asked for another',
    section('occupational', [text('how_often_paid')]),
    [section('slips', [], [text('slip', { whenAnswered: 'how_often_paid' })])],
    [],
  ],
  [
    'documents whose own section answers',
    work,
    [{ ...income, fields: [...income.fields, text('employment_status')] }],
    [
      { name: 'employment_status', by: 'prefill', section: 'income' },
      { name: 'employer', by: 'prefill', section: 'income' },
    ],
  ],
])('an answer is not used by %s', (_case, of, others, uses) => expect(usesOf(of, others)).toEqual(uses));

it('a shared answer that the section asks itself is looked at once, as it is being edited', () => {
  expect(askedBefore(work, all).map(({ name }) => name)).toEqual(['employment_status', 'employer']);
  const edited = { ...work, fields: [text('employer')] };
  expect(askedBefore(edited, all).map(({ name }) => name)).toEqual(['employer']);
});

it('conditions of documents may look at their section and at shared answers', () => {
  expect(askedBefore(income, all).map(({ name }) => name)).toEqual([
    'income_amount',
    'employer',
    'employment_status',
  ]);
});

describe('documents that an edit would break', () => {
  it.each([
    ['none', bank, bank.fields, []],
    ['none by a field more', bank, [...bank.fields, text('swift')], []],
    ['its own', bank, [text('branch')], [{ title: 'bank', field: 'The statement' }]],
    ['those of another section', work, [text('employer')], [{ title: 'income', field: 'The letter' }]],
  ])('%s', (_case, of, fields, broken) => {
    const found = brokenDocuments(of, fields, all);
    expect(found.map(({ title, field }) => ({ title, field }))).toEqual(broken);
  });

  it('are not those that were broken before', () => {
    const odd = section('odd', [text('a')], [text('paper', { whenAnswered: 'gone' })]);
    expect(brokenDocuments(odd, [text('a'), text('b')], [odd])).toEqual([]);
  });
});
