// What the papers that are made here have in common: the sheet with its foot, the boxes of figures, labelled rows, the table of figures.
import { type Cents, showMoney } from '#shared/money.ts';
import type { Paper } from './draw-pdf.ts';
import { INK, LEAF, LINE, MARGIN, MUTED, SAND } from './look.ts';
import type { Structured } from './structure.ts';

type Sheet = {
  title: string;
  author: string;
  createdAt: Date;
  /** The distance from the upper edge of the page to its text, in points. */
  top: number;
  foot: (page: number, pages: number) => object;
  content: object[];
};

/** A paper; what else pdfmake knows of a whole document is added to it. */
export const sheet = ({ title, author, createdAt, top, foot, content }: Sheet): Paper => ({
  pageMargins: [MARGIN, top, MARGIN, 60],
  info: { title, author, creationDate: createdAt },
  defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: INK },
  footer: foot,
  content,
});

/** The foot of a page: its number at the right; what it belongs to has the room that is left. */
export const foot = (belongsTo: string, page: string, fontSize: number) => ({
  margin: [MARGIN, 18, MARGIN, 0],
  columns: [
    { text: belongsTo, color: MUTED, fontSize, width: '*' },
    { text: page, color: MUTED, fontSize, alignment: 'right', width: 'auto' },
  ],
});

/** The name of whose paper it is, with the space above and below it in points. */
export const imprint = (name: string, above: number, below: number) => ({
  text: name,
  bold: true,
  fontSize: 13,
  color: LEAF,
  margin: [0, above, 0, below],
});

const headingOne: Structured = { role: 'H1' };
const headingTwo: Structured = { role: 'H2' };
const list: Structured = { role: 'L' };
const point: Structured = { role: 'LI' };
const ofLabels: Structured = { headsRows: true };

export const title = (text: string) => ({ ...headingOne, text, bold: true, fontSize: 24, lineHeight: 1.1 });

/** The line below the title, which says of when the paper is. */
export const subtitle = (text: string) => ({ text, color: MUTED, margin: [0, 2, 0, 16] });

export const heading = (text: string, above: number, below: number, fontSize = 12) => ({
  ...headingTwo,
  text,
  bold: true,
  fontSize,
  margin: [0, above, 0, below],
});

export type Labelled = { label: string; value: string };

/** Figures in boxes side by side: what anybody looks for first. */
export const boxes = (figures: readonly Labelled[], fontSize: number) => ({
  ...list,
  table: {
    widths: figures.map(() => '*'),
    body: [
      figures.map(({ label, value }) => ({
        stack: [
          { text: label, color: MUTED, fontSize: 9 },
          { text: value, bold: true, fontSize, color: LEAF, lineHeight: 1.1 },
        ],
        fillColor: SAND,
        border: [false, true, false, false],
        borderColor: [LEAF, LEAF, LEAF, LEAF],
      })),
    ],
  },
  layout: {
    hLineWidth: (line: number) => (line === 0 ? 2 : 0),
    vLineWidth: () => 0,
    paddingLeft: () => 12,
    paddingRight: () => 8,
    paddingTop: () => 10,
    paddingBottom: () => 10,
  },
});

/** A label above each value, one below the other. */
export const labelledPoints = (points: readonly Labelled[]) => ({
  ...list,
  stack: points.map(({ label, value }) => ({
    ...point,
    stack: [
      { text: label, color: MUTED, fontSize: 9 },
      { text: value, bold: true },
    ],
    margin: [0, 0, 0, 10],
  })),
});

type LabelledRows = { widths: (number | string)[]; alignment: 'left' | 'right'; padding: number };

/** Labels with their values, a thin line between the rows. */
export const labelledRows = (
  rows: readonly Labelled[],
  { widths, alignment, padding }: LabelledRows,
): object => ({
  ...ofLabels,
  table: {
    widths,
    body: rows.map(({ label, value }) => [
      { text: label, color: MUTED },
      { text: value, bold: true, alignment },
    ]),
  },
  layout: {
    ...linesBetween(() => 0.5),
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => padding,
    paddingBottom: () => padding,
  },
});

type FigureColumn = { heading: string; width: number | string; alignment: 'left' | 'right' };
type Cell = string | object;

/** A table of figures. Its headings stand on each page that it goes over; `sums` are its last row, below a stronger line. */
export const figureTable = (
  columns: readonly FigureColumn[],
  rows: readonly (readonly Cell[])[],
  sums: readonly Cell[] | null = null,
) => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    // A heading, or the sums, alone on a page would say nothing.
    keepWithHeaderRows: 1,
    widths: columns.map(({ width }) => width),
    body: [
      columns.map(({ heading, alignment }) => ({ text: heading, bold: true, fontSize: 8.5, alignment })),
      ...rows,
      ...(sums ? [sums] : []),
    ],
  },
  fontSize: 9,
  layout: {
    ...linesBetween((isLast) => (sums && isLast ? 1 : 0.5)),
    fillColor: (row: number) => (row === 0 ? SAND : null),
    paddingLeft: () => 4,
    paddingRight: () => 4,
    paddingTop: () => 3,
    paddingBottom: () => 2,
  },
});

export const figure = (amountCents: Cents) => ({
  text: showMoney(amountCents),
  alignment: 'right',
  noWrap: true,
});

const linesBetween = (widthOf: (isLast: boolean) => number) => ({
  hLineWidth: (line: number, { table }: { table: { body: unknown[] } }) =>
    line === 0 || line === table.body.length ? 0 : widthOf(line === table.body.length - 1),
  vLineWidth: () => 0,
  hLineColor: () => LINE,
});
