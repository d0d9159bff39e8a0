// What a paper says apart from how it looks: its headings, paragraphs, lists and tables, so that a screen reader reads it as it is meant.

/** PDF's names of what a part of a text is (ISO 32000-1, 14.8.4). */
type Role = 'Document' | 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';

/** A part in its place; what is drawn of it is noted as it is drawn. */
export class Part {
  readonly role: Role;
  readonly headingOf: 'Row' | 'Column' | null;
  readonly parts: Part[] = [];
  readonly drawn: object[] = [];

  constructor(role: Role, headingOf: 'Row' | 'Column' | null = null) {
    this.role = role;
    this.headingOf = headingOf;
  }

  open(role: Role, headingOf: 'Row' | 'Column' | null = null): Part {
    const part = new Part(role, headingOf);
    this.parts.push(part);
    return part;
  }
}

/** What a description of a page may say of its structure, beside what pdfmake knows. */
export type Structured = {
  /** The role of a text as a heading, or of a stack or table as a list or one point of a list. */
  role?: 'H1' | 'H2' | 'L' | 'LI';
  /** Whether the first cell of each row of a table says what the row is about. */
  headsRows?: boolean;
};

type Described = Structured & {
  text?: string | number;
  stack?: readonly Content[];
  table?: { headerRows?: number; body: readonly (readonly Content[])[] };
};
type Content = string | Described;

/** A copy of a page's description, each text of it naming the part of the document that it is. */
export function structured(content: readonly unknown[]): { content: object[]; whole: Part } {
  const whole = new Part('Document');
  return { content: (content as Content[]).map((one) => placed(one, whole)), whole };
}

function placed(content: Content, within: Part): object {
  if (typeof content === 'string') return placed({ text: content }, within);
  if (content.stack) return stackOf(content, content.stack, within);
  if (content.table) return tableOf(content, content.table, within);
  return content.text === undefined ? content : textOf(content, within.open(headingOr('P', content)));
}

const headingOr = (role: Role, { role: own }: Structured): Role =>
  own === 'H1' || own === 'H2' ? own : role;

/** pdfmake hands on to each word what is said of a part of a text, though not what is said of the whole text. */
const textOf = (described: Described, part: Part): object => ({
  ...described,
  outlineText: described.text,
  text: described.text === '' ? '' : [{ text: described.text, part }],
});

function stackOf(described: Described, stack: readonly Content[], within: Part): object {
  const part = groupOf(described, within);
  return { ...described, stack: stack.map((one) => placed(one, part)) };
}

function groupOf({ role }: Structured, within: Part): Part {
  if (role === 'L') return within.open('L');
  return role === 'LI' ? within.open('LI').open('LBody') : within;
}

function tableOf(described: Described, table: NonNullable<Described['table']>, within: Part): object {
  const isList = described.role === 'L';
  const part = within.open(isList ? 'L' : 'Table');
  const body = table.body.map((row, index) => {
    if (isList) return row.map((cell) => cellOf(cell, part.open('LI').open('LBody')));
    const line = part.open('TR');
    return row.map((cell, column) => {
      if (index < (table.headerRows ?? 0)) return cellOf(cell, line.open('TH', 'Column'));
      return cellOf(cell, described.headsRows && column === 0 ? line.open('TH', 'Row') : line.open('TD'));
    });
  });
  return { ...described, table: { ...table, body } };
}

function cellOf(cell: Content, part: Part): object {
  if (typeof cell === 'string') return textOf({ text: cell }, part);
  return cell.text === undefined ? placed(cell, part) : textOf(cell, part);
}
