// The tables in docs/coverage: what the specification asks for, where it is built and which test shows it; read and judged here.

export type CoverageRow = {
  /** `docs/coverage/user-app.md:12`, for a fault to point at. */
  at: string;
  asked: string;
  built: string;
  shown: string;
};

/** Files by their path from the root. */
type Sources = ReadonlyMap<string, string>;

const ROW = /^\|(.*)\|$/;
const CODE = /`([^`]+)`/g;
/** `tests/journeys/borrower.spec.ts` › part of the test's title; several are parted by semicolons. */
const SHOWN = /^`([^`]+)` › (.+)$/;
const QUOTED = /“([^”]+)”/g;

/** The rows of one page, without the headings of its tables. */
export function rowsOf(path: string, page: string): CoverageRow[] {
  return page.split('\n').flatMap((line, index) => {
    const cells = ROW.exec(line.trim())?.[1]
      ?.split('|')
      .map((cell) => cell.trim());
    if (!cells || /^[-: ]*$/.test(cells.join('')) || cells[1] === 'Built in') return [];
    const [asked = '', built = '', shown = ''] = cells;
    return [{ at: `${path}:${index + 1}`, asked, built, shown }];
  });
}

/** What a row promises and the tree does not hold, one sentence each. */
export function rowFaults(
  { at, asked, built, shown }: CoverageRow,
  sources: Sources,
  texts: string,
): string[] {
  const places = [...built.matchAll(CODE)].map(([, path = '']) => path);
  const missing = [...asked.matchAll(QUOTED)].filter(
    ([, said = '']) => !texts.includes(plain(said.replaceAll(/\{[^}]*\}/g, '{}'))),
  );
  return [
    ...(asked ? [] : [`${at}: says nothing in its first cell`]),
    ...(places.length > 0 ? [] : [`${at}: names no file that builds it`]),
    ...places.filter((path) => !sources.has(path)).map((path) => `${at}: there is no ${path}`),
    ...missing.map(([, said]) => `${at}: no text reads “${said}”`),
    ...shown.split(/;(?= `)/).flatMap((one) => proofFaults(at, one.trim(), sources)),
  ];
}

function proofFaults(at: string, proof: string, sources: Sources): string[] {
  const [, path = '', title = ''] = SHOWN.exec(proof) ?? [];
  if (!path) return [`${at}: names no test as \`file\` › title, but “${proof}”`];
  const source = sources.get(path);
  if (source === undefined) return [`${at}: there is no test ${path}`];
  return source.includes(title) ? [] : [`${at}: ${path} has no test called “${title}”`];
}

/** What the files of texts say, ready for comparison: whatever is filled in reads {}. */
export const textsOf = (source: string): string => plain(source.replaceAll(/\$\{[^}]*\}/g, '{}'));

const plain = (text: string): string => text.replaceAll("\\'", "'").replaceAll('’', "'");
