// What a lender may be called: in letters that can be told apart, and neither as we are nor as another lender is.
import { brand } from '#texts/brand.ts';
import { companyFieldTexts as texts } from '../../texts/partner-company.ts';

/** The letters of the languages that are written with Latin ones, figures, and the signs that stand in names of companies. */
const LATIN = /^[\x20-\x7e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f\u2010-\u2015\u2018\u2019\u201c\u201d]*$/;

/** A name that is shorter than this is part of too many words, so that it counts as a whole one only. */
const TELLING = 6;

const OURS: readonly string[] = [brand.name, brand.legalName];

export function lenderNameError(name: string): string | undefined {
  if (!LATIN.test(name.normalize('NFC'))) return texts.nameNotLatin;
  return readsAsOurs(name) ? texts.nameIsOurs : undefined;
}

/** Whether a name can be read as one of `ours`, by itself or among other words. */
export function readsAsOurs(name: string, ours: readonly string[] = OURS): boolean {
  const words = wordsOf(name);
  return ours.map(lookOf).some((our) => our !== '' && (isRunOf(words, our) || isWithin(words.join(''), our)));
}

const isWithin = (letters: string, our: string): boolean => our.length >= TELLING && letters.includes(our);

/** Whether some words, one behind the other, are written as `our` is without its spaces. */
const isRunOf = (words: readonly string[], our: string): boolean =>
  words.some((_, first) =>
    words.some((_, last) => last >= first && words.slice(first, last + 1).join('') === our),
  );

/** Whether two lenders' names cannot be told apart at a look. */
export const looksAs = (one: string, other: string): boolean => lookOf(one) === lookOf(other);

/** What a name looks like without case, accents and spaces; that of a name without any letter or figure is the name. */
const lookOf = (name: string): string => wordsOf(name).join('') || name;

/** Signs that are taken for letters at a look: each stands for the one that it is taken for. */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ø/g, 'o'],
  [/đ|ð/g, 'd'],
  [/þ/g, 'p'],
  [/ħ/g, 'h'],
  [/ŧ/g, 't'],
  [/ŋ/g, 'n'],
  [/ĸ/g, 'k'],
  [/[łl1|!ı]/g, 'i'],
  [/0/g, 'o'],
  [/3/g, 'e'],
  [/[4@]/g, 'a'],
  [/[5$]/g, 's'],
  [/[7+]/g, 't'],
  [/8/g, 'b'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const alike = LOOK_ALIKES.reduce((text, [sign, letter]) => text.replace(sign, letter), plain);
  return alike.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
