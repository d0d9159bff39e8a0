// What is asked about debts, alike for the first model and the full one; up to three debts, each with its statement.
import type { FieldDefinition } from '#features/forms/contract.ts';
import { choices } from './choices.ts';
import { atLeast, atMost, frequencyField, moneyField, papers, required, yesNoField } from './field-parts.ts';

const ALL_DEBTS = 'Your debts';
const ORDINALS = ['first', 'second', 'third'];
/** Below the first question about a debt. */
const HINTS: Readonly<Record<number, string>> = {
  1: 'If there are more than one, begin with the largest',
  3: 'If there are more than three, add the others in here',
};
const lenderTypes = choices(
  'Bank',
  'Credit union',
  'Micro-lender',
  'Hire purchase or store',
  'Student loan',
  'NHT or other mortgage',
  'Family or friend',
  'Other',
);

export const debtFields: FieldDefinition[] = [
  {
    name: 'number_of_debts',
    label: 'How many loans or debts are you paying now?',
    sublabel: 'Credit cards are asked about elsewhere',
    group: ALL_DEBTS,
    type: 'select',
    options: [
      { value: '0', name: 'None' },
      { value: '1', name: 'One' },
      { value: '2', name: 'Two' },
      { value: '3', name: 'Three or more' },
    ],
    validations: [required],
  },
  ...[1, 2, 3].flatMap(debtField),
];

/** Shown only for the debts that were given. */
export const debtStatements: FieldDefinition[] = [1, 2, 3].map((debt) =>
  papers(
    {
      name: `debt_${debt}_statement`,
      label: `Statement of your ${ORDINALS[debt - 1]} debt`,
      sublabel: 'A loan statement, or the bank statement that shows the payments',
    },
    [required],
    { whenAnswered: `debt_${debt}_lender` },
  ),
);

function debtField(debt: number): FieldDefinition[] {
  // Asked in one step with their number, which brings them.
  const group = debt === 1 ? ALL_DEBTS : `Your ${ORDINALS[debt - 1]} debt`;
  const shown: Pick<FieldDefinition, 'conditionalValidations'> = {
    conditionalValidations: [{ when: 'number_of_debts', compareType: 'greaterOrEqual', value: String(debt) }],
  };
  const rest = debt in HINTS ? { sublabel: HINTS[debt] } : {};
  return [
    {
      name: `debt_${debt}_lender`,
      label: 'Whom do you owe?',
      ...rest,
      group,
      type: 'text',
      validations: [required, atMost(100)],
      ...shown,
    },
    {
      name: `debt_${debt}_type`,
      label: 'What kind of lender?',
      group,
      type: 'select',
      options: lenderTypes,
      validations: [required],
      ...shown,
    },
    moneyField(
      { name: `debt_${debt}_balance`, label: 'How much is left to pay?', group },
      [required, atLeast(1)],
      shown,
    ),
    moneyField(
      { name: `debt_${debt}_payment`, label: 'How much is each payment?', group },
      [required],
      shown,
    ),
    frequencyField({ name: `debt_${debt}_how_often_paid`, label: 'How often do you pay?', group }, shown),
    yesNoField({ name: `debt_${debt}_in_arrears`, label: 'Are you behind with it?', group }, shown),
  ];
}
