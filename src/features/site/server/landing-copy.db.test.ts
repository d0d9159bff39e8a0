import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { filledPage } from '#platform/server/http/filled-page.ts';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { landingCopy } from '../texts/site.ts';
import { fillLanding, installLandingCopy } from './landing-copy.ts';

const BUILT =
  '<h1><span data-copy="hero.title">A loan</span></h1><script type="application/json" id="landing-copy">{}</script>';

let test: TestApp;
let pages: FastifyInstance;
beforeAll(async () => {
  test = await openTestApp();
  pages = Fastify();
  pages.get('/', filledPage(test.db, BUILT, fillLanding));
});
afterAll(async () => {
  await pages.close();
  await test.close();
});

const publish = (version: number, copy: object, isPublished = true) =>
  test.db
    .insertInto('landing_copies')
    .values({
      version,
      copy: JSON.stringify(copy),
      published_at: isPublished ? new Date() : null,
      created_at: new Date(),
    })
    .execute();
const page = (headers: Record<string, string> = {}) => pages.inject({ url: '/', headers });
const COPY = '/api/informations/landingCopy';

describe('the copy of the landing page', () => {
  it('is the first one until there is another; it is installed once', async () => {
    expect((await caller(test.app).get(COPY)).body).toEqual({ revision: 0, copy: landingCopy });
    for (let start = 0; start < 2; start++)
      await workAs(test.services, null).transaction((work) => installLandingCopy(work));
    expect((await caller(test.app).get(COPY)).body).toEqual({ revision: 1, copy: landingCopy });
    expect((await page()).body).toContain('>A loan you can see through</span>');
  });

  it('is the newest published one, in the page and escaped there, from the next request on', async () => {
    await publish(2, { 'hero.title': 'Loans from $1 </span><script>alert(1)</script>' });
    await publish(3, { 'hero.title': 'Not yet' }, false);
    const { body } = await page();
    expect(body).toContain(
      '<span data-copy="hero.title">Loans from $1 &#60;/span&#62;&#60;script&#62;alert(1)&#60;/script&#62;</span>',
    );
    expect(body.match(/<script/g)).toHaveLength(1);
    const { body: answer } = await caller(test.app).get(COPY);
    expect(answer).toMatchObject({ revision: 2, copy: { 'cost.title': landingCopy['cost.title'] } });
    const json = body.match(/id="landing-copy">([^<]*)</)?.[1] ?? '';
    expect({ copy: JSON.parse(json) }).toEqual({ copy: (answer as { copy: object }).copy });
  });

  it('travels compressed, and not twice to whoever holds it', async () => {
    const [plain, br, zipped] = [
      await page(),
      await page({ 'accept-encoding': 'gzip, br' }),
      await page({ 'accept-encoding': 'gzip, br;q=0' }),
    ];
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    const etag = String(plain.headers.etag);
    expect((await page({ 'if-none-match': etag })).statusCode).toBe(304);
    const answer = await test.app.inject(COPY);
    expect(answer.headers['cache-control']).toBe('public, no-cache');
    const again = { url: COPY, headers: { 'if-none-match': String(answer.headers.etag) } };
    expect((await test.app.inject(again)).statusCode).toBe(304);
    await publish(4, { 'hero.title': 'Changed' });
    expect((await page({ 'if-none-match': etag })).body).toContain('>Changed</span>');
    expect((await test.app.inject(again)).statusCode).toBe(200);
  });

  it('is never changed or removed', async () => {
    const refused = { code: '23514' };
    await expect(test.owner.deleteFrom('landing_copies').execute()).rejects.toMatchObject(refused);
    await expect(
      test.owner.updateTable('landing_copies').set({ version: 9 }).execute(),
    ).rejects.toMatchObject(refused);
  });

  it('gives way to the page as it was built while the database does not answer', async () => {
    const away = Fastify();
    away.get(
      '/',
      filledPage(test.db, BUILT, () => Promise.reject(new Error('away'))),
    );
    expect((await away.inject('/')).body).toBe(BUILT);
    await away.close();
  });

  it('is sent as it was last filled while the database is slow, and asked for by nobody else until it answers', async () => {
    const { promise: silence, resolve: speak } = Promise.withResolvers<void>();
    let asked = 0;
    const slow = Fastify();
    slow.get(
      '/',
      filledPage(test.db, BUILT, async () => {
        asked += 1;
        if (asked > 1) await silence;
        return { revision: String(asked), fill: () => `told ${asked}` };
      }),
    );
    const seen = async () => (await slow.inject('/')).body;
    expect([await seen(), await seen(), await seen(), asked]).toEqual(['told 1', 'told 1', 'told 1', 2]);
    speak();
    await vi.waitFor(async () => expect(await seen()).toBe('told 3'));
    await slow.close();
  });
});
