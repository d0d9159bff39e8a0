import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdOf, newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { type Caller, caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { type LenderOnOffer, lender, partnerLoan } from '#tests/support/lenders.ts';
import { isPublicLoan } from '../rules/is-public-loan.ts';

let test: TestApp;
let island: LenderOnOffer;
let harbour: LenderOnOffer;
let anybody: Caller;
beforeAll(async () => {
  test = await openTestApp();
  anybody = caller(test.app);
  island = await lender(test.services, {
    partner: { name: 'Island Credit', licence_number: 'MC-0001' },
    product: { name: 'Everyday', short_code: 'EV-100%' },
    loan: { name: 'Small', maximum_amount_cents: cents(50_000_00), default_rate_monthly_bps: 700 },
  });
  harbour = await lender(test.services, {
    partner: { name: 'harbour Lending' },
    product: { name: 'Wheels' },
    loan: { name: 'Car', type: 'Car Loan', created_at: new Date(Date.now() + 1_000) },
  });
  await partnerLoan(test.services, island, { name: 'Inactive', status: 'Inactive' });
});
afterAll(() => test.close());

const namesOf = (body: unknown) => (body as { rows: { name: string }[] }).rows.map(({ name }) => name);

describe('the public catalogue', () => {
  it('shows a loan with its lender and its licence, newest first', async () => {
    const body = await anybody.call('GET /api/loan/public');
    expect(namesOf(body)).toEqual(['Car', 'Small']);
    expect(body.rows[1]).toMatchObject({
      minimumAmount: 10_000,
      maximumAmount: 50_000,
      defaultInterestRate: 7,
      defaultTerm: 6,
      loanImage: null,
      partner: {
        name: 'Island Credit',
        logo: `/api/partner/image/${island.logoId}`,
        licenceNumber: 'MC-0001',
        licenceState: 'Licensed',
      },
      product: { name: 'Everyday' },
    });
  });

  it.each([
    ['?type=Car%20Loan', ['Car']],
    ['?type=Mortgage', []],
    ['?amount=60000', ['Car']],
    ['?amount=50000', ['Car', 'Small']],
    ['?amount=9999', []],
    ['?term=12', ['Car', 'Small']],
    ['?term=13', []],
    // With both, the cheapest first: 5 % before 7 %.
    ['?amount=50000&term=6', ['Car', 'Small']],
    ['?page=2', []],
  ])('%s', async (query, names) => {
    expect(namesOf((await anybody.get(`/api/loan/public${query}`)).body)).toEqual(names);
  });

  it("one lender's alone", async () => {
    const body = await anybody.call('GET /api/loan/public', { query: { partner: island.partnerId } });
    expect(namesOf(body)).toEqual(['Small']);
  });

  it.each(['?type=Boat', '?amount=0', '?term=1.5', '?partner=none', '?other=1'])(
    'refuses %s',
    async (query) => {
      expect((await anybody.get(`/api/loan/public${query}`)).status).toBe(422);
    },
  );

  it('is the same for who is logged in', async () => {
    const browser = await loggedIn(test, await someone(test.services));
    expect(await browser.call('GET /api/loan')).toEqual(await anybody.call('GET /api/loan/public'));
    expect(await browser.call('GET /api/loan/:id', { params: { id: island.loanId } })).toEqual(
      await anybody.call('GET /api/loan/public/:id', { params: { id: island.loanId } }),
    );
    expect((await anybody.refused('GET /api/loan')).status).toBe(401);
  });

  it('says of every state of the chain what the rule says', async () => {
    const own = await lender(test.services);
    // A revoked lender's account is closed; what is public does not depend on it.
    await test.db
      .updateTable('accounts')
      .set({ status: 'Suspended' })
      .where('id', '=', own.account.id)
      .execute();
    for (const loan of ['Active', 'Inactive'] as const)
      for (const product of ['Active', 'Inactive'] as const)
        for (const partner of ['Active', 'Deactivated', 'Revoked'] as const)
          for (const licence of ['None', 'Applied', 'Licensed', 'Suspended', 'Expired'] as const) {
            await test.db
              .updateTable('partner_loans')
              .set({ status: loan })
              .where('id', '=', own.loanId)
              .execute();
            await test.db
              .updateTable('products')
              .set({ status: product })
              .where('id', '=', own.productId)
              .execute();
            await test.db
              .updateTable('partners')
              .set({ status: partner, licence_state: licence })
              .where('id', '=', own.partnerId)
              .execute();
            const isPublic = isPublicLoan({ loan, product, partner, licence });
            const { status } = await anybody.reply('GET /api/loan/public/:id', {
              params: { id: own.loanId },
            });
            expect([loan, product, partner, licence, status]).toEqual([
              loan,
              product,
              partner,
              licence,
              isPublic ? 200 : 404,
            ]);
            const body = await anybody.call('GET /api/loan/public', { query: { partner: own.partnerId } });
            expect(body.total).toBe(isPublic ? 1 : 0);
          }
  });
});

describe('lenders', () => {
  it('are listed by name where they may lend', async () => {
    await lender(test.services, { partner: { name: 'Aground', licence_state: 'Expired' } });
    expect(namesOf(await anybody.call('GET /api/partners'))).toEqual(['harbour Lending', 'Island Credit']);
  });

  it('can be looked up with the state of their licence, unless they are off', async () => {
    for (const licence_state of ['Licensed', 'Suspended', 'Expired'] as const) {
      const { partnerId } = await lender(test.services, { partner: { licence_state } });
      expect(await anybody.call('GET /api/partner/:id', { params: { id: partnerId } })).toMatchObject({
        partner: { licenceState: licence_state },
      });
    }
    const off = await lender(test.services, { partner: { status: 'Deactivated' } });
    expect((await anybody.refused('GET /api/partner/:id', { params: { id: off.partnerId } })).status).toBe(
      404,
    );
    expect((await anybody.refused('GET /api/partner/:id', { params: { id: newId() } })).status).toBe(404);
  });

  it('that staff have not looked up yet are there for nobody but themselves and staff', async () => {
    for (const licence_state of ['None', 'Applied'] as const) {
      const { partnerId, account } = await lender(test.services, {
        partner: { name: `Hopeful ${licence_state}`, licence_state, licence_number: null },
      });
      const own = await loggedIn(test, account);
      const borrower = await loggedIn(test, await someone(test.services));
      const unknown = await anybody.reply('GET /api/partner/:id', { params: { id: newId() } });
      for (const browser of [anybody, borrower, own]) {
        const { status, body } = await browser.reply('GET /api/partner/:id', { params: { id: partnerId } });
        expect({ status, body }).toEqual({ status: 404, body: unknown.body });
      }
      expect(await own.call('GET /api/partner')).toMatchObject({ partner: { _id: partnerId } });
      const desk = await loggedIn(test, await someone(test.services, { userType: 'Moderator' }));
      expect((await desk.reply('GET /api/partners/staff', { query: { search: 'Hopeful' } })).text).toContain(
        licence_state,
      );
    }
  });

  it('see their own company, or that there is none', async () => {
    const own = await loggedIn(test, island.account);
    expect(await own.call('GET /api/partner')).toMatchObject({
      partner: { _id: island.partnerId, name: 'Island Credit', status: 'Active' },
    });
    const newcomer = await loggedIn(test, await someone(test.services, { userType: 'Partner' }));
    expect(await newcomer.call('GET /api/partner')).toMatchObject({ partner: null });
    const borrower = await loggedIn(test, await someone(test.services));
    expect((await borrower.refused('GET /api/partner')).status).toBe(403);
  });

  it('show their pictures to everybody, and no other file', async () => {
    expect(
      await anybody.reply('GET /api/partner/image/:id', { params: { id: island.logoId } }),
    ).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png', 'cache-control': expect.stringContaining('immutable') },
    });
    const fileId = newId<'files'>();
    await test.services.files.write(fileId, Buffer.from('secret'));
    await test.db
      .insertInto('files')
      .values({
        id: fileId,
        owner_id: island.account.id,
        original_name: 'id.png',
        media_type: 'image/png',
        size_bytes: 6,
        sha256: '0'.repeat(64),
        created_at: new Date(),
      })
      .execute();
    expect((await anybody.refused('GET /api/partner/image/:id', { params: { id: fileId } })).status).toBe(
      404,
    );
  });
});

