// What every part of the editor is given: the field in hand, what is wrong with it by property, and the way to change it.

import type { FieldErrors } from '#shared/refusal.ts';
import type { FieldDefinition } from '../../../../contract.ts';

export type Editing = {
  field: FieldDefinition;
  errors: FieldErrors;
  /** `about` names what is typed: more of the same is one step back. */
  edit: (part: Partial<FieldDefinition>, about: string) => void;
};

/** The first error at a property or inside of it. */
export const errorAt = (errors: FieldErrors, property: string): string | undefined =>
  errors[property] ?? Object.entries(errors).find(([place]) => place.startsWith(`${property}.`))?.[1];

export const replaced = <Entry>(list: readonly Entry[], place: number, entry: Entry): Entry[] =>
  list.map((each, index) => (index === place ? entry : each));

export const without = <Entry>(list: readonly Entry[], place: number): Entry[] =>
  list.filter((_, index) => index !== place);
