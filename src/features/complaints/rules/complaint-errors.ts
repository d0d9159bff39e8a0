// What is wrong with a complaint as it was typed, by field: the words and limits are those of its declaration.
import { emailError, nameSignsError } from '#features/accounts/rules/fields.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { addedFields, complaintFields } from '../fields/complaint.ts';
import { visitorComplaintTexts as texts } from '../texts/complaints.ts';

const LONGEST_NAME = 100;

export const COMPLAINT_NAMES = ['category', 'words'] as const;
export const VISITOR_NAMES = ['name', 'email', ...COMPLAINT_NAMES] as const;

type Complaint = Record<(typeof COMPLAINT_NAMES)[number], string>;

export function complaintErrors({ category, words }: Complaint): FieldErrors {
  const ofWords = wordsError(complaintFields.words, words);
  return {
    ...(category === '' ? { category: complaintFields.category.errors.missing } : {}),
    ...(ofWords ? { words: ofWords } : {}),
  };
}

/** What is wrong with a complaint of somebody without an account, who must also say who they are. */
export function visitorErrors(typed: Record<(typeof VISITOR_NAMES)[number], string>): FieldErrors {
  const [ofName, ofEmail] = [nameError(typed.name), emailError(typed.email)];
  return {
    ...(ofName ? { name: ofName } : {}),
    ...(ofEmail ? { email: ofEmail } : {}),
    ...complaintErrors(typed),
  };
}

/** What is wrong with words that are added to a complaint later. */
export function addedErrors({ words }: { words: string }): FieldErrors {
  const error = wordsError(addedFields.words, words);
  return error ? { words: error } : {};
}

function nameError(name: string): string | undefined {
  if (name.trim() === '') return texts.nameMissing;
  return name.trim().length > LONGEST_NAME ? texts.nameTooLong : nameSignsError(name);
}

type Words = { longest: number; errors: { missing: string; tooLong: string } };

function wordsError({ longest, errors }: Words, words: string): string | undefined {
  if (words.trim() === '') return errors.missing;
  return words.trim().length > longest ? errors.tooLong : undefined;
}
