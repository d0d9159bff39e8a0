// How each file and folder may look: names, lengths, opening sentences, no barrels.
import { isTestFile, type Sources } from './house-imports.ts';

const LONGEST_LINES = 300;
const FULLEST_FOLDER_FILES = 15;
/** Lists of words and of steps may be as long as they are. */
const MAY_BE_LONG = /^(src\/texts\/|db\/)|\/(defaults|texts)(\/|\.ts$)/;
const SOURCE = /\.(ts|tsx|mjs|css|sql)$/;
/** Migrations carry a number and an underscore in front. */
const KEBAB = /^\.?(\d{4}_)?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const SAYS_NOTHING = /^(data|items?)$|(^|-)(managers?|utils?|helpers?|common|misc)(-|$)/;

/** Every breach of the rules for names, sizes and openings, one sentence each. */
export function shapeFaults(sources: Sources): string[] {
  const files = [...sources].filter(([path]) => SOURCE.test(path));
  return [
    ...files.flatMap(([path, source]) => [...nameFaults(path), ...contentFaults(path, source)]),
    ...fullFolders(files.map(([path]) => path)),
  ];
}

function nameFaults(path: string): string[] {
  const names = path.split('/');
  const stems = names.map((name) => name.replace(/^\./, '').split('.')[0] ?? '');
  return [
    ...names.filter((name) => !KEBAB.test(name)).map((name) => `${path}: ${name} is not kebab-case`),
    ...stems
      .filter((stem) => SAYS_NOTHING.test(stem))
      .map((stem) => `${path}: the name ${stem} says nothing`),
  ];
}

function contentFaults(path: string, source: string): string[] {
  const faults: string[] = [];
  const lines = source.trimEnd().split('\n').length;
  if (lines > LONGEST_LINES && !MAY_BE_LONG.test(path))
    faults.push(`${path}: ${lines} lines, more than ${LONGEST_LINES}`);
  if (!path.startsWith('src/') || !/\.tsx?$/.test(path) || isTestFile(path)) return faults;
  if (!/^(\/\/|\/\*\*?) \S+( \S+){2,}/.test(source))
    faults.push(`${path}: does not open with a sentence that says what it is for`);
  if (isBarrel(path, source)) faults.push(`${path}: only passes on what others export`);
  return faults;
}

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const PASSED_ON = /export\s+(type\s+)?(\*(\s+as\s+[\w$]+)?|\{[^}]*\})\s*(from\s*['"][^'"]+['"])?;?/g;
const IMPORTED = /import\s[^'"]*['"][^'"]+['"];?/g;

/** Route modules are thin by design: the router wants a file for each address. */
function isBarrel(path: string, source: string): boolean {
  if (path.startsWith('src/app/web/routes/')) return false;
  const statements = source.replace(COMMENTS, '').trim();
  return statements !== '' && statements.replace(PASSED_ON, '').replace(IMPORTED, '').trim() === '';
}

function fullFolders(paths: string[]): string[] {
  const counted = paths.filter(
    (path) => path.startsWith('src/') && !path.startsWith('src/texts/') && !isTestFile(path),
  );
  const byFolder = Map.groupBy(counted, (path) => path.slice(0, path.lastIndexOf('/')));
  return [...byFolder]
    .filter(([, files]) => files.length > FULLEST_FOLDER_FILES)
    .map(([folder, files]) => `${folder}: ${files.length} files, more than ${FULLEST_FOLDER_FILES}`);
}
