// The two names that must be one person's: that on the ID, and that on the account a loan is paid into.
import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import { sectionTexts } from '../texts/sections.ts';

/** The sections, by sId, in which they are told. */
export const namesToldIn = { onId: 'basic_information', onAccount: 'banking_information' } as const;

export const ACCOUNT_HOLDER = 'account_holder';

/** Null where none was told. */
export function nameOnId({ first_name, middle_name, last_name }: FormAnswers = {}): string | null {
  const parts = [first_name, middle_name, last_name].filter((part) => typeof part === 'string');
  return parts.join(' ') || null;
}

/** Null where none was told. */
export const nameOnAccount = ({ [ACCOUNT_HOLDER]: name }: FormAnswers = {}): string | null =>
  typeof name === 'string' ? name : null;

/** Where the account is asked for, whose it must be: the borrower's own, in the words of their ID once these are known. */
export function withOwnName(
  fields: readonly FieldDefinition[],
  onId: FormAnswers | undefined,
): readonly FieldDefinition[] {
  const name = nameOnId(onId);
  if (name === null) return fields;
  const sublabel = sectionTexts.inNameOf(name);
  return fields.map((field) => (field.name === ACCOUNT_HOLDER ? { ...field, sublabel } : field));
}
