import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { smallPdf } from '#tests/support/small-pdf.ts';
import { prizeOnOffer, someoneWithSeeds, stockOf, storedPicture } from '../prizes.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const bag = {
  name: 'School bag',
  description: 'Tap Redeem, collect it in town',
  type: 'Redeem',
  value: 4_500.5,
  pointRequired: 300,
};

async function picture(name = 'bag.png', field = 'imageUrl') {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0E6B4A' } });
  return { field, name, bytes: await image.toFormat(name.endsWith('gif') ? 'gif' : 'png').toBuffer() };
}

const pdf = {
  field: 'imageUrl',
  name: 'bag.pdf',
  bytes: smallPdf('A bag'),
};

async function officer() {
  const person = await moderator(test.services);
  const browser = await loggedIn(test, person);
  return { person, browser, save: saverOf(browser) };
}

const saverOf =
  (browser: Caller) =>
  async (extraInfo: object, files: { field: string; name: string; bytes: Buffer }[] = [], key?: string) =>
    browser.post('/api/prizes', undefined, { form: { extraInfo, files }, ...(key ? { key } : {}) });

const auditOf = (id: string) =>
  test.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const idIn = (body: unknown) => (body as { _id: string })._id;

describe('adding a prize', () => {
  it('puts it on offer with its picture, by whoever is logged in, once however often it is sent', async () => {
    const { person, browser, save } = await officer();
    const files = [await picture()];
    const replies = [];
    for (const _ of [1, 2]) replies.push(await save({ ...bag, stock: 4 }, files, 'adding-a-school-bag'));
    expect(replies[0]).toMatchObject({ status: 200, body: { message: 'Prize added successfully' } });
    expect(replies[1]).toEqual(expect.objectContaining({ body: replies[0]?.body }));
    const id = idIn(replies[0]?.body);
    const body = await browser.call('GET /api/prizes/:id', { params: { id } });
    expect(body).toMatchObject({
      ...bag,
      stock: 4,
      givesCode: false,
      desk: { revision: 1, addedBy: { _id: person.id }, promised: 0, codes: null },
    });
    const { imageUrl } = body;
    expect(await browser.get(imageUrl ?? '')).toMatchObject({ headers: { 'content-type': 'image/png' } });
    const borrower = await loggedIn(test, await someoneWithSeeds(test.services, 0));
    expect(await borrower.call('GET /api/prizes/:id', { params: { id } })).not.toHaveProperty('desk');
    expect(await auditOf(id)).toMatchObject([
      { action: 'prize.add', actor_id: person.id, after: { stock: 4 } },
    ]);
  });

  it('as a coupon takes its codes along, which are its stock', async () => {
    const { browser, save } = await officer();
    const { body } = await save({ ...bag, givesCode: true, codes: ['B-1', 'B-2'] }, [await picture()]);
    expect(await browser.call('GET /api/prizes/:id', { params: { id: idIn(body) } })).toMatchObject({
      stock: 2,
      givesCode: true,
      desk: { codes: { free: 2, handedOut: 0 } },
    });
    expect(JSON.stringify(await auditOf(idIn(body)))).not.toContain('B-1');
  });

  it('is refused with every error beside its field', async () => {
    const { save } = await officer();
    expect(await save({})).toMatchObject({
      status: 422,
      body: {
        code: 'prize.fields',
        fields: {
          name: 'Prize Name is required',
          description: 'Prize Description is required',
          type: 'category is required',
          value: 'Prize value is required',
          pointRequired: 'Seeds required is required',
          imageUrl: 'Prize Image is required',
        },
      },
    });
    const { save: again } = await officer();
    for (const wrong of [{ addedBy: 'x' }, { pointRequired: '5' }, { points: 1 }])
      expect((await again({ ...bag, ...wrong }, [await picture()])).status).toBe(422);
  });

  it.each([
    ['a picture that is something else', 'bag.png', Buffer.from('<svg onload="alert(1)"/>'), 'unsupported'],
    ['a picture by another name', 'bag.jpg', null, 'unsupported'],
    ['what is no picture', 'bag.svg', Buffer.from('<svg/>'), 'unsupported'],
    ['more than 5 MB', 'bag.png', Buffer.alloc(5 * 2 ** 20 + 1), 'big'],
  ])('is refused for %s', async (_, name, bytes, why) => {
    const { save } = await officer();
    const file = { ...(await picture()), name, ...(bytes ? { bytes } : {}) };
    expect(await save(bag, [file])).toMatchObject({
      status: 422,
      body: {
        fields: {
          imageUrl:
            why === 'big'
              ? 'Prize Image: the maximum size is 5 MB'
              : 'Prize Image: jpg, jpeg, pdf, png or gif',
        },
      },
    });
  });

  it.each([['bag.gif'], ['bag.png']])('takes %s, and a PDF as it is', async (name) => {
    const { browser, save } = await officer();
    for (const file of [await picture(name), pdf]) {
      const { status, body } = await save(bag, [file]);
      expect(status).toBe(200);
      const shown = await browser.call('GET /api/prizes/:id', { params: { id: idIn(body) } });
      expect((await browser.get(shown.imageUrl ?? '')).status).toBe(200);
    }
  });
});

