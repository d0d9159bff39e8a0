// How old one has to be to read what borrowers and visitors are told, measured by a published formula (docs/decisions/055).
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { IS_OF_STAFF_OR_LENDERS, loaderOf } from './house-audiences.ts';
import { isTestFile, type Sources } from './house-imports.ts';

/** A child in the first grade of the formula's schools is six years old. */
const AGE_OF_GRADE_0 = 5;
export const OLDEST_READER = 12;
/** The fewest words of a text that is judged by itself: shorter ones say little about themselves, and are judged together. */
const WORDS_OF_A_TEXT = 12;

export type Measured = { name: string; words: number; age: number };

const WORDS_OF_PEOPLE =
  /^src\/(texts\/|features\/[^/]+\/texts[./]|features\/(information|verification)\/defaults\/)/;
/** What happens is declared with its words: what its person reads of it, and in `words`, `audit` and `timeline` what staff do. */
export const HAPPENINGS = /^src\/features\/[^/]+\/server\/[a-z-]*happenings\.ts$/;
const NOT_READ_BY_PEOPLE = /(?<![\w.])(words|audit|timeline|subject|notifies):/y;
/** What fills forms in tests and demonstrations. */
const MADE_UP = /\/sample-[^/]*\.ts$/;

/** Every module of words that is none of staff or lenders: its place says who reads it. */
const modulesOfWords = (sources: Sources): string[] =>
  [...sources.keys()]
    .filter(
      (path) =>
        (WORDS_OF_PEOPLE.test(path) || HAPPENINGS.test(path)) && path.endsWith('.ts') && !isTestFile(path),
    )
    .filter((path) => !IS_OF_STAFF_OR_LENDERS.test(path) && !MADE_UP.test(path))
    .sort();

/** The texts that people read in a module. */
const saidIn = (sources: Sources, path: string): string[] =>
  textsIn(sources.get(path) ?? '', HAPPENINGS.test(path));

/** Every text of theirs. */
export const saidToPeople = (sources: Sources): string[] =>
  modulesOfWords(sources).flatMap((path) => saidIn(sources, path));

/** Fewer say too little by themselves. */
const WORDS_OF_A_FILE = 100;

/** What each file of words asks of its reader, the hardest first; short ones are measured together. */
export function agesOfFiles(sources: Sources, exempt: ReadonlySet<string> = new Set()): Measured[] {
  const files = modulesOfWords(sources).map((path) => ({ path, texts: saidIn(sources, path) }));
  const groups = Map.groupBy(files, ({ path, texts }) =>
    texts.flatMap(wordsOf).length < WORDS_OF_A_FILE ? 'files of few words' : path,
  );
  return [...groups]
    .map(([name, parts]) =>
      measure(
        name,
        parts.flatMap(({ texts }) => texts),
        exempt,
      ),
    )
    .filter(({ words }) => words > 0)
    .sort((one, other) => other.age - one.age);
}

const ROUTES = 'src/app/web/routes/';
const FRAME = /\/(layout|part)\.tsx?$|\/table\.ts$/;

/** What each screen of borrowers and visitors asks of its reader, by the words that it loads beside those of its frame; the hardest first. */
export function agesOfScreens(sources: Sources, exempt: ReadonlySet<string> = new Set()): Measured[] {
  const words = new Set(modulesOfWords(sources));
  const loadedBy = loaderOf(sources);
  const screens = [...sources.keys()]
    .filter((path) => path.startsWith(ROUTES) && path.endsWith('.tsx') && !FRAME.test(path))
    .filter((path) => !/^(staff|partner)\//.test(path.slice(ROUTES.length)));
  return screens
    .map((screen) => {
      const texts = [...loadedBy([screen])]
        .filter((path) => words.has(path))
        .flatMap((path) => saidIn(sources, path));
      return measure(screen.slice(ROUTES.length), texts, exempt);
    })
    .filter((measured) => measured.words > 0)
    .sort((one, other) => other.age - one.age);
}

/** The texts that are hard by themselves, each with its file. */
export const hardTexts = (sources: Sources, exempt: ReadonlySet<string> = new Set()): Measured[] =>
  modulesOfWords(sources)
    .flatMap((path) => saidIn(sources, path).map((text) => measure(`${path}: ${text}`, [text], exempt)))
    .filter(({ words, age }) => words >= WORDS_OF_A_TEXT && age > OLDEST_READER)
    .sort((one, other) => other.age - one.age);

function measure(name: string, texts: readonly string[], exempt: ReadonlySet<string>): Measured {
  const said = texts.filter((text) => !exempt.has(text));
  const words = said.flatMap(wordsOf);
  return {
    name,
    words: words.length,
    age: words.length === 0 ? 0 : ageOf(said),
  };
}

/** In years. A label is a sentence of its own. */
export function ageOf(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + (/\d/.test(word) ? 1 : Math.max(1, syllable(word))), 0);
  const grade = fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
  return Math.round((grade + AGE_OF_GRADE_0) * 10) / 10;
}

