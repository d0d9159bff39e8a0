// Whether two spellings of a name can be one person's: order, accents, case, titles and initials make no difference.

export type NameWord = { word: string; differs: boolean };

export type NameComparison = {
  /** The verdict; 'shorter' says that one name has more words than the other and nothing else differs. */
  verdict: 'same' | 'shorter' | 'different';
  /** Each name's words as written; `differs` where the other name has none to match. */
  first: NameWord[];
  second: NameWord[];
};

type Word = { word: string; plain: string; isMatched: boolean };

/** Compares two spellings of a name, in either order. It is a hint for whoever looks at the papers, never a verdict about a person. */
export function compareNames(first: string, second: string): NameComparison {
  const [one, other] = [wordsOf(first), wordsOf(second)];
  const full = match(one, other, (a, b) => a === b);
  match(one, other, (a, b) => isInitialOf(a, b) || isInitialOf(b, a));
  const isWhole = (words: readonly Word[]) => words.every(({ isMatched }) => isMatched);
  // A name of nothing but initials would match too many people.
  const mayBe = full > 0 && (isWhole(one) || isWhole(other));
  return {
    verdict: !mayBe ? 'different' : isWhole(one) && isWhole(other) ? 'same' : 'shorter',
    first: one.map(shown),
    second: other.map(shown),
  };
}

/** Pairs words that nobody has paired yet; answers how many pairs there were. */
function match(
  one: readonly Word[],
  other: readonly Word[],
  fits: (a: string, b: string) => boolean,
): number {
  let pairs = 0;
  for (const word of one.filter(({ isMatched }) => !isMatched)) {
    const found = other.find(({ isMatched, plain }) => !isMatched && fits(word.plain, plain));
    if (!found) continue;
    word.isMatched = found.isMatched = true;
    pairs++;
  }
  return pairs;
}

const isInitialOf = (initial: string, word: string): boolean =>
  initial.length === 1 && word.startsWith(initial);

/** What stands before or behind a name and is no part of it. */
const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'rev', 'sir', 'jr', 'sr']);

function wordsOf(name: string): Word[] {
  return name
    .split(/[\s.,\-\u2010-\u2015]+/)
    .map((word) => ({ word, plain: plainOf(word), isMatched: false }))
    .filter(({ plain }) => plain !== '' && !TITLES.has(plain));
}

/** A word in lower case without accents, apostrophes and whatever else is no letter or digit. */
const plainOf = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase();

const shown = ({ word, isMatched }: Word): NameWord => ({ word, differs: !isMatched });
