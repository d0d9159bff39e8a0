import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import {
  auditOf,
  idIn,
  lenderAtWork,
  namesIn,
  picture,
  sending,
  wheels,
} from '../publishing/offers.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('adding a product', () => {
  it('keeps every field and its picture, once however often it is sent, audited', async () => {
    const { own, browser, saveProduct } = await lenderAtWork(test);
    const replies = [];
    for (const _ of [1, 2])
      replies.push(await saveProduct(wheels, [await picture('productImage')], 'adding-wheels'));
    expect(replies[0]).toMatchObject({ status: 200, body: { message: 'Product added successfully' } });
    expect(replies[1]?.body).toEqual(replies[0]?.body);
    const id = idIn(replies[0]?.body);
    const body = await browser.call('GET /api/product/:id', { params: { id } });
    expect(body).toMatchObject({ ...wheels, revision: 1, activeLoans: 0, partner: { _id: own.partnerId } });
    expect((await browser.get(body.productImage ?? '')).status).toBe(200);
    expect(await auditOf(test, id)).toMatchObject([{ action: 'product.add', actor_id: own.account.id }]);
  });

  it('is refused with every error beside its field', async () => {
    const { saveProduct } = await lenderAtWork(test);
    expect(await saveProduct({})).toMatchObject({
      status: 422,
      body: {
        fields: {
          name: 'Name is required',
          type: 'Type is required',
          shortCode: 'Short code is required',
          status: 'Status is required',
          loanRequirementCriteria: 'Requirement criteria is required',
          description: 'Description is required',
        },
      },
    });
    for (const wrong of [{ addedBy: newId() }, { partner_id: newId() }, { type: 'Boat' }, { name: 5 }])
      expect((await saveProduct({ ...wheels, ...wrong })).status).toBe(422);
  });

  it.each([
    [
      'more than 10 MB',
      'car.png',
      Buffer.alloc(10 * 2 ** 20 + 1),
      'Product image: the maximum size is 10 MB',
    ],
    ['another kind of file', 'car.gif', null, 'Product image: jpg, jpeg or png'],
    ['what only claims to be a picture', 'car.png', Buffer.from('<svg/>'), 'Product image: jpg, jpeg or png'],
  ])('refuses %s as its picture', async (_what, name, bytes, productImage) => {
    const { saveProduct } = await lenderAtWork(test);
    const file = { ...(await picture('productImage')), name, ...(bytes ? { bytes } : {}) };
    expect(await saveProduct(wheels, [file])).toMatchObject({
      status: 422,
      body: { fields: { productImage } },
    });
  });

  it('needs a company, and one that is not switched off', async () => {
    const newcomer = sending(await loggedIn(test, await someone(test.services, { userType: 'Partner' })));
    expect(await newcomer.saveProduct(wheels)).toMatchObject({
      status: 409,
      body: {
        code: 'partner.company_needed',
        message: 'You cannot add products, loan criteria etc without creating company first',
      },
    });
    expect(await newcomer.browser.call('GET /api/product')).toMatchObject({ rows: [], total: 0 });
    const { own, saveProduct, browser } = await lenderAtWork(test, { partner: { status: 'Deactivated' } });
    expect(await saveProduct(wheels)).toMatchObject({ status: 409, body: { code: 'partner.deactivated' } });
    expect(await saveProduct({ ...wheels, _id: own.productId })).toMatchObject({ status: 409 });
    expect(
      (await browser.refused('POST /api/product/duplicate/:id', { params: { id: own.productId } })).status,
    ).toBe(409);
    await browser.call('GET /api/product/:id', { params: { id: own.productId } });
  });
});

