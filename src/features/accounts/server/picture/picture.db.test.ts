import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanFile } from '#platform/server/keep-file.ts';
import { DAY_MS } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { accountFieldTexts } from '../../texts/accounts.ts';

let test: TestApp;
let picture: Buffer;
beforeAll(async () => {
  test = await openTestApp();
  picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0E6B4A' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => test.close());

const send = (browser: Caller, files: { field: string; name: string; bytes: Buffer }[]) =>
  browser.reply('PUT /api/accounts/image/update', { form: { extraInfo: {}, files } });
const imageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'image' in body ? String(body.image) : '';

describe('a picture', () => {
  it('is seen by its owner and by staff, and by nobody else', async () => {
    const owner = await someone(test.services);
    const browser = await loggedIn(test, owner);
    const changed = await send(browser, [{ field: 'file', name: 'me.jpg', bytes: picture }]);
    expect(changed).toMatchObject({ status: 200, body: { _id: owner.id, email: owner.email } });
    const image = imageOf(changed.body);
    expect(image).toMatch(/^\/api\/accounts\/image\/[0-9a-f-]{36}$/);
    expect(JSON.parse(browser.cookies.get('session') ?? '')).toMatchObject({ image });
    expect(await browser.get(image)).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/jpeg',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    });
    const moderator = await loggedIn(test, await someone(test.services, { userType: 'Moderator' }));
    expect((await moderator.get(image)).status).toBe(200);
    const other = await loggedIn(test, await someone(test.services));
    expect((await other.get(image)).status).toBe(404);
  });

  it('takes the place of the one before, which is forgotten', async () => {
    const owner = await someone(test.services);
    const browser = await loggedIn(test, owner);
    const first = imageOf((await send(browser, [{ field: 'file', name: 'a.jpg', bytes: picture }])).body);
    const second = imageOf((await send(browser, [{ field: 'file', name: 'b.jpg', bytes: picture }])).body);
    expect(second).not.toBe(first);
    expect((await browser.get(first)).status).toBe(404);
    expect(
      await test.db.selectFrom('files').select('id').where('owner_id', '=', owner.id).execute(),
    ).toHaveLength(1);
  });

  it.each([
    ['no file', () => [], accountFieldTexts.pictureMissing],
    [
      'a file under another name',
      () => [{ field: 'photo', name: 'me.jpg', bytes: picture }],
      accountFieldTexts.pictureMissing,
    ],
    [
      'a text that calls itself a picture',
      () => [{ field: 'file', name: 'me.jpg', bytes: Buffer.from('<svg onload="x">') }],
      accountFieldTexts.pictureUnsupported,
    ],
    [
      'an empty file',
      () => [{ field: 'file', name: 'me.jpg', bytes: Buffer.alloc(0) }],
      accountFieldTexts.pictureUnsupported,
    ],
    [
      'a picture that calls itself a document',
      () => [{ field: 'file', name: 'me.pdf', bytes: picture }],
      accountFieldTexts.pictureUnsupported,
    ],
    [
      'a picture that calls itself one of another kind',
      () => [{ field: 'file', name: 'me.png', bytes: picture }],
      accountFieldTexts.pictureUnsupported,
    ],
    [
      'more than five megabytes',
      () => [{ field: 'file', name: 'me.jpg', bytes: Buffer.concat([picture, Buffer.alloc(5 * 2 ** 20)]) }],
      accountFieldTexts.pictureTooBig,
    ],
  ])('is refused beside its field when it is %s', async (_, files, error) => {
    const browser = await loggedIn(test, await someone(test.services));
    expect(await send(browser, files())).toMatchObject({ status: 422, body: { fields: { file: error } } });
  });
});

it('is kept upright, without the place and the phone that took it', async () => {
  const browser = await loggedIn(test, await someone(test.services));
  const taken = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0E6B4A' } })
    .withExif({
      IFD0: { Make: 'Phone of Ann', Model: 'Ann 1' },
      IFD3: { GPSLatitude: '18/1 0/1 0/1', GPSLongitude: '76/1 48/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Kingston</place></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sharp(taken).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
  expect(taken.includes('Phone of Ann')).toBe(true);
  const image = imageOf((await send(browser, [{ field: 'file', name: 'me.jpg', bytes: taken }])).body);
  const seen = await test.app.inject({ url: image, cookies: Object.fromEntries(browser.cookies) });
  const { exif, xmp, iptc, orientation, width, height } = await sharp(seen.rawPayload).metadata();
  expect({ exif, xmp, iptc, orientation }).toEqual({});
  expect({ width, height }).toEqual({ width: 20, height: 40 });
  for (const secret of ['Phone of Ann', 'Kingston']) expect(seen.rawPayload.includes(secret)).toBe(false);
});

/** A picture of one colour, made row by row: what it unpacks to never stands in memory. */
async function huge(width: number, height: number): Promise<Buffer> {
  const unpacked = Readable.from(
    (function* () {
      const row = Buffer.alloc(1 + Math.ceil(width / 8));
      for (let at = 0; at < height; at++) yield row;
    })(),
  );
  const packed = await buffer(unpacked.pipe(createDeflate()));
  const part = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, grey.
  header[8] = 1;
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([start, part('IHDR', header), part('IDAT', packed), part('IEND', Buffer.alloc(0))]);
}

describe('a large picture', () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0E6B4A' } })
      .png()
      .toBuffer();

  it('of a phone of 12 megapixels is taken, one of 20 is refused in clear words', async () => {
    const browser = await loggedIn(test, await someone(test.services));
    const phone = [{ field: 'file', name: 'me.png', bytes: await plain(4_080, 3_072) }];
    expect((await send(browser, phone)).status).toBe(200);
    const camera = [{ field: 'file', name: 'me.png', bytes: await plain(5_472, 3_648) }];
    expect(await send(browser, camera)).toMatchObject({
      status: 422,
      body: { fields: { file: accountFieldTexts.pictureTooManyPixels } },
    });
  });

  it('of 20,000 by 20,000 pixels is told that it has too many, wherever it is sent', async () => {
    const browser = await loggedIn(test, await someone(test.services));
    const owner = await someone(test.services);
    const bytes = await huge(20_000, 20_000);
    const clean = async (name: string, sent: Buffer) =>
      cleanFile({ field: 'proof', name, bytes: sent, truncated: false }, owner.id);
    expect(await send(browser, [{ field: 'file', name: 'me.png', bytes }])).toMatchObject({
      status: 422,
      body: { fields: { file: accountFieldTexts.pictureTooManyPixels } },
    });
    await expect(clean('id.png', bytes)).rejects.toMatchObject({
      code: 'request.invalid',
      fields: {
        proof:
          'This picture is 20,000 × 20,000 pixels, which is too many. Make it smaller: 60 megapixels at most, and no side above 12,000.',
      },
    });
    // Few pixels, but a side that nothing shows.
    await expect(clean('strip.png', await plain(12_001, 1))).rejects.toMatchObject({
      fields: { proof: expect.stringMatching(/12,001 × 1 pixels/) },
    });
    expect(await clean('strip.png', await plain(12_000, 1))).toMatchObject({ width: 12_000, height: 1 });
  });

  it('of one person waits its turn two at once, more are refused with when to try again', async () => {
    const bytes = await plain(7_680, 7_680);
    const owner = await someone(test.services);
    const cleaned = await Promise.allSettled(
      Array.from({ length: 24 }, () =>
        cleanFile({ field: 'file', name: 'big.png', bytes, truncated: false }, owner.id),
      ),
    );
    const done = cleaned.filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(2);
    for (const { reason } of cleaned.filter((one) => one.status === 'rejected'))
      expect(reason).toMatchObject({ code: 'service.busy', retryAfterSeconds: 3 });
  });

  it('is one of 120 files that a person may send in fifteen minutes', async () => {
    const owner = await someone(test.services);
    const browser = await loggedIn(test, owner);
    await test.db
      .insertInto('files')
      .values(
        Array.from({ length: 120 }, () => ({
          id: newId(),
          owner_id: owner.id,
          original_name: 'paper.pdf',
          media_type: 'application/pdf',
          size_bytes: 10,
          sha256: '0'.repeat(64),
          created_at: new Date(),
        })),
      )
      .execute();
    expect(await send(browser, [{ field: 'file', name: 'me.jpg', bytes: picture }])).toMatchObject({
      status: 429,
      body: { code: 'file.too_many' },
      headers: { 'retry-after': '900' },
    });
  });
});

it('is refused where it would go beyond what a person may keep', async () => {
  const small = await openTestApp({ UPLOAD_QUOTA_MB: '10' });
  try {
    const owner = await someone(small.services);
    const browser = await loggedIn(small, owner);
    const { length } = await cleanFile(
      { field: 'file', name: 'me.jpg', bytes: picture, truncated: false },
      owner.id,
    ).then((clean) => clean?.bytes ?? Buffer.alloc(0));
    const kept = (size_bytes: number) =>
      small.db
        .insertInto('files')
        .values({
          id: newId(),
          owner_id: owner.id,
          original_name: 'paper.pdf',
          media_type: 'application/pdf',
          size_bytes,
          sha256: '0'.repeat(64),
          created_at: new Date(Date.now() - DAY_MS),
        })
        .execute();
    await kept(10 * 2 ** 20 - length);
    const sent = [{ field: 'file', name: 'me.jpg', bytes: picture }];
    expect((await send(browser, sent)).status).toBe(200);
    await kept(1);
    expect(await send(browser, sent)).toMatchObject({ body: { code: 'file.quota' } });
    const other = await loggedIn(small, await someone(small.services));
    expect((await send(other, sent)).status).toBe(200);
  } finally {
    await small.close();
  }
});