/** The sentences of a text as Flesch counts: units marked off by a full stop, colon, semicolon, dash, question mark or exclamation mark. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/[.:;!?…]+(?=[\s”"')]|$)|\s[–—]\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);

/** The words of a text as Flesch counts: whatever stands between two blanks is one, a hyphenated word and a figure too. */
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));

/** Stands for what is filled in: a name, a day, an amount. */
const FILLED_IN = 'Joan';
const CODE = /^([a-z0-9_.\-/#:@{}]*|https?:.*|\/.*|[A-Za-z]*[a-z][A-Z][A-Za-z]*)$/;

/** The texts that a module of words holds, as they are read; `isHappening`: without those that staff read of it. */
export function textsIn(source: string, isHappening = false): string[] {
  const texts: string[] = [];
  const reader = { source, at: 0, isHappening };
  readCode(reader, texts, false);
  return texts.map((text) => text.replace(/\{[a-zA-Z]+\}/g, FILLED_IN)).filter((text) => !CODE.test(text));
}

type Reader = { source: string; at: number; isHappening: boolean };

/** Reads code up to its end, or to the brace that ends what is filled in. */
function readCode(reader: Reader, texts: string[], isFilledIn: boolean): void {
  const { source } = reader;
  let depth = 0;
  while (reader.at < source.length) {
    const start = reader.at;
    const character = source[start] ?? '';
    if (source.startsWith('//', start)) reader.at = endOf(source, '\n', start);
    else if (source.startsWith('/*', start)) reader.at = endOf(source, '*/', start);
    else if (character === "'" || character === '"') readQuoted(reader, texts, character);
    else if (character === '`') readTemplate(reader, texts);
    else if (reader.isHappening && isNotRead(reader)) passOver(reader);
    else {
      if (character === '{') depth++;
      if (character === '}' && depth-- === 0 && isFilledIn) return;
      reader.at++;
    }
  }
}

function isNotRead({ source, at }: Reader): boolean {
  NOT_READ_BY_PEOPLE.lastIndex = at;
  return NOT_READ_BY_PEOPLE.test(source);
}

/** To the comma or the bracket after a value. */
function passOver(reader: Reader): void {
  let depth = 0;
  for (; reader.at < reader.source.length; ) {
    const character = reader.source[reader.at] ?? '';
    if (character === "'" || character === '"') readQuoted(reader, [], character);
    else if (character === '`') readTemplate(reader, []);
    else {
      if (depth === 0 && /[,)\]}]/.test(character)) return;
      if (/[([{]/.test(character)) depth++;
      if (/[)\]}]/.test(character)) depth--;
      reader.at++;
    }
  }
}

const endOf = (source: string, mark: string, from: number): number => {
  const end = source.indexOf(mark, from);
  return end < 0 ? source.length : end + mark.length;
};

function readQuoted(reader: Reader, texts: string[], quote: string): void {
  const start = reader.at;
  let text = '';
  for (reader.at++; reader.source[reader.at] !== quote && reader.at < reader.source.length; reader.at++) {
    if (reader.source[reader.at] === '\\') reader.at++;
    text += reader.source[reader.at];
  }
  reader.at++;
  if (
    isSaid(
      reader.source.slice(0, start).trimEnd(),
      reader.source.slice(reader.at, reader.at + 80).trimStart(),
    )
  )
    texts.push(text);
}

/** Neither a key, nor a type, nor where something is imported from, nor what is compared with. */
const isSaid = (before: string, after: string): boolean =>
  !(after.startsWith(':') && /[{,]$/.test(before)) &&
  !/(\||<|===|!==|\bfrom|\bcase|\btype \w+ =)$/.test(before) &&
  !/^\|/.test(after);

function readTemplate(reader: Reader, texts: string[]): void {
  let text = '';
  for (reader.at++; reader.source[reader.at] !== '`' && reader.at < reader.source.length; ) {
    if (reader.source.startsWith('${', reader.at)) {
      reader.at += 2;
      readCode(reader, texts, true);
      reader.at++;
      text += FILLED_IN;
    } else {
      if (reader.source[reader.at] === '\\') reader.at++;
      text += reader.source[reader.at++];
    }
  }
  reader.at++;
  texts.push(text);
}
