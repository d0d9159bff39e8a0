// Whether a text says anything at all, and whether it can be a reason.

/** Whether a text says anything: blanks, line breaks and invisible characters do not. */
export const saysSomething = (text: string): boolean => /[^\s\p{Cc}\p{Cf}]/u.test(text);

/** Whether a text can be a reason: two words or more with ten letters in all, five of them different. '.' and 'aaaaaaa aaaa' are none. */
export function saysWhy(text: string): boolean {
  const letters = text.toLowerCase().match(/\p{L}/gu) ?? [];
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= 2 && letters.length >= 10 && new Set(letters).size >= 5;
}
