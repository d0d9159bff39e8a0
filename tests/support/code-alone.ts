// A source without what is only read by people: its comments, its strings and the text of its templates.

type Place = 'code' | 'template';

/** The code alone, with the pieces in templates; what is left out leaves a blank. */
export function codeAlone(source: string): string {
  const places: { place: Place; depth: number }[] = [{ place: 'code', depth: 0 }];
  let code = '';
  for (let at = 0; at < source.length; ) {
    const here = places.at(-1);
    if (!here) break;
    const rest = source.slice(at, at + 2);
    if (here.place === 'template') {
      if (rest === '${') places.push({ place: 'code', depth: 0 });
      else if (rest[0] === '`') places.pop();
      at += rest === '${' || rest[0] === '\\' ? 2 : 1;
      continue;
    }
    const skipped = skippedAt(source, at);
    if (skipped > 0) {
      code += ' ';
      at += skipped;
      continue;
    }
    const [one = ''] = rest;
    if (one === '`') places.push({ place: 'template', depth: 0 });
    else if (one === '{') here.depth += 1;
    else if (one === '}' && here.depth === 0 && places.length > 1) places.pop();
    else if (one === '}') here.depth -= 1;
    code += one === '`' ? ' ' : one;
    at += 1;
  }
  return code;
}

const SKIPPED = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y;

/** How long the comment or string is that begins here; 0 where none does. */
function skippedAt(source: string, at: number): number {
  SKIPPED.lastIndex = at;
  return SKIPPED.exec(source)?.[0].length ?? 0;
}
