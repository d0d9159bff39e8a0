// The most that one form and one answer may hold; everything that arrives is measured against these.

export const limits = {
  fields: 100,
  /** The most bytes of all fields together, written as JSON: everybody's phone loads them. */
  definitionBytes: 200_000,
  textCharacters: 500,
  longTextCharacters: 5_000,
  urlCharacters: 2_000,
  numberCharacters: 30,
  number: 1e12,
  moneyDollars: 1e9,
  choices: 50,
  files: 10,
  fileNameCharacters: 255,
  idCharacters: 100,
  /** Characters of a pattern, of a text tried against one, and ways in which one text could be tried. */
  patternCharacters: 200,
  patternedText: 200,
  patternWays: 50_000,
  earliestDay: '1900-01-01',
  latestDay: '2199-12-31',
} as const;
