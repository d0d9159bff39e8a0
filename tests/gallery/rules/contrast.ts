// Text has 4.5 : 1 (3 : 1 where it is large) against what is really painted behind it, as a picture of the page without its texts shows it.
import sharp from 'sharp';
import type { Finding } from './finding.ts';
import type { Painted } from './painted.ts';

type Rgb = readonly [number, number, number];

const COLUMNS = 24;
/** Where letters are: above and below them a line has room. */
const ROWS = [0.35, 0.5, 0.65];
/** The share of the points behind a line that may fail: a hair of a neighbour's edge is no letter's ground. */
const MAY_FAIL = 0.05;

export async function lowContrast(texts: readonly Painted[], withoutTexts: Buffer): Promise<Finding[]> {
  const { data, info } = await sharp(withoutTexts).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Rgb | null => {
    if (x < 0 || y < 0 || x >= info.width || y >= info.height) return null;
    const place = (y * info.width + x) * info.channels;
    return [data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0];
  };
  const found = new Map<string, Finding>();
  for (const text of texts) {
    const ratios = pointsIn(text.box)
      .flatMap(([x, y]) => {
        const ground = at(x, y);
        return ground ? [ratio(text.colour, ground)] : [];
      })
      .sort((one, other) => one - other);
    const worst = ratios[Math.floor(ratios.length * MAY_FAIL)];
    const least = text.isLarge ? 3 : 4.5;
    if (worst !== undefined && worst >= least - 0.005) continue;
    found.set(text.where, {
      rule: 'contrast',
      where: text.where,
      says:
        worst === undefined
          ? 'stands outside of the picture'
          : `has ${worst.toFixed(2)} : 1 against what is painted behind it, less than ${least} : 1`,
    });
  }
  return [...found.values()];
}

const pointsIn = ({ left, top, right, bottom }: Painted['box']): [number, number][] =>
  ROWS.flatMap((row) =>
    Array.from({ length: COLUMNS }, (_, column): [number, number] => [
      Math.floor(left + ((right - left) * (column + 0.5)) / COLUMNS),
      Math.floor(top + (bottom - top) * row),
    ]),
  );

function ratio([red, green, blue, alpha]: Painted['colour'], ground: Rgb): number {
  const over = (own: number, behind: number) => own * alpha + behind * (1 - alpha);
  const text = luminance([over(red, ground[0]), over(green, ground[1]), over(blue, ground[2])]);
  const behind = luminance(ground);
  return (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
