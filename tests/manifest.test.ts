// What a browser is told when it keeps the app: every picture is there in the size and type that is said, and every address is one of ours.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { addresses } from '#app/web/addresses.ts';

type Picture = { src: string; sizes: string; type: string };
type Manifest = {
  id: string;
  start_url: string;
  scope: string;
  categories: string[];
  icons: (Picture & { purpose: string })[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  screenshots: (Picture & { form_factor: string; label: string })[];
};

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;
const pictures = [
  ...manifest.icons,
  ...manifest.screenshots,
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
];
const bytesOf = ({ src }: Picture): Buffer => readFileSync(`public${src}`);

/** Browsers leave out what is larger; a first visit must not pay for it either. */
const LARGEST_SCREENSHOT_BYTES = 60_000;

describe('the manifest', () => {
  it.each(pictures.map((picture) => [picture.src, picture] as const))(
    'shows %s in the size and type that it says',
    async (_src, picture) => {
      const { width, height, format } = await sharp(bytesOf(picture)).metadata();
      expect({ sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({
        sizes: picture.sizes,
        type: picture.type,
      });
    },
  );

  it('has the icons that phones ask for, of both purposes', () => {
    const had = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(had).toEqual(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']);
  });

  it('has maskable icons of one colour outside of the circle that every phone shows', async () => {
    for (const icon of manifest.icons.filter(({ purpose }) => purpose === 'maskable')) {
      const { data, info } = await sharp(bytesOf(icon))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const middle = (info.width - 1) / 2;
      const outside = new Set<string>();
      for (let y = 0; y < info.height; y++)
        for (let x = 0; x < info.width; x++)
          if (Math.hypot(x - middle, y - middle) > info.width * 0.4)
            outside.add(
              data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex'),
            );
      expect([...outside], icon.src).toHaveLength(1);
    }
  });

  it('is the whole site, by an id that stays', () => {
    expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', categories: ['finance'] });
  });

  it('leads by its shortcuts to the dashboard, the loan and the documents', () => {
    const paths = manifest.shortcuts.map(({ url }) => url.split('?')[0]);
    expect(paths).toEqual(['/', '/my-loans', '/earn-points']);
    for (const path of paths)
      expect(addresses).toContainEqual(expect.objectContaining({ path, audience: 'borrower' }));
  });

  it('shows small pictures of a phone and of a wide screen, each with its words', () => {
    expect(new Set(manifest.screenshots.map((shot) => shot.form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    );
    for (const shot of manifest.screenshots) {
      expect(shot.label).not.toBe('');
      expect(bytesOf(shot).length, shot.src).toBeLessThan(LARGEST_SCREENSHOT_BYTES);
    }
  });
});
