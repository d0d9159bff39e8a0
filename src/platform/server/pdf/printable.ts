// Makes a name fit for paper: letters that the font does not have would be empty boxes, and two people could not be told apart.

/** The characters that names are written with and that Roboto can draw. */
const DRAWN =
  /[\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u02BC\u0384-\u03CE\u0400-\u0486\u0488-\u0513\u1E80-\u1E85\u1EA0-\u1EF9\u2010\u2011\u2013-\u2015\u2017-\u201E\u2020-\u2022\u2026\u2032\u2033\u20AC]/;

/**
 * A text that can be drawn whole: any other character is named by its code, `[U+674E]`, and marks that only steer the direction of writing
 * are left out.
 */
export const printable = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/\p{Cf}/gu, ''),
  ]
    .map((letter) => (DRAWN.test(letter) ? letter : codeOf(letter)))
    .join('');

const codeOf = (letter: string): string =>
  `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
