// Real papers to hand in: a photograph of a card as a phone makes it, and a bank statement as a PDF of two pages.
import sharp, { type Sharp } from 'sharp';
import type { Paper } from './fill-form.ts';

/** A photograph of 3000 × 2000 pixels with a place and a camera in its EXIF, which must not reach the store. */
export async function photograph(name: string, words: string): Promise<Paper> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="2000"><rect width="3000" height="2000" fill="#e8dcc0"/><rect x="300" y="300" width="2400" height="1400" rx="80" fill="#fffdf8" stroke="#0a3f2e" stroke-width="12"/><text x="1500" y="900" font-size="180" text-anchor="middle" font-family="sans-serif" fill="#16231d">${words}</text><text x="1500" y="1200" font-size="120" text-anchor="middle" font-family="sans-serif" fill="#b4472e">SPECIMEN</text></svg>`;
  const buffer = await sharp(Buffer.from(drawing))
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Make: 'Cheap phone' }, IFD3: { GPSLatitude: '17/1 58/1 0/1' } })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The same photograph by an unsteady hand. */
export const outOfFocus = ({ buffer }: Paper, name: string): Promise<Paper> =>
  retaken(name, sharp(buffer).blur(14));

/** The same photograph at night. */
export const inTheDark = ({ buffer }: Paper, name: string): Promise<Paper> =>
  retaken(name, sharp(buffer).linear(0.15, 0));

const retaken = async (name: string, picture: Sharp): Promise<Paper> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture.jpeg({ quality: 90 }).toBuffer(),
});

const SIDEWAYS = { width: 3000, height: 2000 };

/** As a phone held upright takes it: the picture lies on its side, and says so. Upright, its quarters are blue and red, then green and yellow. */
export async function photoOnItsSide(name: string): Promise<Paper> {
  const { width, height } = SIDEWAYS;
  const pixels = Buffer.alloc(width * height * 3);
  let noise = 1;
  for (let at = 0; at < pixels.length; at += 3) {
    const isRight = (at / 3) % width >= width / 2;
    const isLow = at / 3 >= (width * height) / 2;
    noise = (Math.imul(noise, 1_103_515_245) + 12_345) >>> 0;
    const grain = noise >>> 27;
    pixels[at] = grain + (isLow === isRight ? 200 : 0);
    pixels[at + 1] = grain + (isRight ? 200 : 0);
    pixels[at + 2] = grain + (isLow && !isRight ? 200 : 0);
  }
  const buffer = await sharp(pixels, { raw: { ...SIDEWAYS, channels: 3 } })
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The size of a stored picture, how it says to be turned, and the colour in the middle of each quarter, row by row. */
export async function seenIn(file: string) {
  const { width, height, orientation } = await sharp(file).metadata();
  const { data: pixels } = await sharp(file)
    .removeAlpha()
    .resize(4, 4, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const quarters = [0, 3, 12, 15].map((pixel) =>
    [0, 1, 2].map((channel) => ((pixels[pixel * 3 + channel] ?? 0) > 128 ? 'RGB'[channel] : '')).join(''),
  );
  return { width, height, orientation, quarters };
}

/** A whole PDF with as many pages, each saying its words. */
export function statement(name: string, pages: string[]): Paper {
  const objects: string[] = [];
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  objects.push(
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  );
  for (const [index, words] of pages.entries()) {
    const drawn = `BT /F1 24 Tf 72 700 Td (${words}) Tj ET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    );
  }
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}
