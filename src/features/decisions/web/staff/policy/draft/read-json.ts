// JSON as somebody types it: its value, or in which line it stops being JSON and what belongs there.
import { findNodeAtLocation, type ParseError, parse, parseTree, printParseErrorCode } from 'jsonc-parser';
import { policyJsonTexts as texts } from '../../../../texts/staff-policy.ts';

export function readJson(text: string): { value: unknown } | { error: string } {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return { value };
  const expected = texts.expected[printParseErrorCode(first.error)] ?? texts.other;
  return { error: texts.broken(lineAt(text, first.offset), expected) };
}

/** The line in which a part of the text stands, by the names and places that lead to it; the line of its nearest ancestor where the part is not there. */
export function lineOf(text: string, place: string): number {
  const tree = parseTree(text);
  const path = place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  for (let length = path.length; tree && length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return lineAt(text, node.offset);
  }
  return 1;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
