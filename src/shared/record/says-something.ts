// Whether a text says anything at all.

/** Blanks, line breaks and characters without a shape say nothing. */
export const saysSomething = (text: string): boolean => /[^\s\p{Cc}\p{Cf}]/u.test(text);
