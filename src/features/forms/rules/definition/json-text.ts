// A JSON text of a configuration: read with the place of its error, in lines and columns as editors count them.

export type ReadJson = { value: unknown; error?: undefined } | { error: { line: number; column: number } };

/** Engines word and place their complaints differently; the error is found by this own reading of the text. */
export function readJson(text: string): ReadJson {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { error: lineAndColumn(text, errorIn(text)) };
  }
}

export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/uy;
/** How deep JSON may be nested: deeper than any configuration. A nest of thousands would overflow the stack. */
const DEEPEST = 64;
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** The position at which a text stops being JSON; its length where only the end is missing. */
function errorIn(text: string): number {
  const reader = new Reader(text);
  return reader.value() && reader.end() ? text.length : reader.at;
}

class Reader {
  at = 0;
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  value(depth = 0): boolean {
    this.skip(SPACE);
    if (depth > DEEPEST) return false;
    const first = this.text[this.at];
    if (first === '{') return this.list('}', () => this.member(depth + 1));
    if (first === '[') return this.list(']', () => this.value(depth + 1));
    return this.skip(first === '"' ? STRING : LITERAL);
  }

  end(): boolean {
    this.skip(SPACE);
    return this.at === this.text.length;
  }

  private member(depth: number): boolean {
    this.skip(SPACE);
    return this.skip(STRING) && this.sign(':') && this.value(depth);
  }

  private list(close: string, entry: () => boolean): boolean {
    this.at += 1;
    if (this.sign(close)) return true;
    do if (!entry()) return false;
    while (this.sign(','));
    return this.sign(close);
  }

  private sign(sign: string): boolean {
    this.skip(SPACE);
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) return false;
    this.at += found[0].length;
    return true;
  }
}
