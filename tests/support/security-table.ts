// The pages of docs/security: the requirements with their states, the paths and the pieces of code that they name; read and judged here.

export type Requirement = {
  /** `docs/security/asvs/1-to-3.md:12`, for a fault to point at. */
  at: string;
  number: string;
  asked: string;
  state: string;
  why: string;
};

/** Looks into the tree. */
export type Tree = {
  has(path: string): boolean;
  /** The text of a file; empty where there is none. */
  read(path: string): string;
};

export const STATES = ['met', 'not applicable', "operator's", 'not met'] as const;

const ROW = /^\| (\d+(?:\.\d+){2}) \|(.*)\|$/;
const CODE = /`([^`]+)`/g;
const PATH =
  /^(?:(?:src|tests|docs|db|scripts|bench|public)\/[\w./@-]+|\.[\w.]+(?:\/\w+)?|[\w-]+\.(?:md|json|ts|html))$/;
/** Code that has backticks of its own stands between two; its line breaks do not matter. */
const PIECE = /`([^`]+)` › (?:`` (.+?) ``|`([^`]+)`)/g;
/** In words: more would be OWASP's sentence, fewer no reason. */
const MOST_ASKED = 15;
const LEAST_REASON = 8;

export const requirementsOf = (path: string, page: string): Requirement[] =>
  page.split('\n').flatMap((line, index) => {
    const [, number = '', rest = ''] = ROW.exec(line.trim()) ?? [];
    if (!number) return [];
    const [asked = '', state = '', ...why] = rest.split('|').map((cell) => cell.trim());
    return [{ at: `${path}:${index + 1}`, number, asked, state, why: why.join('|') }];
  });

/** Numbers that have no row, two, or one though nobody asks for them. */
export function numberFaults(rows: readonly Requirement[], numbers: readonly string[]): string[] {
  const count = (number: string) => rows.filter((row) => row.number === number).length;
  return [
    ...numbers.filter((number) => count(number) === 0).map((number) => `${number} has no row`),
    ...numbers.filter((number) => count(number) > 1).map((number) => `${number} has more than one row`),
    ...rows.filter(({ number }) => !numbers.includes(number)).map(({ at, number }) => `${at}: no ${number}`),
  ];
}

/** What a row owes to its state. */
export function requirementFaults({ at, asked, state, why }: Requirement): string[] {
  const paths = pathsIn(why);
  const faults = [
    asked === '' && 'says nothing of what is asked',
    wordsIn(asked) > MOST_ASKED && `takes more than ${MOST_ASKED} words for what is asked`,
    !STATES.some((known) => known === state) && `knows no state “${state}”`,
    state === 'met' && paths.length === 0 && 'is met, and names no file that shows it',
    state === "operator's" &&
      !paths.some((path) => path.startsWith('docs/') || path === 'README.md') &&
      'is left to the operator, and names no page that tells them',
    state === 'not applicable' && wordsIn(why) < 3 && 'does not apply, and does not say why',
    state === 'not met' && wordsIn(why) < LEAST_REASON && 'is not met, and gives no reason',
  ];
  return faults.flatMap((fault) => (fault ? [`${at}: ${fault}`] : []));
}

/** Files that a page names and that are not there, and pieces of code that are not in their file any more. */
export function pageFaults(path: string, page: string, tree: Tree): string[] {
  const gone = pathsIn(page).filter((named) => !tree.has(named));
  const pieces = [...page.matchAll(PIECE)]
    .map(([, file = '', ticked, plain = '']) => ({ file, piece: ticked ?? plain }))
    .filter(({ file, piece }) => tree.has(file) && !inOneLine(tree.read(file)).includes(inOneLine(piece)));
  return [
    ...[...new Set(gone)].map((named) => `${path}: there is no ${named}`),
    ...pieces.map(({ file, piece }) => `${path}: ${file} does not say ${piece}`),
  ];
}

const pathsIn = (text: string): string[] =>
  [...text.matchAll(CODE)].map(([, code = '']) => code).filter((code) => PATH.test(code));

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
