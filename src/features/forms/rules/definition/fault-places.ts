// Where a fault of a definition is: which field, and which of its properties.
import type { FieldDefinition } from '#features/forms/contract.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { checkDefinition } from '../check-definition.ts';
import { shapeFaults } from './read-definition.ts';

export type FaultPlace = {
  /** The position of the field; null for a fault of the form as a whole or of its settings. */
  field: number | null;
  /** The property, as `options` or `validations.0.params`; the whole path where the fault is in no field. */
  property: string;
};

export function placeOf(place: string): FaultPlace {
  const found = /^fields\.(\d+)(?:\.(.+))?$/.exec(place);
  return found ? { field: Number(found[1]), property: found[2] ?? '' } : { field: null, property: place };
}

/** The faults of the field at position `field`, by property. */
export const faultsOfField = (faults: FieldErrors, field: number): FieldErrors =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([place, message]) => {
      const at = placeOf(place);
      return at.field === field ? [[at.property, message]] : [];
    }),
  );

/** Everything that the server would refuse of these fields. Words that are no words of a definition are told first. */
export function definitionFaults(
  fields: readonly FieldDefinition[],
  information: readonly FieldDefinition[],
): FieldErrors {
  const shape = shapeFaults(fields);
  const isReadable = !Object.keys(shape).some((place) => /\.(type|compareType|subtype)$/.test(place));
  return isReadable ? { ...checkDefinition(fields, information), ...shape } : shape;
}
