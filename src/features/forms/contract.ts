// What a configured form is made of and what answers to it look like; forms are data that staff edit.
import { z } from 'zod';

/** Names are keys of the answers: they start with a letter, so `__proto__` can never be one. */
const fieldName = z
  .string()
  .regex(/^[a-zA-Z][a-zA-Z0-9_]{0,59}$/, 'Use letters, digits and _, starting with a letter');
const line = z.string().max(300);
const scalar = z.union([line, z.number(), z.boolean()]);

const plainRuleType = z.enum([
  'required',
  'min',
  'max',
  'length',
  'email',
  'url',
  'matches',
  'integer',
  'oneOf',
]);

/**
 * `[argument, message]` where the type takes an argument (min, max, length, matches), else `[message]`. The message
 * may be left out. `min` and `max` bound characters, a figure, a day (YYYY-MM-DD or `today`) or how many were chosen.
 */
const params = z.array(z.union([z.string().max(500), z.number()])).max(2);

export const fileTypes = ['jpg', 'jpeg', 'png', 'pdf', 'gif', 'webp'] as const;

const validation = z.strictObject({
  /** `test` is one of the named rules in `subtype`. */
  type: z.enum([...plainRuleType.options, 'test']),
  params: params.optional(),
  subtype: z
    .enum(['adult', 'idExpiry', 'jamaicanMobile', 'trn', 'pastYear', 'money', 'fileSize', 'fileType'])
    .optional(),
  fileTypes: z.array(z.enum(fileTypes)).min(1).max(fileTypes.length).optional(),
  /** Megabytes (1,048,576 bytes). */
  maxFileSize: z.number().positive().max(20).optional(),
});

const conditionalValidation = z.strictObject({
  /** The name of an earlier field; in a verification form also a field of the section's information. */
  when: fieldName,
  compareType: z.enum(['equals', 'notEquals', 'greaterOrEqual']),
  /** A list means any of these (`equals`), or none of these (`notEquals`). */
  value: z.union([scalar, z.array(scalar).min(1).max(50)]),
  /** A rule that holds wherever the field is shown. */
  type: plainRuleType.optional(),
  params: params.optional(),
});

const option = z.strictObject({ value: z.string().min(1).max(100), name: z.string().min(1).max(150) });

export const fieldDefinition = z.strictObject({
  name: fieldName,
  label: z.string().min(1).max(200),
  sublabel: line.optional(),
  placeholder: line.optional(),
  /** Heading under which neighbouring fields of the same group stand. */
  group: z.string().min(1).max(100).optional(),
  type: z.enum(['text', 'date', 'longText', 'file', 'select', 'typeAhead', 'checkbox', 'urltext']),
  /** The shape of the answer. `array` makes a select, checkbox or file take several. */
  validationType: z.enum(['string', 'number', 'date', 'boolean', 'array', 'file', 'object']).optional(),
  validations: z.array(validation).max(10).optional(),
  /** The field is shown only where every one of these conditions holds. */
  conditionalValidations: z.array(conditionalValidation).max(10).optional(),
  /** In a verification form: shown only where the section's information has an answer under this name. */
  whenAnswered: fieldName.optional(),
  options: z.array(option).max(200).optional(),
  /** The option chosen to begin with. */
  defaultOption: z.string().max(100).optional(),
  /** The answer to begin with, for fields without options. */
  value: scalar.optional(),
  typeAheadApiType: z.enum(['prizes', 'contests', 'product']).optional(),
  checkboxTitle: line.optional(),
  checkboxDescription: z.string().max(1000).optional(),
});

export const fieldDefinitions = z.array(fieldDefinition).max(100);

/** A stored document as an answer; made by the server from what was really uploaded, never read from a body. */
export const uploadedFileAnswer = z.strictObject({
  id: z.string().min(1).max(100),
  name: z.string().min(1).max(255),
  /** Media type found in the file's own bytes. */
  type: z.string().max(100),
  sizeBytes: z.number().int().nonnegative(),
});

/** What a type-ahead field holds. */
export const namedChoice = z.strictObject({
  _id: z.string().min(1).max(100),
  name: z.string().min(1).max(200),
});

export const answerValue = z.union([
  z.string().max(5000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(100)).max(50),
  namedChoice,
  uploadedFileAnswer,
  z.array(uploadedFileAnswer).max(20),
]);

/** Answers by the name of their field. */
export const formAnswers = z.record(fieldName, answerValue);

export type FieldDefinition = z.output<typeof fieldDefinition>;
export type FieldType = FieldDefinition['type'];
export type ValidationType = NonNullable<FieldDefinition['validationType']>;
export type Validation = z.output<typeof validation>;
export type ValidationSubtype = NonNullable<Validation['subtype']>;
export type ConditionalValidation = z.output<typeof conditionalValidation>;
export type CompareType = ConditionalValidation['compareType'];
export type FileType = (typeof fileTypes)[number];
export type UploadedFileAnswer = z.output<typeof uploadedFileAnswer>;
export type NamedChoice = z.output<typeof namedChoice>;
export type AnswerValue = z.output<typeof answerValue>;
export type FormAnswers = z.output<typeof formAnswers>;
