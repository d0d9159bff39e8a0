import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { LOOKED_AT_SIDE, pictureDoubt } from './picture-doubt.ts';

const WIDTH = 1600;
const HEIGHT = 1200;

/** A page of small print on a table, by daylight from one side; its letters are strokes, so that no font is needed. */
function page(): Buffer {
  let drawn = 1;
  const next = (most: number) => {
    drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) >>> 0;
    return (drawn >>> 16) % most;
  };
  const strokes = Array.from({ length: 18 * 40 }, (_, at) => {
    const [x, y] = [320 + (at % 40) * 24, 220 + Math.floor(at / 40) * 42];
    return `<path d="M${x} ${y}v${10 + next(8)}h${4 + next(10)}v-${4 + next(8)}"/>`;
  }).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><linearGradient id="light"><stop stop-color="#f4efe6"/><stop offset="1" stop-color="#b9b3a8"/></linearGradient><rect width="100%" height="100%" fill="#8a6f52"/><rect x="240" y="150" width="1120" height="900" fill="url(#light)"/><g fill="none" stroke="#23211f" stroke-width="3">${strokes}</g></svg>`,
  );
}

/** As it comes out of a camera and is looked at on the phone: a JPEG, made small. */
async function seen(change: (picture: Sharp) => Sharp = (picture) => picture) {
  const photo = await change(sharp(page())).jpeg({ quality: 80 }).toBuffer();
  const { data, info } = await sharp(photo)
    .resize(LOOKED_AT_SIDE, LOOKED_AT_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

describe('a photo of a page', () => {
  it.each<[string, (picture: Sharp) => Sharp, 'dark' | 'blurred' | null]>([
    ['by daylight', (picture) => picture, null],
    ['from a hand that breathes', (picture) => picture.blur(1.2), null],
    ['out of focus', (picture) => picture.blur(7), 'blurred'],
    ['far out of focus', (picture) => picture.blur(20), 'blurred'],
    ['by lamplight', (picture) => picture.linear(0.55, 0), null],
    ['in the dark', (picture) => picture.linear(0.2, 0), 'dark'],
    ['in the dark and out of focus', (picture) => picture.linear(0.2, 0).blur(7), 'dark'],
    ['that is pale', (picture) => picture.linear(0.4, 140), null],
  ])('%s', async (_case, change, doubt) => {
    expect(pictureDoubt(await seen(change))).toBe(doubt);
  });
});

/** Of one row of grey after the other. */
function picture(width: number, height: number, grey: (x: number, y: number) => number) {
  const data = Array.from({ length: width * height }, (_, at) => {
    const value = grey(at % width, Math.floor(at / width));
    return [value, value, value, 255];
  });
  return { data: data.flat(), width, height };
}

describe('a drawn picture', () => {
  it.each([
    ['grey all over has no edge', () => 128, 'blurred'],
    ['one shade into another has none either', (x: number) => 80 + x, 'blurred'],
    [
      'a board of black and white is sharp',
      (x: number, y: number) => (((x >> 3) + (y >> 3)) % 2) * 255,
      null,
    ],
    [
      'a single word on a wide page is enough',
      (x: number, y: number) => (y > 40 && y < 48 && x > 30 && x < 60 && x % 4 < 2 ? 20 : 240),
      null,
    ],
    ['just light enough', (x: number) => (x % 2 ? 20 : 101), null],
    ['just too dark', (x: number) => (x % 2 ? 20 : 98), 'dark'],
  ] as const)('%s', (_case, grey, doubt) => {
    expect(pictureDoubt(picture(96, 96, grey))).toBe(doubt);
  });

  it('of a few pixels is judged too', () => {
    expect(pictureDoubt(picture(1, 1, () => 200))).toBe('blurred');
    expect(pictureDoubt(picture(2, 40, () => 200))).toBe('blurred');
  });
});
