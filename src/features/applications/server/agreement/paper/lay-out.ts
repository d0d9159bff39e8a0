// Lays an agreement out on A4: the cost in one look first, then what it says, and the schedule; a signed one ends with its signature.

import { CONTENT_WIDTH, INK, LEAF, LINE, MARGIN, MUTED, SAND } from '#platform/server/pdf/look.ts';
import { startOfDay } from '#shared/calendar.ts';
import type { AgreementFacts, AgreementWords } from '../../../contract/agreement.ts';
import { type Filled, figuresInWords, fillIn } from '../../../rules/agreement/figures-in-words.ts';
import { scheduleTable } from './schedule-table.ts';
import { type Signature, signaturePage } from './signature-page.ts';

export type Paper = {
  documentId: string;
  words: AgreementWords;
  facts: AgreementFacts;
  borrowerName: string;
  signature: Signature | null;
};

/** What pdfmake makes a file of. The same paper is always laid out in the same way. */
export function layOut({ documentId, words, facts, borrowerName, signature }: Paper): object {
  const filled = figuresInWords(facts, { borrower: borrowerName, documentId });
  const say = (sentence: string) => fillIn(sentence, filled);
  const title = `${say(words.title)} ${facts.number}`;
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, 64, MARGIN, 60],
    language: 'en-JM',
    displayTitle: true,
    info: {
      title,
      author: facts.lender.legalName,
      creationDate: startOfDay(facts.preparedOn),
    },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: INK },
    header: (page: number) => (page === 1 ? null : runningHead(facts, title)),
    footer: (page: number, pages: number) => footer(say(words.footer), pageOf(words, page, pages)),
    content: [
      opening(words, facts, say),
      ...words.sections.flatMap((section) => sectionOf(section, words, facts, say)),
      ...(signature ? signaturePage(words.signature, signature, say) : []),
    ],
  };
}

type Say = (sentence: string) => string;

const pageOf = ({ page }: AgreementWords, number: number, pages: number): string => {
  const filled: Filled = { page: String(number), pages: String(pages) };
  return fillIn(page, filled);
};

const runningHead = (facts: AgreementFacts, title: string) => ({
  margin: [MARGIN, 28, MARGIN, 0],
  columns: [
    { text: (facts.runBy ?? facts.lender).name, bold: true, color: LEAF, fontSize: 9 },
    { text: title, alignment: 'right', color: MUTED, fontSize: 8.5 },
  ],
});

const footer = (document: string, page: string) => ({
  margin: [MARGIN, 18, MARGIN, 0],
  columns: [
    { text: document, color: MUTED, fontSize: 7.5, width: '*' },
    { text: page, color: MUTED, fontSize: 7.5, alignment: 'right', width: 'auto' },
  ],
});

/** Everything that somebody reads who reads no further. */
function opening(words: AgreementWords, facts: AgreementFacts, say: Say) {
  return [
    {
      text: (facts.runBy ?? facts.lender).name,
      bold: true,
      fontSize: 13,
      color: LEAF,
      margin: [0, -14, 0, 14],
    },
    { text: say(words.title), bold: true, fontSize: 24, lineHeight: 1.1, outline: true },
    { text: say(words.prepared), color: MUTED, margin: [0, 2, 0, 16] },
    headline(words, say),
    {
      text: say(words.summaryTitle),
      bold: true,
      fontSize: 12,
      outline: true,
      outlineText: say(words.summaryTitle),
      margin: [0, 18, 0, 4],
    },
    {
      table: {
        widths: ['*', 215],
        body: words.summary.map(({ label, value }) => [
          { text: say(label), color: MUTED },
          { text: say(value), bold: true, alignment: 'right' },
        ]),
      },
      layout: LINES_BETWEEN,
    },
  ];
}

const headline = (words: AgreementWords, say: Say) => ({
  table: {
    widths: words.headline.map(() => '*'),
    body: [
      words.headline.map(({ label, value }) => ({
        stack: [
          { text: say(label), color: MUTED, fontSize: 9 },
          { text: say(value), bold: true, fontSize: 18, color: LEAF, lineHeight: 1.1 },
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

const LINES_BETWEEN = {
  hLineWidth: (line: number, { table }: { table: { body: unknown[] } }) =>
    line === 0 || line === table.body.length ? 0 : 0.5,
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 5,
  paddingBottom: () => 5,
};

function sectionOf(
  section: AgreementWords['sections'][number],
  words: AgreementWords,
  facts: AgreementFacts,
  say: Say,
): object[] {
  const said = [...section.paragraphs, ...((facts.runBy && section.whereRunForLender) ?? [])];
  const [first = '', ...rest] = said.map(say);
  const heading = say(section.heading);
  const parts: object[] = [
    {
      unbreakable: true,
      stack: [
        { text: heading, bold: true, fontSize: 12, margin: [0, 13, 0, 3], outline: true },
        { text: first, margin: [0, 0, 0, 5] },
      ],
    },
    ...rest.map((text) => ({ unbreakable: true, stack: [{ text, margin: [0, 0, 0, 5] }] })),
  ];
  if (section.withSchedule) parts.push(scheduleTable(words.schedule, facts, CONTENT_WIDTH));
  return parts;
}
