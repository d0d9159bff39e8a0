// What a list can be narrowed and ordered by is said in its declaration (`listFilters`), and nowhere in its contract or on its screen.
import { isTestFile, type Sources } from './house-imports.ts';

/** Each as `path: filter`, in the order of the files. */
export const filtersByHand = (sources: Sources): string[] =>
  [...sources]
    .filter(([path]) => path.startsWith('src/features/') && !isTestFile(path))
    .flatMap(([path, text]) => {
      const names = /\/contract(\.ts$|\/)/.test(path)
        ? namedInContract(text)
        : path.includes('/web/')
          ? namedOnScreen(text)
          : [];
      return [...new Set(names)].map((name) => `${path}: ${name}`);
    });

/** A filter that the screen reads with choices of its own, shows with choices of its own, or searches words by without its declaration. */
function namedOnScreen(text: string): string[] {
  const read = [...text.matchAll(/\buseFilter\(\s*'(\w+)',/g)].map(([, name = '']) => name);
  const searched = text.includes("useFilter('search')") ? ['search'] : [];
  const shown = [...text.matchAll(/<ChoiceFilter\b.*?\n?\s*\/>/gs)]
    .map(([tag]) => tag)
    .filter((tag) => /\busual=|\bchoices=\{(?!\w*[fF]ilters\.\w+\})/.test(tag))
    .map((tag) => /param="(\w+)"/.exec(tag)?.[1] ?? 'choices');
  return [...read, ...searched, ...shown];
}

/** A filter in the query of a paged list that is neither taken from a declaration nor the id of a record. */
const namedInContract = (text: string): string[] =>
  [...text.matchAll(/\bpageQuery\(/g)].flatMap(({ index }) => {
    const argument = within(text, index + 'pageQuery('.length - 1);
    return namesIn(argument, text);
  });

function namesIn(argument: string, text: string): string[] {
  const written = withoutComments(argument).trim();
  if (/^\w+$/.test(written)) return namesIn(constant(written, text), text);
  if (!written.startsWith('{')) return [];
  return membersOf(written.slice(1, -1)).flatMap((member) => {
    const spread = /^\.\.\.(\w+)$/.exec(member)?.[1];
    if (spread) return namesIn(constant(spread, text), text);
    if (member.startsWith('...')) return [];
    const [name = '', ...rest] = member.split(':');
    const value = rest.length > 0 ? rest.join(':') : constant(name, text);
    return /\bz\.uuid\(\)|[fF]ilters\.\w+/.test(value) ? [] : [name];
  });
}

const withoutComments = (text: string) => text.replace(/\/\*.*?\*\//gs, '');

/** What a constant of the file is, up to the end of its statement; nothing where it comes from elsewhere. */
const constant = (name: string, text: string): string =>
  new RegExp(`\\bconst ${name} =(.*?);\\n`, 's').exec(text)?.[1] ?? '';

/** The text between a bracket and the one that closes it. */
function within(text: string, at: number): string {
  let depth = 0;
  for (let end = at; end < text.length; end++) {
    if ('([{'.includes(text.charAt(end))) depth++;
    if (')]}'.includes(text.charAt(end)) && --depth === 0) return text.slice(at + 1, end);
  }
  return text.slice(at + 1);
}

/** The members of an object that is written out, apart from those of objects in it. */
function membersOf(object: string): string[] {
  const members: string[] = [''];
  let depth = 0;
  for (const letter of object) {
    if ('([{'.includes(letter)) depth++;
    if (')]}'.includes(letter)) depth--;
    if (letter === ',' && depth === 0) members.push('');
    else members[members.length - 1] += letter;
  }
  return members.map((member) => member.trim()).filter((member) => member !== '');
}
