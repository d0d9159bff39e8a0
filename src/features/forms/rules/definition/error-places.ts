// Where an error of a definition is: which field, and which of its properties.
import type { FieldDefinition } from '#features/forms/contract.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { checkDefinition } from '../check-definition.ts';
import { shapeErrors } from './read-definition.ts';

export type ErrorPlace = {
  /** The position of the field; null for an error of the form as a whole or of its settings. */
  field: number | null;
  /** The property, as `options` or `validations.0.params`; the whole path where the error is in no field. */
  property: string;
};

export function placeOf(place: string): ErrorPlace {
  const found = /^fields\.(\d+)(?:\.(.+))?$/.exec(place);
  return found ? { field: Number(found[1]), property: found[2] ?? '' } : { field: null, property: place };
}

/** The errors of the field at position `field`, by property. */
export const errorsOfField = (errors: FieldErrors, field: number): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([place, message]) => {
      const at = placeOf(place);
      return at.field === field ? [[at.property, message]] : [];
    }),
  );

/** Everything that the server would refuse of these fields. Words that are no words of a definition come first. */
export function definitionErrors(
  fields: readonly FieldDefinition[],
  information: readonly FieldDefinition[],
): FieldErrors {
  const shape = shapeErrors(fields);
  const isReadable = !Object.keys(shape).some((place) => /\.(type|compareType|subtype)$/.test(place));
  return isReadable ? { ...checkDefinition(fields, information), ...shape } : shape;
}
