// Lays an agreement out on A4: the cost in one look first, then what it says, and the schedule; a signed one ends with its signature.

import type { Paper as PdfPaper } from '#platform/server/pdf/draw-pdf.ts';
import { LEAF, MARGIN, MUTED } from '#platform/server/pdf/look.ts';
import {
  boxes,
  foot,
  heading,
  imprint,
  labelledRows,
  sheet,
  subtitle,
  title,
} from '#platform/server/pdf/parts.ts';
import { printable } from '#platform/server/pdf/printable.ts';
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

/** An agreement as the document that pdfmake makes a file of. The same paper is always laid out in the same way. */
export function layOut({ documentId, words, facts, borrowerName, signature }: Paper): PdfPaper {
  const filled = figuresInWords(facts, { borrower: borrowerName, documentId });
  const say = (sentence: string) => printable(fillIn(sentence, filled));
  const name = `${say(words.title)} ${facts.number}`;
  return {
    ...sheet({
      title: name,
      author: facts.lender.legalName,
      createdAt: startOfDay(facts.preparedOn),
      top: 64,
      foot: (page, pages) => foot(say(words.footer), pageOf(words, page, pages), 7.5),
      content: [
        ...opening(words, facts, say),
        ...words.sections.flatMap((section) => sectionOf(section, words, facts, say)),
        ...(signature ? signaturePage(words.signature, signature, say) : []),
      ],
    }),
    header: (page: number) => (page === 1 ? null : runningHead(facts, name)),
  };
}

type Say = (sentence: string) => string;

const pageOf = ({ page }: AgreementWords, number: number, pages: number): string => {
  const filled: Filled = { page: String(number), pages: String(pages) };
  return fillIn(page, filled);
};

const runningHead = (facts: AgreementFacts, name: string) => ({
  margin: [MARGIN, 28, MARGIN, 0],
  columns: [
    { text: (facts.runBy ?? facts.lender).name, bold: true, color: LEAF, fontSize: 9 },
    { text: name, alignment: 'right', color: MUTED, fontSize: 8.5 },
  ],
});

/** The first page: everything that somebody reads who reads no further. */
function opening(words: AgreementWords, facts: AgreementFacts, say: Say): object[] {
  const said = (figures: AgreementWords['summary']) =>
    figures.map(({ label, value }) => ({ label: say(label), value: say(value) }));
  return [
    imprint((facts.runBy ?? facts.lender).name, -14, 14),
    { ...title(say(words.title)), outline: true },
    subtitle(say(words.prepared)),
    boxes(said(words.headline), 18),
    { ...heading(say(words.summaryTitle), 18, 4), outline: true },
    labelledRows(said(words.summary), { widths: ['*', 215], alignment: 'right', padding: 5 }),
  ];
}

function sectionOf(
  section: AgreementWords['sections'][number],
  words: AgreementWords,
  facts: AgreementFacts,
  say: Say,
): object[] {
  const said = [...section.paragraphs, ...((facts.runBy && section.whereRunForLender) ?? [])];
  const [first = '', ...rest] = said.map(say);
  const parts: object[] = [
    {
      unbreakable: true,
      stack: [
        { ...heading(say(section.heading), 13, 3), outline: true },
        { text: first, margin: [0, 0, 0, 5] },
      ],
    },
    ...rest.map((text) => ({ unbreakable: true, stack: [{ text, margin: [0, 0, 0, 5] }] })),
  ];
  if (section.withSchedule) parts.push(scheduleTable(words.schedule, facts));
  return parts;
}
