import { createHash } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { makePdf } from '#platform/server/pdf/make-pdf.ts';
import { type Day, showDay } from '#shared/calendar.ts';
import { cents, showMoney } from '#shared/money.ts';
import { readPaper } from '#tests/support/read-paper.ts';
import type { AgreementFacts } from '../../../contract/agreement.ts';
import { agreementTemplate } from '../../../defaults/agreement-template.ts';
import { type AgreedTerms, agreementFacts } from '../../../rules/agreement/facts.ts';
import { layOut } from './lay-out.ts';
import type { Signature } from './signature-page.ts';

const us = { name: 'Pimento', legalName: 'Pimento Finance Limited', address: '10 Harbour Street' };
const island = { name: 'Island Credit', legalName: 'Island Credit', address: '1 King Street, Kingston' };
const documentId = '01a00000-0000-7000-8000-7f3a09cc41b2';

const factsOf = (terms: Partial<AgreedTerms> = {}, around: Partial<AgreementFacts> = {}): AgreementFacts =>
  agreementFacts(
    {
      amountCents: cents(5_000_00),
      rateMonthlyBps: 600,
      termMonths: 4,
      repaymentOption: 'Monthly',
      ...terms,
    },
    {
      number: 'PA-7F3A-09CC-41B2',
      preparedOn: '2026-11-21' as Day,
      approvedOn: '2026-11-20' as Day,
      lender: { ...us, licence: 'Pimento has applied for a microcredit licence.' },
      runBy: null,
      contactEmail: 'help@pimento.example',
      ...around,
    },
  );

const paperOf = (facts: AgreementFacts, signature: Signature | null = null) =>
  makePdf(
    layOut({
      documentId,
      words: agreementTemplate.words,
      facts,
      borrowerName: 'Désirée Łukasz-Campbell',
      signature,
    }),
  );

/** What each page says, in the order of reading. */
async function read(bytes: Buffer): Promise<{ pages: string[]; outline: string[]; language: unknown }> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      return items
        .map((part) => ('str' in part ? part.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ');
    }),
  );
  const outline = ((await document.getOutline()) ?? []).map(({ title }) => title);
  const { info } = await document.getMetadata();
  return { pages, outline, language: 'Language' in info ? info.Language : null };
}

