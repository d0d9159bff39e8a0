// What a text of a product or a loan must hold, and how it is kept.
import { offerFieldTexts as texts } from '#texts/partner-products.ts';

export const LONGEST = { name: 120, shortCode: 40, description: 5_000 } as const;

/** No blanks around it, single ones within. */
export const inOneLine = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

export function textFault(field: string, text: string, most: number): string | undefined {
  if (text === '') return texts.required(field);
  if (text.length > most) return texts.long(field, most);
  return /[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text) ? texts.unreadable(field) : undefined;
}

/** Messages by field, without the fields that are right. */
export const faultsIn = (found: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
