// The kind of answer that a field holds, from its type and validation type.
import type { FieldDefinition, FieldType, ValidationType } from '#features/forms/contract.ts';

export type Kind =
  | 'text'
  | 'longText'
  | 'link'
  | 'number'
  | 'day'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'file'
  | 'files'
  | 'reference';

/** The shapes that each type can hold; the first one is meant where the configuration names none. */
const shapes: Record<FieldType, Partial<Record<ValidationType, Kind>>> = {
  text: { string: 'text', number: 'number' },
  longText: { string: 'longText' },
  urltext: { string: 'link' },
  date: { date: 'day' },
  file: { file: 'file', array: 'files' },
  select: { string: 'choice', array: 'choices' },
  checkbox: { boolean: 'flag', array: 'choices' },
  typeAhead: { object: 'reference' },
};

/** null where there is no such type or it cannot hold that shape; such a configuration is refused by `checkDefinition`. */
export function declaredKind(field: Pick<FieldDefinition, 'type' | 'validationType'>): Kind | null {
  if (!Object.hasOwn(shapes, field.type)) return null;
  const ofType = shapes[field.type];
  if (field.validationType === undefined) return Object.values(ofType)[0] ?? null;
  return ofType[field.validationType] ?? null;
}

/** The kind of a field that passed `checkDefinition`. */
export const kindOf = (field: Pick<FieldDefinition, 'type' | 'validationType'>): Kind =>
  declaredKind(field) ?? 'text';

export const isFileKind = (kind: Kind): boolean => kind === 'file' || kind === 'files';