describe('products', () => {
  it.each([
    ['', ['Everyday', 'Wheels']],
    ['?search=whe', ['Wheels']],
    ['?search=100%25', ['Everyday']],
    ['?search=nothing', []],
  ])('%s', async (query, names) => {
    const browser = await loggedIn(test, await someone(test.services));
    const { body } = await browser.get(`/api/product${query}`);
    const known = (body as { rows: { name: string; partner: { _id: IdOf<'partners'> } }[] }).rows.filter(
      ({ partner }) => [island.partnerId, harbour.partnerId].includes(partner._id),
    );
    expect(known.map(({ name }) => name)).toEqual(names);
  });

  it('can be read one by one', async () => {
    const browser = await loggedIn(test, await someone(test.services));
    expect(await browser.call('GET /api/product/:id', { params: { id: harbour.productId } })).toMatchObject({
      name: 'Wheels',
    });
    expect((await browser.refused('GET /api/product/:id', { params: { id: newId() } })).status).toBe(404);
  });
});

describe('the database', () => {
  it.each([
    ['a default rate below the lowest', { default_rate_monthly_bps: 299 }],
    ['a default rate above the highest', { default_rate_monthly_bps: 801 }],
    ['a rate of nothing', { minimum_rate_monthly_bps: 0 }],
    ['a default term beyond the longest', { default_term_months: 13 }],
    ['a least amount above the most', { minimum_amount_cents: cents(200_000_01) }],
    ['an amount of nothing', { minimum_amount_cents: cents(0) }],
  ])('keeps no loan with %s', async (_what, wrong) => {
    await expect(partnerLoan(test.services, island, wrong)).rejects.toThrow();
  });

  it("keeps no loan under another lender's product", async () => {
    const mixed = { partnerId: island.partnerId, productId: harbour.productId };
    await expect(partnerLoan(test.services, mixed)).rejects.toThrow();
  });

  it('keeps no licence without its number', async () => {
    await expect(lender(test.services, { partner: { licence_number: null } })).rejects.toThrow();
  });
});
