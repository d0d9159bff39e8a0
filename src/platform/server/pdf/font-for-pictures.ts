// The font that papers are printed with, made known to what draws pictures: a bare machine has none of its own, and would draw no words.
import { createRequire } from 'node:module';
import { openSharp } from '../files/picture-tools.ts';

export const PICTURE_FONT = 'Roboto';
let font: Promise<unknown> | undefined;

/** Text drawn once from a font file makes that font known to every later SVG of this process. */
export function fontReady(): Promise<unknown> {
  const fontfile = createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf');
  font ??= openSharp().then((sharp) =>
    sharp({ text: { text: PICTURE_FONT, font: PICTURE_FONT, fontfile } }).toBuffer(),
  );
  return font;
}
