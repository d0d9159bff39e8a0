// Rules and fields that stand in several sections, so that they are asked and validated alike everywhere.
import type { ConditionalValidation, FieldDefinition, Validation } from '#features/forms/contract.ts';
import { frequencies, yesNo } from './choices.ts';

export const required: Validation = { type: 'required' };
export const amount: Validation = { type: 'test', subtype: 'money' };
export const wholeNumber: Validation = { type: 'integer' };
export const atMost = (bound: number | string, message?: string): Validation =>
  bounded('max', bound, message);
export const atLeast = (bound: number | string, message?: string): Validation =>
  bounded('min', bound, message);
export const pattern = (source: string, message: string): Validation => ({
  type: 'matches',
  params: [source, message],
});
export const notAfterToday = atMost('today', 'Please give a day that has already come');
export const pastYear: Validation = { type: 'test', subtype: 'pastYear' };
export const jamaicanPhone: Validation = { type: 'test', subtype: 'jamaicanMobile' };

/** Shown where an earlier answer is this, or one of these. */
export const where = (when: string, value: ConditionalValidation['value']): ConditionalValidation[] => [
  { when, compareType: 'equals', value },
];

export const whereNot = (when: string, value: ConditionalValidation['value']): ConditionalValidation[] => [
  { when, compareType: 'notEquals', value },
];

type FieldText = Pick<FieldDefinition, 'name' | 'label' | 'sublabel' | 'placeholder' | 'group'>;
type Shown = Pick<FieldDefinition, 'conditionalValidations' | 'whenAnswered'>;

/** Jamaican dollars. */
export const moneyField = (
  text: FieldText,
  validations: Validation[] = [required],
  shown: Shown = {},
): FieldDefinition => ({
  ...text,
  type: 'text',
  validationType: 'number',
  validations: [...validations, amount],
  ...shown,
});

export const yesNoField = (text: FieldText, shown: Shown = {}): FieldDefinition => ({
  ...text,
  type: 'select',
  options: yesNo,
  validations: [required],
  ...shown,
});

export const frequencyField = (
  text: FieldText,
  shown: Shown = {},
  options = frequencies,
): FieldDefinition => ({
  ...text,
  type: 'select',
  options,
  validations: [required],
  ...shown,
});

const paperRules: Validation[] = [
  { type: 'test', subtype: 'fileSize', maxFileSize: 8 },
  { type: 'test', subtype: 'fileType', fileTypes: ['jpg', 'jpeg', 'png', 'pdf'] },
];

/** One document: a photo or a PDF. */
export const paper = (
  text: FieldText,
  validations: Validation[] = [required],
  shown: Shown = {},
): FieldDefinition => ({
  ...text,
  type: 'file',
  validations: [...validations, ...paperRules],
  ...shown,
});

/** Several documents of one kind, such as the payslips of three months. */
export const papers = (
  text: FieldText,
  validations: Validation[] = [required],
  shown: Shown = {},
): FieldDefinition => ({
  ...paper(text, [...validations, atMost(6)], shown),
  validationType: 'array',
});

function bounded(type: 'min' | 'max', bound: number | string, message?: string): Validation {
  return { type, params: message === undefined ? [bound] : [bound, message] };
}
