// The kinds of field that can be added, what a new one of each begins with, and what a change of kind leaves.
import type { FieldDefinition, Validation } from '#features/forms/contract.ts';
import { ruleErrors } from '../check-validations.ts';
import { isFileKind, type Kind, kindOf } from '../kind.ts';
import { freeName } from './edit-fields.ts';

/** The kinds in the order in which they are offered. */
export const KINDS: readonly Kind[] = [
  'text',
  'longText',
  'number',
  'day',
  'choice',
  'choices',
  'flag',
  'file',
  'files',
  'link',
  'reference',
];

type Shape = Pick<FieldDefinition, 'type' | 'validationType'>;

const SHAPES: Record<Kind, Shape> = {
  text: { type: 'text' },
  longText: { type: 'longText' },
  number: { type: 'text', validationType: 'number' },
  day: { type: 'date' },
  choice: { type: 'select' },
  choices: { type: 'checkbox', validationType: 'array' },
  flag: { type: 'checkbox' },
  file: { type: 'file' },
  files: { type: 'file', validationType: 'array' },
  link: { type: 'urltext' },
  reference: { type: 'typeAhead' },
};

const FILE_GUARDS: readonly Validation[] = [
  { type: 'test', subtype: 'fileSize', maxFileSize: 8 },
  { type: 'test', subtype: 'fileType', fileTypes: ['jpg', 'jpeg', 'png', 'pdf'] },
];

/** A sound field of that kind, under a name that is still free. */
export function newField(
  kind: Kind,
  label: string,
  option: (number: number) => string,
  taken: readonly FieldDefinition[],
): FieldDefinition {
  const bare: FieldDefinition = { name: freeName('new_question', taken), label, ...SHAPES[kind] };
  return withKind(bare, kind, option);
}

export const hasOptions = (kind: Kind): boolean => kind === 'choice' || kind === 'choices';

/** The field as another kind: what cannot be kept goes, what the kind cannot do without comes. */
export function withKind(
  field: FieldDefinition,
  kind: Kind,
  option: (number: number) => string,
): FieldDefinition {
  const { type: _type, validationType: _shape, ...rest } = field;
  const next: FieldDefinition = { ...rest, ...SHAPES[kind] };
  const fits = (rule: Validation) => ruleErrors(next, kind, rule).length === 0;
  const kept = (field.validations ?? []).filter(fits);
  const guards = isFileKind(kind)
    ? FILE_GUARDS.filter((guard) => !kept.some(({ subtype }) => subtype === guard.subtype))
    : [];
  const conditions = (field.conditionalValidations ?? []).map(({ type, params, ...condition }) =>
    type !== undefined && fits({ type, params }) ? { ...condition, type, params } : condition,
  );
  return tidyField({
    ...next,
    validations: [...kept, ...guards],
    conditionalValidations: conditions,
    options: hasOptions(kind) ? optionsOf(field, option) : undefined,
    defaultOption: hasOptions(kind) ? field.defaultOption : undefined,
    value: kindOf(field) === kind ? field.value : undefined,
    typeAheadApiType: kind === 'reference' ? (field.typeAheadApiType ?? 'prizes') : undefined,
    checkboxTitle: kind === 'flag' ? field.checkboxTitle : undefined,
    checkboxDescription: kind === 'flag' ? field.checkboxDescription : undefined,
  });
}

const optionsOf = ({ options = [] }: FieldDefinition, option: (number: number) => string) =>
  options.length > 0 ? options : [1, 2].map((number) => ({ value: option(number), name: option(number) }));

/** A field without its empty properties, so that a field which was edited and put back is the field that it was. */
export function tidyField(field: FieldDefinition): FieldDefinition {
  const said = Object.entries(field).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { name: field.name, label: field.label, ...Object.fromEntries(said) } as FieldDefinition;
}
