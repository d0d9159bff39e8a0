// Validates what was sent by its zod schema, and says what is wrong in plain words: the field by its label, and what to do.
import { type core, globalRegistry, z } from 'zod';
import { type FieldErrors, Refusal } from '#shared/refusal.ts';
import { shapeErrors as texts } from '#texts/shape-errors.ts';
import { LONGEST_MESSAGE } from '../description/answers.ts';

/** Fastify's validator: parts of an address that cannot be are refused as not found, everything else as validation errors field by field. */
export const validatorCompiler =
  ({ schema, httpPart }: { schema: z.ZodType; httpPart?: string }) =>
  (sent: unknown) => {
    const read = validateShape(schema, sent);
    if (read.success) return { value: read.value };
    return { error: httpPart === 'params' ? new Refusal('request.not_found') : read.refusal };
  };

/** What was sent as its schema reads it, or the refusal that names each field that is wrong. */
export function validateShape(
  schema: z.ZodType,
  sent: unknown,
): { success: true; value: unknown } | { success: false; refusal: Refusal } {
  const read = schema.safeParse(sent, { error: (issue) => sentenceOf(schema, issue) });
  if (read.success) return { success: true, value: read.data };
  return {
    success: false,
    refusal: new Refusal('request.invalid', { fields: fieldErrorsOf(read.error.issues) }),
  };
}

/** The first message for each field. One that repeats what was sent is no longer for that than any message may be. */
function fieldErrorsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues)
    fields[issue.path.map(String).join('.')] ??= issue.message.slice(0, LONGEST_MESSAGE);
  return fields;
}

function sentenceOf(schema: z.ZodType, issue: core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return texts.unknown((issue.keys ?? []).map(String));
  const path = issue.path ?? [];
  if (path.length === 0) return texts.nothing;
  const field = labelOf(schema, path);
  return issue.input === undefined ? texts.missing(field) : errorOf(field, issue);
}

function errorOf(field: string, issue: core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return (ofKind[String(issue.expected)] ?? texts.other)(field);
  if (issue.code === 'invalid_format') return (ofFormat[String(issue.format)] ?? texts.form)(field);
  if (issue.code === 'invalid_value') {
    const choices = issue.values.map(String).filter((choice) => choice !== '');
    return texts.oneOf(field, choices);
  }
  if (issue.code === 'too_big') return tooBig(field, issue);
  if (issue.code === 'too_small') return tooSmall(field, issue);
  if (issue.code === 'not_multiple_of') return texts.multiple(field, Number(issue.divisor));
  return texts.other(field);
}

type Says = (field: string) => string;

const ofKind: Record<string, Says> = {
  string: texts.text,
  number: texts.figure,
  int: texts.whole,
  boolean: texts.yesNo,
  array: texts.list,
  tuple: texts.list,
  object: texts.record,
  record: texts.record,
  null: texts.nothingThere,
  undefined: texts.nothingThere,
  never: texts.nothingThere,
};

const ofFormat: Record<string, Says> = {
  uuid: texts.id,
  email: texts.email,
  url: texts.address,
  date: texts.day,
  datetime: texts.moment,
};

type TooBig = core.$ZodRawIssue<core.$ZodIssueTooBig>;
type TooSmall = core.$ZodRawIssue<core.$ZodIssueTooSmall>;

function tooBig(field: string, { origin, maximum, inclusive }: TooBig): string {
  const most = Number(maximum);
  if (origin === 'string') return texts.longest(field, most);
  if (origin === 'array') return texts.mostOfList(field, most);
  return inclusive === false ? texts.less(field, most) : texts.most(field, most);
}

function tooSmall(field: string, { origin, minimum, inclusive }: TooSmall): string {
  const least = Number(minimum);
  if (origin === 'string') return texts.shortest(field, least);
  if (origin === 'array') return texts.leastOfList(field, least);
  return inclusive === false ? texts.more(field, least) : texts.least(field, least);
}

/** What a field is called in an error: as its form labels it, or else by its name on the wire, in words. */
function labelOf(schema: z.ZodType, path: readonly PropertyKey[]): string {
  let within: z.ZodType | undefined = schema;
  let label = '';
  for (const step of path) {
    const inner: z.ZodType | undefined = within && layersOf(within).at(-1);
    if (typeof step === 'number') {
      label = texts.place(label, step + 1);
      within = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined;
    } else {
      const own: z.ZodType | undefined = inner instanceof z.ZodObject ? inner.shape[String(step)] : undefined;
      label = (own && titleOf(own)) ?? inWords(String(step));
      within = own;
    }
  }
  return label;
}

const titleOf = (schema: z.ZodType): string | undefined =>
  layersOf(schema)
    .map((layer) => globalRegistry.get(layer)?.title)
    .find((title) => title !== undefined);

/** A schema and what it is wrapped in (optional, nullable, with a default), the innermost last. */
function layersOf(schema: z.ZodType): z.ZodType[] {
  const isAround =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isAround ? [schema, ...layersOf(schema.unwrap() as z.ZodType)] : [schema];
}

/** A name on the wire in words: 'rejectionReason' is 'Rejection reason'. */
function inWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}
