// Makes PDF files from a description of what is on their pages. No network and no file but the fonts is ever opened.
import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';

const require = createRequire(import.meta.url);
const file = (name: string): string => require.resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`);

/** Roboto is put into the file, of its letters those that are used; the other is one that every reader brings. */
const FONTS = {
  Roboto: { normal: file('Regular'), bold: file('Medium') },
  Helvetica: { normal: 'Helvetica', bold: 'Helvetica-Bold' },
};

pdfmake.addFonts(FONTS);
pdfmake.setUrlAccessPolicy(() => false);
const allowed = new Set(Object.values(FONTS).flatMap((font) => Object.values(font)));
pdfmake.setLocalAccessPolicy((path) => allowed.has(path));

/** The same description always makes the same bytes, as long as it names its `creationDate`. */
export const makePdf = (definition: object): Promise<Buffer> => pdfmake.createPdf(definition).getBuffer();
