// Demo documents as photos: an ID card, a light bill and a payslip, drawn as SVG and marked as specimens.
import sharp from 'sharp';
import { fontReady, PICTURE_FONT } from '#platform/server/pdf/font-for-pictures.ts';
import { addDays, addMonths, type Day, showDay } from '#shared/calendar.ts';
import { escapeHtml } from '#shared/html/escape-html.ts';
import { cents, showMoney } from '#shared/money.ts';
import { payOf } from '../people/first-model-answers.ts';
import type { DemoPerson } from '../people/person.ts';
import { randomFrom } from '../people/random.ts';
import type { RenderedPaper } from './desk.ts';
import { SPECIMEN, SPECIMEN_NOTE } from './specimen.ts';

type Sheet = {
  width: number;
  height: number;
  /** Of the band on top. */
  colour: string;
  title: string;
  lines: readonly (readonly [label: string, value: string])[];
  /** Pixels that stay free on the left, for a portrait. */
  indent?: number;
  drawing?: string;
};

const INK = '#20302a';
const PORTRAIT =
  '<rect x="30" y="110" width="170" height="210" rx="8" fill="#dfe7e2"/><circle cx="115" cy="190" r="44" fill="#8aa396"/><path d="M45 320a70 76 0 0 1 140 0z" fill="#8aa396"/>';

export const renderIdFront = (person: DemoPerson): Promise<RenderedPaper> =>
  photograph({
    width: 720,
    height: 454,
    colour: '#2f6b4f',
    title: person.idType.toUpperCase(),
    indent: 200,
    drawing: PORTRAIT,
    lines: [
      ['Name', nameOf(person)],
      ['Date of birth', showDay(person.birthDay)],
      ['Number', person.idNumber],
      ['Address', `${person.street}, ${person.town}`],
      ['Expires', showDay(person.idExpiresOn)],
    ],
  });

export const renderIdBack = (person: DemoPerson, today: Day): Promise<RenderedPaper> =>
  photograph({
    width: 720,
    height: 454,
    colour: '#2f6b4f',
    title: `${person.idType.toUpperCase()}, BACK`,
    lines: [
      ['Parish', person.parish],
      ['Issued', showDay(addMonths(today, -30))],
      ['Signature', nameOf(person)],
    ],
    drawing: `<g fill="${INK}">${barsOf(person)}</g>`,
  });

export const renderBill = (person: DemoPerson, today: Day): Promise<RenderedPaper> =>
  photograph({
    width: 640,
    height: 560,
    colour: '#b7791f',
    title: 'LIGHT BILL',
    lines: [
      ['Customer', nameOf(person)],
      ['Address', `${person.street}, ${person.town}, ${person.parish}`],
      ['Billed on', showDay(addDays(today, -18))],
      ['Used', `${120 + (Number(person.trn.slice(-2)) % 90)} kWh`],
      ['Amount due', showDollars(Math.round(person.monthlyExpenses * 0.1))],
      ['Due on', showDay(addDays(today, 4))],
    ],
  });

export function renderPayslip(person: DemoPerson, today: Day): Promise<RenderedPaper> {
  const { living } = person;
  const pay = payOf(living);
  return photograph({
    width: 720,
    height: 600,
    colour: '#31597c',
    title: 'PAYSLIP',
    lines: [
      ['From', living.trade?.firm ?? living.incomeSource],
      ['To', nameOf(person)],
      ['TRN', person.trn],
      ['Work', living.trade?.title ?? living.status],
      ['Paid', `${living.often}, ${showDay(addDays(today, -9))}`],
      ['Before tax', showDollars(Math.round(pay * 1.22))],
      ['Take home', showDollars(pay)],
    ],
  });
}

const LINE_PX = 56;

async function photograph(sheet: Sheet): Promise<RenderedPaper> {
  await fontReady();
  const { width, height, colour, title, lines, indent = 0, drawing = '' } = sheet;
  const left = 30 + indent;
  const text = lines.map(([label, value], index) => {
    const y = 130 + index * LINE_PX;
    return `<text x="${left}" y="${y}" font-size="15" fill-opacity="0.7">${escapeHtml(label)}</text><text x="${left}" y="${y + 24}" font-size="23">${escapeHtml(value)}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${PICTURE_FONT}" fill="${INK}">
    <rect width="100%" height="100%" fill="#fbfaf5"/><rect width="100%" height="76" fill="${colour}"/>
    <text x="30" y="50" font-size="30" fill="#fff">${escapeHtml(`${SPECIMEN} · ${title}`)}</text>${drawing}${text.join('')}
    <text transform="translate(${width / 2} ${height / 2 + 40}) rotate(-24)" text-anchor="middle" font-size="${width / 6}" fill="#b3261e" fill-opacity="0.2">${SPECIMEN}</text>
    <text x="30" y="${height - 16}" font-size="15">${escapeHtml(SPECIMEN_NOTE)}</text></svg>`;
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 76 }).toBuffer();
  return { bytes, type: 'image/jpeg', width, height };
}

/** Stripes as in a bar code; they say nothing. */
function barsOf({ email }: DemoPerson): string {
  const random = randomFrom(email);
  return Array.from(
    { length: 60 },
    (_, index) => `<rect x="${30 + index * 11}" y="330" width="${random.whole(2, 8)}" height="70"/>`,
  ).join('');
}

const nameOf = ({ firstName, lastName }: DemoPerson): string => `${firstName} ${lastName}`;
const showDollars = (dollars: number): string => showMoney(cents(dollars * 100));
