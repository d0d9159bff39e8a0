// Whether a text says anything at all, and whether it can be a reason.

/** Blanks, line breaks and characters without a shape say nothing. */
export const saysSomething = (text: string): boolean => /[^\s\p{Cc}\p{Cf}]/u.test(text);

/** Two words or more, of ten letters together, of which five differ: '.' and 'aaaaaaa aaaa' give no reason. */
export function saysWhy(text: string): boolean {
  const letters = text.toLowerCase().match(/\p{L}/gu) ?? [];
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= 2 && letters.length >= 10 && new Set(letters).size >= 5;
}