describe('changing a prize', () => {
  it('keeps its picture, or replaces it and forgets the one before, and records what changed', async () => {
    const { browser, save } = await officer();
    const before = await storedPicture(test.services);
    const id = await prizeOnOffer(test.services, { imageFileId: before, seeds: 50 });
    expect(await save({ ...bag, _id: id, revision: 1 })).toMatchObject({
      status: 200,
      body: { message: 'Prize edited successfully' },
    });
    expect((await browser.reply('GET /api/prizes/image/:id', { params: { id: before } })).status).toBe(200);
    await save({ ...bag, _id: id, value: 99, revision: 2 }, [await picture('new.png')]);
    expect((await browser.refused('GET /api/prizes/image/:id', { params: { id: before } })).status).toBe(404);
    const folder = join(test.services.config.dataDir, 'files', before.slice(-2));
    expect(readdirSync(folder)).not.toContain(before);
    const audit = await auditOf(id);
    expect(audit[0]).toMatchObject({
      action: 'prize.edit',
      before: { point_required: 50 },
      after: { point_required: 300 },
    });
    expect(audit[1]).toMatchObject({ before: { value_cents: 4_500_50 }, after: { value_cents: 99_00 } });
  });

  it('of two who edit at once one is told that it changed meanwhile', async () => {
    const [one, other] = [await officer(), await officer()];
    const id = await prizeOnOffer(test.services);
    const replies = await Promise.all([
      one.save({ ...bag, _id: id, revision: 1, name: 'One' }),
      other.save({ ...bag, _id: id, revision: 1, name: 'Other' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'prize.changed' } });
    const body = await one.browser.call('GET /api/prizes/:id', { params: { id } });
    expect(body).toMatchObject({ name: replies[0]?.status === 200 ? 'One' : 'Other', desk: { revision: 2 } });
  });

  it('of its price takes no more seeds from who saw the old one', async () => {
    const { save } = await officer();
    const id = await prizeOnOffer(test.services, { seeds: 50 });
    const person = await loggedIn(test, await someoneWithSeeds(test.services, 500));
    await save({ ...bag, _id: id, revision: 1 });
    expect(
      await person.refused('POST /api/prizes/redeem/:id', { params: { id }, query: { pointRequired: 50 } }),
    ).toMatchObject({ status: 409, code: 'prize.price_changed' });
  });

  it('leaves as much stock as published contests hold, and the words under which people join', async () => {
    const { save } = await officer();
    const words = {
      name: 'Leather bag',
      description: 'Tap Redeem, wait for our message, enjoy',
      value: 1_500.5,
    };
    const id = await prizeOnOffer(test.services, { name: words.name, type: 'Prize', stock: 5 });
    await test.db.updateTable('prizes').set({ reserved: 3 }).where('id', '=', id).execute();
    const draft = { ...bag, ...words, type: 'Prize', _id: id, stockBefore: 5 };
    expect(await save({ ...draft, stock: 2 })).toMatchObject({
      status: 422,
      body: { fields: { stock: expect.stringContaining('hold 3 of this prize') } },
    });
    expect((await save({ ...draft, stock: 3 })).status).toBe(200);
    expect(await save({ ...draft, name: 'Bag', description: 'Other', value: 2, stock: 5 })).toMatchObject({
      status: 422,
      body: { fields: { name: expect.anything(), description: expect.anything(), value: expect.anything() } },
    });
    expect((await save({ ...draft, type: 'Redeem', stockBefore: 3, stock: 3 })).status).toBe(422);
  });

  it('of its stock adds what was meant to what is left', async () => {
    const { save } = await officer();
    const id = await prizeOnOffer(test.services, { seeds: 10, stock: 5 });
    for (const _ of [1, 2])
      await (await loggedIn(test, await someoneWithSeeds(test.services, 10))).call(
        'POST /api/prizes/redeem/:id',
        { params: { id } },
      );
    await save({ ...bag, _id: id, stock: 8, stockBefore: 5 });
    expect(await stockOf(test.services, id)).toBe(6);
    await save({ ...bag, _id: id });
    expect(await stockOf(test.services, id)).toBe(6);
    await save({ ...bag, _id: id, stock: null, stockBefore: 6 });
    expect(await stockOf(test.services, id)).toBeNull();
  });

  it('never makes a coupon of it, nor counts a coupon by hand', async () => {
    const { save } = await officer();
    const plain = await prizeOnOffer(test.services);
    expect(await save({ ...bag, _id: plain, givesCode: true })).toMatchObject({
      status: 409,
      body: { code: 'prize.kind_fixed' },
    });
    const coupon = await prizeOnOffer(test.services, { codes: ['S-1', 'S-2'] });
    await save({ ...bag, _id: coupon, stock: 50 });
    expect(await stockOf(test.services, coupon)).toBe(2);
    const turned = test.db
      .updateTable('prizes')
      .set({ gives_code: false })
      .where('id', '=', coupon)
      .execute();
    await expect(turned).rejects.toMatchObject({ code: '23514' });
  });
});
