// The two names that must be one person's: that on the ID, and that on the account a loan is paid into.
import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import { sectionTexts } from '../texts/sections.ts';

/** The sections, by sId, in which the two names are asked for. */
export const namesGivenIn = { onId: 'basic_information', onAccount: 'banking_information' } as const;

export const ACCOUNT_HOLDER = 'account_holder';

/** The name on the ID; null where none was given. */
export function nameOnId({ first_name, middle_name, last_name }: FormAnswers = {}): string | null {
  const parts = [first_name, middle_name, last_name].filter((part) => typeof part === 'string');
  return parts.join(' ') || null;
}

/** The name on the account; null where none was given. */
export const nameOnAccount = ({ [ACCOUNT_HOLDER]: name }: FormAnswers = {}): string | null =>
  typeof name === 'string' ? name : null;

/** The fields of a section, where the account's owner is asked for with the hint that it must be the borrower, by the name on their ID once that is known. */
export function withOwnName(
  fields: readonly FieldDefinition[],
  onId: FormAnswers | undefined,
): readonly FieldDefinition[] {
  const name = nameOnId(onId);
  if (name === null) return fields;
  const sublabel = sectionTexts.inNameOf(name);
  return fields.map((field) => (field.name === ACCOUNT_HOLDER ? { ...field, sublabel } : field));
}
