// Made-up licences as flat as a scanner gives them: all of one form, so that only face and words tell two people apart. The hardest case for a likeness of pictures.
import sharp from 'sharp';
import { fontReady, PICTURE_FONT } from '#platform/server/pdf/font-for-pictures.ts';

/** Draws numbers from 0 up to, and without, 1. */
export type Draw = () => number;

const NAMES = [
  'Marcia',
  'Andre',
  'Shanice',
  'Keith',
  'Althea',
  'Omar',
  'Tanya',
  'Delroy',
  'Kadian',
  'Simone',
];
const SURNAMES = [
  'Campbell',
  'Brown',
  'Morgan',
  'Reid',
  'Grant',
  'Bailey',
  'Francis',
  'Clarke',
  'Palmer',
  'Lewis',
];
const STREETS = ['Hope', 'Half Way', 'Red Hills', 'Old Harbour', 'Mona', 'Slipe'];
const TOWNS = ['Kingston', 'Portmore', 'Spanish Town', 'May Pen', 'Mandeville'];
const SKINS = ['#5b3a29', '#7a4f35', '#8d5d3f', '#3f281c', '#a9714b', '#6b4530'];
const HAIR = ['#111', '#221', '#432', '#555'];
const SHIRTS = ['#335', '#733', '#eee', '#252', '#a83', '#222'];

const WAVES = Array.from(
  { length: 14 },
  (_, row) =>
    `<path d="M0 ${40 * row}q215 30 430 0t430 0" stroke="#0a5" stroke-opacity=".18" fill="none" stroke-width="3"/>`,
).join('');

/** One person's licence as a photograph file (JPEG). */
export async function drawnLicence(draw: Draw): Promise<Buffer> {
  const one = (list: readonly string[]): string => list[Math.floor(draw() * list.length)] ?? '';
  const upTo = (most: number) => 1 + Math.floor(draw() * most);
  const name = `${one(NAMES)} ${one(SURNAMES)}`;
  const lines = [
    `TRN ${100_000_000 + upTo(899_999_999)}`,
    name.toUpperCase(),
    `${upTo(200)} ${one(STREETS)} Road, ${one(TOWNS)}`,
    `BORN ${upTo(28)}-${upTo(12)}-${1955 + upTo(50)}`,
    'CLASS GENERAL',
    `EXPIRES ${2026 + upTo(6)}-${upTo(12)}-${upTo(28)}`,
    `CONTROL ${1_000_000_000 + upTo(8_999_999_999)}`,
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540">
    <defs><linearGradient id="paper"><stop offset="0" stop-color="#f3d77a"/><stop offset="1" stop-color="#8fc6a3"/></linearGradient></defs>
    <rect width="860" height="540" fill="url(#paper)"/>${WAVES}<rect width="860" height="76" fill="#0b5d3b"/>
    <text x="30" y="50" font-size="36" fill="#fff" font-family="${PICTURE_FONT}">DRIVER’S LICENCE</text>
    <rect x="34" y="110" width="230" height="290" fill="#dfe8ee"/>${face(draw, one)}
    <g font-family="${PICTURE_FONT}" font-size="25" fill="#14241c">${lines.map((line, row) => `<text x="290" y="${140 + 45 * row}">${line}</text>`).join('')}</g>
    <text x="300" y="490" font-size="40" font-family="${PICTURE_FONT}">${name}</text><circle cx="730" cy="420" r="70" fill="#fc3" fill-opacity=".5"/></svg>`;
  await fontReady();
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

function face(draw: Draw, one: (list: readonly string[]) => string): string {
  const [wide, high, low, hair] = [58 + 10 * draw(), 78 + 10 * draw(), 12 * draw(), one(HAIR)];
  const crown = `<path d="M${147 - wide} ${222 + low}q${wide + 2}${-90 - 50 * draw()} ${2 * wide + 4} 0q-20-30-${wide}-34q-${wide} 4-${wide + 4} 34z" fill="${hair}"/>`;
  const beard = draw() < 0.4 ? `<ellipse cx="149" cy="${290 + low}" rx="34" ry="22" fill="${hair}"/>` : '';
  return `<path d="M50 400q100-150 200 0z" fill="${one(SHIRTS)}"/><ellipse cx="149" cy="${235 + low}" rx="${wide}" ry="${high}" fill="${one(SKINS)}"/>${crown}${beard}`;
}

type Change = (picture: Buffer) => Promise<Buffer>;

const part =
  (share: number): Change =>
  async (picture) => {
    const { width, height } = await sharp(picture).metadata();
    return sharp(picture)
      .resize(Math.round(width * share), Math.round(height * share))
      .jpeg({ quality: 75 })
      .toBuffer();
  };

const cropped =
  (share: number): Change =>
  async (picture) => {
    const { width, height } = await sharp(picture).metadata();
    const [left, top] = [Math.round(width * share), Math.round(height * share)];
    return sharp(picture)
      .extract({ left, top, width: width - 2 * left, height: height - 2 * top })
      .jpeg()
      .toBuffer();
  };

/** What is done to a picture that is sent again. */
export const changes = {
  'saved at half the quality': (picture) => sharp(picture).jpeg({ quality: 45 }).toBuffer(),
  'as a PNG': (picture) => sharp(picture).png().toBuffer(),
  'half as large': part(1 / 2),
  'a third as large': part(1 / 3),
  'a fifth brighter': (picture) => sharp(picture).modulate({ brightness: 1.2 }).jpeg().toBuffer(),
  'a quarter darker': (picture) => sharp(picture).modulate({ brightness: 0.75 }).jpeg().toBuffer(),
  'with more contrast': (picture) => sharp(picture).linear(1.25, -20).jpeg().toBuffer(),
  'without colours': (picture) => sharp(picture).greyscale().jpeg().toBuffer(),
} satisfies Record<string, Change>;

/** What makes another picture of it, as far as a fingerprint goes. */
export const tooMuch = {
  'cropped by a hundredth': cropped(0.01),
  'cropped by a fiftieth': cropped(0.02),
  'turned by a degree': (picture) => sharp(picture).rotate(1, { background: '#888' }).jpeg().toBuffer(),
} satisfies Record<string, Change>;

/** The shades that a fingerprint is worked out of. */
export const shadesOf = (picture: Buffer, side: number): Promise<Buffer> =>
  sharp(picture).greyscale().resize(side, side, { fit: 'fill' }).raw().toBuffer();

/** In how many bits two fingerprints differ, as the database counts it. */
export const differenceOf = (one: string, other: string): number =>
  Array.from(one).filter((bit, place) => bit !== other[place]).length;
