import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { prizeOnOffer, someoneWithSeeds, storedPicture } from './prizes.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const inOrder = async (names: [string, Parameters<typeof prizeOnOffer>[1]][]) => {
  const ids: string[] = [];
  for (const [name, known] of names) ids.push(await prizeOnOffer(test.services, { name, ...known }));
  return ids;
};
const namesIn = (body: unknown) => (body as { rows: { name: string }[] }).rows.map(({ name }) => name);

describe('the list of prizes', () => {
  it('shows what can be redeemed, cheapest first, eight a page, with what the caller has', async () => {
    const ids = await inOrder([
      ['Dear', { seeds: 900 }],
      ['Cheap', { seeds: 20, stock: 4 }],
      ['Contest car', { seeds: 5, type: 'Prize' }],
      ['Gone', { seeds: 6 }],
    ]);
    await test.db
      .updateTable('prizes')
      .set({ removed_at: new Date() })
      .where('id', '=', asId<'prizes'>(ids[3] ?? ''))
      .execute();
    const person = await someoneWithSeeds(test.services, 100);
    const browser = await loggedIn(test, person);
    await browser.call('POST /api/prizes/redeem/:id', { params: { id: ids[1] } });
    expect(await browser.call('GET /api/prizes')).toMatchObject({
      rows: [
        {
          _id: ids[1],
          name: 'Cheap',
          type: 'Redeem',
          value: 1500.5,
          pointRequired: 20,
          imageUrl: null,
          stock: 3,
          isRedeemed: true,
          isRemoved: false,
        },
        { _id: ids[0], name: 'Dear', isRedeemed: false },
      ],
      total: 2,
      page: 1,
      perPage: 8,
    });
    expect(namesIn(await browser.call('GET /api/prizes', { query: { type: 'Prize' } }))).toEqual([
      'Contest car',
    ]);
    expect(namesIn(await browser.call('GET /api/prizes', { query: { search: 'DEA' } }))).toEqual(['Dear']);
    expect(namesIn(await browser.call('GET /api/prizes', { query: { search: '%' } }))).toEqual([]);
    expect(await browser.call('GET /api/prizes', { query: { page: 2 } })).toMatchObject({
      rows: [],
      total: 2,
    });
    const staff = await loggedIn(test, await someone(test.services, { userType: 'Moderator' }));
    expect(namesIn(await staff.call('GET /api/prizes'))).toEqual(['Contest car', 'Cheap', 'Dear']);
    expect(await browser.call('GET /api/prizes/:id', { params: { id: ids[3] } })).toMatchObject({
      isRemoved: true,
      acquisition: null,
    });
  });

  it('names the next prize to save for, and those within reach', async () => {
    await inOrder([
      ['Sold out', { seeds: 50, stock: 0 }],
      ['Middle', { seeds: 60 }],
    ]);
    const next = async (seeds: number) =>
      await (await loggedIn(test, await someoneWithSeeds(test.services, seeds))).call('GET /api/prizes/next');
    expect(await next(0)).toMatchObject({
      prize: { name: 'Cheap', pointRequired: 20 },
      points: 0,
      hasPoints: false,
      redeems: [],
    });
    expect(await next(40)).toMatchObject({
      prize: { name: 'Middle' },
      points: 40,
      hasPoints: false,
      redeems: [{ name: 'Cheap' }],
    });
    expect(await next(1_000)).toMatchObject({
      prize: { name: 'Dear' },
      hasPoints: true,
      redeems: [{ name: 'Cheap' }, { name: 'Middle' }, { name: 'Dear' }],
    });
  });
});

describe('the picture of a prize', () => {
  it('is seen by everybody who is logged in and may be kept by their browser', async () => {
    const file = await storedPicture(test.services);
    const browser = await loggedIn(test, await someone(test.services));
    const address = `/api/prizes/image/${file}`;
    expect((await browser.get(address)).status).toBe(404);
    const id = await prizeOnOffer(test.services, { imageFileId: file });
    expect(await browser.call('GET /api/prizes/:id', { params: { id } })).toMatchObject({
      imageUrl: address,
    });
    expect(await browser.get(address)).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/png',
        'cache-control': expect.stringContaining('max-age=31536000'),
      },
    });
  });

  it('that is lost from the disk is refused in our own words, and no cache keeps that', async () => {
    const file = await storedPicture(test.services);
    const browser = await loggedIn(test, await someone(test.services));
    await prizeOnOffer(test.services, { imageFileId: file });
    await test.services.files.remove(file);
    expect(await browser.reply('GET /api/prizes/image/:id', { params: { id: file } })).toMatchObject({
      status: 503,
      body: { code: 'file.missing' },
      headers: { 'cache-control': 'no-store', 'content-type': expect.stringContaining('json') },
    });
  });
});