describe('the paper', () => {
  it('names every figure, both parties and all that was agreed', async () => {
    const { pages, outline, language } = await read(await paperOf(factsOf()));
    const all = pages.join(' ');
    for (const words of [
      ...['Agreement PA-7F3A-09CC-41B2, prepared on November 21st 2026', 'approved on November 20th 2026'],
      ...['Pimento Finance Limited, 10 Harbour Street', 'applied for a microcredit licence'],
      ...['The borrower is Désirée Łukasz-Campbell.', '$5,000.00', '$250.00', '$4,750.00', '$1,200.00'],
      ...['$6,200.00', '4 instalments of $1,550.00, one every month', '6% a month', '272.36%'],
      ...['December 21st 2026', 'January 21st 2027', 'February 22nd 2027', 'March 22nd 2027', '$4,650.00'],
      ...[
        'within 24 hours',
        'each date moves with it',
        'on a Sunday or a public holiday',
        'give your loan number',
        'no late fee',
      ],
      ...['90 days late', 'collection', 'ask in the app for a new date', 'Messages', 'help@pimento.example'],
      ...['that have not begun on that day is then not charged', 'SHA-256'],
    ])
      expect(all, words).toContain(words);
    expect(all).not.toContain('{');
    expect(outline).toContain('What you pay, and when');
    expect(language).toBe('en-JM');
    pages.forEach((page, index) => {
      expect(page).toContain(`document ${documentId}`);
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    });
  });

  it('is read out as what it is: headings, paragraphs, lists, and tables whose cells know their headings', async () => {
    const signature = {
      name: 'Désirée Łukasz-Campbell',
      at: new Date('2026-11-22T15:04:00Z'),
      address: '203.0.113.7',
      sha256: 'ab'.repeat(32),
    };
    const lender = {
      ...island,
      name: 'Bell & <Sons>',
      legalName: 'Bell & <Sons>',
      licence: 'Licence MC-2041.',
    };
    const paper = await readPaper(await paperOf(factsOf({}, { lender, runBy: us }), signature));
    expect(paper).toMatchObject({
      title: 'Loan agreement PA-7F3A-09CC-41B2',
      metadataTitle: 'Loan agreement PA-7F3A-09CC-41B2',
      author: 'Bell & <Sons>',
      language: 'en-JM',
      showsItsTitle: true,
      isTagged: true,
      untagged: '',
    });
    const headings = paper.parts.filter((part) => /^H\d/.test(part));
    expect(headings).toEqual([
      'H1 Loan agreement',
      'H2 Your loan in one look',
      ...agreementTemplate.words.sections.map(({ heading }) => `H2 ${heading}`),
      'H2 Signature',
    ]);
    for (const said of [
      ['H1 Loan agreement', 'P Agreement PA-7F3A-09CC-41B2, prepared on November 21st 2026'],
      [
        'L',
        'LI',
        'LBody',
        'P You borrow',
        'P $5,000.00',
        'LI',
        'LBody',
        'P Cash in your hand',
        'P $4,750.00',
      ],
      ['TR', 'TH:Row Effective yearly rate, with the fee in it', 'TD 272.36%'],
      ['Table', 'TR', 'TH:Column No.', 'TH:Column Due on', 'TH:Column You pay'],
      ['TR', 'TD 1', 'TD December 21st 2026', 'TD $1,550.00', 'TD $300.00', 'TD $1,250.00', 'TD $4,650.00'],
      ['LI', 'LBody', 'P From the network address', 'P 203.0.113.7'],
    ])
      expect(paper.parts.join('\n')).toContain(said.join('\n'));
    expect(paper.decoration).toContain(`document ${documentId}`);
    expect(paper.parts.join(' ')).not.toMatch(/Page \d of/);
  });

  it('is the same to the byte whenever it is made', async () => {
    expect(await paperOf(factsOf())).toEqual(await paperOf(factsOf()));
  });

  it('of a daily loan has every row, and the headings on each page that they go over', async () => {
    const facts = factsOf({
      amountCents: cents(50_000_00),
      rateMonthlyBps: 500,
      termMonths: 8,
      repaymentOption: 'Daily',
    });
    const { pages } = await read(await paperOf(facts));
    const all = pages.join(' ');
    expect(facts.schedule).toHaveLength(242);
    for (const { number, dueOn, amountCents, leftCents } of facts.schedule) {
      expect(all).toContain(`${number} ${showDay(dueOn)} ${showMoney(amountCents)}`);
      expect(all).toContain(showMoney(leftCents));
    }
    const withRows = pages.filter((page) => /\d+ \w+ \d+\w\w 202\d \$289/.test(page));
    expect(withRows.length).toBeGreaterThan(5);
    for (const page of withRows) expect(page).toContain('Left to pay');
  });

  it('of a lender names it with its licence, who runs the loan, and that it keeps what was signed', async () => {
    const lender = { ...island, licence: 'Its microcredit licence has the number MC-2041.' };
    const { pages } = await read(await paperOf(factsOf({}, { lender, runBy: us })));
    const all = pages.join(' ');
    expect(all).toContain('The lender is Island Credit, 1 King Street, Kingston. Its microcredit licence');
    expect(all).toContain('MC-2041');
    expect(all).toContain('Pimento (Pimento Finance Limited, 10 Harbour Street) runs this loan for Island');
    expect(all).toContain('Island Credit keeps this agreement once you have signed it');
  });

  it('with a signature is the same paper and a page for it', async () => {
    const plain = await read(await paperOf(factsOf()));
    const sha256 = createHash('sha256').update('paper').digest('hex');
    const signature = {
      name: 'desiree lukasz-campbell',
      at: new Date('2026-11-22T15:04:00Z'),
      address: '203.0.113.7',
      sha256,
    };
    const signed = await read(await paperOf(factsOf(), signature));
    expect(signed.pages).toHaveLength(plain.pages.length + 1);
    const withoutCount = (page: string) => page.replace(/Page \d+ of \d+/, '');
    expect(signed.pages.slice(0, -1).map(withoutCount)).toEqual(plain.pages.map(withoutCount));
    for (const words of ['desiree lukasz-campbell', '10:04 am, November 22nd 2026', '203.0.113.7', sha256])
      expect(signed.pages.at(-1)).toContain(words);
  });
});

it('has the words of its version: other words are another version, and this line is changed with it', () => {
  const digest = createHash('sha256').update(JSON.stringify(agreementTemplate.words)).digest('hex');
  expect([agreementTemplate.version, digest.slice(0, 16)]).toEqual([5, '4f63234a156c0019']);
});