it('stops at as many as a table can be read with', async () => {
  const { own, browser, saveProduct } = await lenderAtWork(test);
  const of = test.db.selectFrom('products').where('partner_id', '=', own.partnerId);
  const { search_text: _, ...one } = await of.selectAll().executeTakeFirstOrThrow();
  const more = Array.from({ length: 198 }, (_, at) => ({
    ...one,
    id: newId<'products'>(),
    short_code: `N${at}`,
  }));
  await test.db.insertInto('products').values(more).execute();
  const adding = await Promise.all([saveProduct(wheels), saveProduct({ ...wheels, shortCode: 'WH-7' })]);
  expect(adding.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(
    await browser.refused('POST /api/product/duplicate/:id', { params: { id: own.productId } }),
  ).toMatchObject({ status: 409, code: 'product.too_many' });
});

describe('the short code', () => {
  const taken = {
    status: 409,
    body: {
      code: 'product.code_taken',
      fields: { shortCode: 'Another of your products has this short code' },
    },
  };

  it('is unique within a lender, whatever its letters’ case, and free for another', async () => {
    const { saveProduct } = await lenderAtWork(test);
    const first = await saveProduct(wheels);
    expect(await saveProduct({ ...wheels, shortCode: 'wh-1' })).toMatchObject(taken);
    const other = await saveProduct({ ...wheels, shortCode: 'WH-9' });
    expect(await saveProduct({ ...wheels, _id: idIn(other.body) })).toMatchObject(taken);
    expect((await saveProduct({ ...wheels, name: 'Same code', _id: idIn(first.body) })).status).toBe(200);
    const neighbour = await lenderAtWork(test);
    expect((await neighbour.saveProduct(wheels)).status).toBe(200);
  });

  it('leaves no picture behind where it is refused, nor a second one where a call is repeated', async () => {
    const onDisk = async () => (await Array.fromAsync(test.services.files.list())).length;
    const { saveProduct } = await lenderAtWork(test);
    const before = await onDisk();
    for (const _ of [1, 2]) await saveProduct(wheels, [await picture('productImage')], 'adding-wheels-once');
    expect(await saveProduct(wheels, [await picture('productImage')])).toMatchObject(taken);
    expect(await onDisk()).toBe(before + 1);
  });

  it('goes to one of two who take it at the same moment', async () => {
    const { own, saveProduct, browser } = await lenderAtWork(test);
    const adding = await Promise.all([saveProduct(wheels), saveProduct(wheels)]);
    expect(adding.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(adding.find(({ status }) => status === 409)).toMatchObject(taken);
    const second = idIn(
      await browser.call('POST /api/product/duplicate/:id', { params: { id: own.productId } }),
    );
    const editing = await Promise.all(
      [own.productId, second].map((_id) => saveProduct({ ...wheels, shortCode: 'RACE', _id })),
    );
    expect(editing.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(editing.find(({ status }) => status === 409)).toMatchObject(taken);
  });
});

describe('editing a product', () => {
  it('keeps its picture, replaces it or takes it away, and records what changed', async () => {
    const { saveProduct, browser } = await lenderAtWork(test);
    const _id = idIn((await saveProduct(wheels, [await picture('productImage')])).body);
    const imageNow = async () =>
      (await browser.call('GET /api/product/:id', { params: { id: _id } })).productImage;
    const first = await imageNow();
    expect(await saveProduct({ ...wheels, _id, revision: 1, status: 'Inactive' })).toMatchObject({
      body: { message: 'Product edited successfully', _id },
    });
    expect(await imageNow()).toBe(first);
    await saveProduct({ ...wheels, _id, revision: 2 }, [await picture('productImage', 'new.jpg.png')]);
    expect((await browser.get(first ?? '')).status).toBe(404);
    await saveProduct({ ...wheels, _id, revision: 3, keepsImage: false });
    expect(await imageNow()).toBeNull();
    expect((await auditOf(test, _id))[1]).toMatchObject({
      action: 'product.edit',
      before: { status: 'Active' },
      after: { status: 'Inactive' },
    });
  });

  it('of two windows the second is told that it was edited meanwhile', async () => {
    const { own, saveProduct } = await lenderAtWork(test);
    const sent = { ...wheels, _id: own.productId, revision: 1 };
    const replies = await Promise.all([saveProduct(sent), saveProduct({ ...sent, name: 'Other' })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'product.changed' } });
  });
});

describe('a copy of a product', () => {
  it('is inactive, with a free short code and a picture of its own', async () => {
    const { saveProduct, browser } = await lenderAtWork(test);
    const _id = idIn((await saveProduct(wheels, [await picture('productImage')])).body);
    const copies = [];
    for (const _ of [1, 2]) {
      const body = await browser.call('POST /api/product/duplicate/:id', { params: { id: _id } });
      copies.push(await browser.call('GET /api/product/:id', { params: { id: idIn(body) } }));
    }
    expect(copies).toMatchObject([
      { ...wheels, name: 'Copy of Wheels', shortCode: 'WH-2', status: 'Inactive' },
      { shortCode: 'WH-3' },
    ]);
    await saveProduct({ ...wheels, _id, keepsImage: false });
    expect((await browser.get(copies[0]?.productImage ?? '')).status).toBe(200);
  });

  it('is refused in words where the picture is not on this node’s disk', async () => {
    const { saveProduct, browser } = await lenderAtWork(test);
    const _id = idIn((await saveProduct(wheels, [await picture('productImage')])).body);
    const { productImage } = await browser.call('GET /api/product/:id', { params: { id: _id } });
    await test.services.files.remove(productImage?.split('/').at(-1) ?? '');
    expect(await browser.reply('POST /api/product/duplicate/:id', { params: { id: _id } })).toMatchObject({
      status: 503,
      body: { code: 'file.missing' },
    });
  });
});

describe('a lender’s own list', () => {
  it('holds all of its own and nothing of another, found, sorted and paged', async () => {
    const { saveProduct, browser } = await lenderAtWork(test, {
      product: { name: 'zebra', short_code: 'Z' },
    });
    await lenderAtWork(test, { product: { name: 'zebra of another' } });
    for (let number = 1; number <= 8; number++)
      await saveProduct({ ...wheels, name: `Wheel ${number}`, shortCode: `W${number}`, status: 'Inactive' });
    const list = async (query: string) => (await browser.get(`/api/product?${query}`)).body;
    expect(await list('sort=name')).toMatchObject({ total: 9, perPage: 8 });
    expect(namesIn(await list('sort=-name')).slice(0, 2)).toEqual(['zebra', 'Wheel 8']);
    expect(namesIn(await list('sort=name&page=2'))).toEqual(['zebra']);
    expect(namesIn(await list('search=zeb'))).toEqual(['zebra']);
    expect(namesIn(await list('status=Active'))).toEqual(['zebra']);
    expect(await list('search=zeb&page=9')).toMatchObject({ rows: [], total: 1 });
    for (const key of ['created', 'shortCode', 'type', 'criteria', 'status'])
      for (const sort of [key, `-${key}`]) expect(await list(`sort=${sort}`)).toMatchObject({ total: 9 });
  });

  it('is not what borrowers and staff read', async () => {
    const { own } = await lenderAtWork(test);
    for (const person of [await someone(test.services), await moderator(test.services)]) {
      const reader = await loggedIn(test, person);
      const body = await reader.call('GET /api/product/:id', { params: { id: own.productId } });
      expect(body).not.toHaveProperty('status');
      expect(body).not.toHaveProperty('loanRequirementCriteria');
    }
  });
});

it('another lender’s product is as good as none', async () => {
  const mine = await lenderAtWork(test);
  const { own } = await lenderAtWork(test);
  const missing = { status: 404, body: { code: 'request.not_found' } };
  expect(await mine.browser.reply('GET /api/product/:id', { params: { id: own.productId } })).toMatchObject(
    missing,
  );
  expect(await mine.saveProduct({ ...wheels, _id: own.productId })).toMatchObject(missing);
  expect(
    await mine.browser.reply('POST /api/product/duplicate/:id', { params: { id: own.productId } }),
  ).toMatchObject(missing);
});
