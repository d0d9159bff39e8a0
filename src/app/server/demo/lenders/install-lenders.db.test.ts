import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PublicLoan } from '#features/partners/contract.ts';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { DEMO_PASSWORD } from '../demo-accounts.ts';
import { installDemoLenders } from './install-lenders.ts';

let test: TestApp;
let lines: string[];
beforeAll(async () => {
  test = await openTestApp();
  lines = await installDemoLenders(workAs(test.services, null));
});
afterAll(() => test.close());

async function publicLoans(): Promise<PublicLoan[]> {
  const pages = await Promise.all(
    [1, 2].map((page) => caller(test.app).reply('GET /api/loan/public', { query: { page } })),
  );
  return pages.flatMap(({ body }) => (body as { rows: PublicLoan[] }).rows);
}

it('puts up ten loans of the three kinds by four licensed lenders, and none of the one without a licence', async () => {
  const loans = await publicLoans();
  expect(loans).toHaveLength(10);
  expect(new Set(loans.map(({ type }) => type)).size).toBe(3);
  expect(new Set(loans.map(({ partner }) => partner.name)).size).toBe(4);
  expect(loans.every(({ partner }) => partner.licenceState === 'Licensed')).toBe(true);
  expect(loans.map(({ name }) => name)).not.toContain('Instant Advance');
  expect(await caller(test.app).call('GET /api/partners')).toMatchObject({ total: 4 });
});

it('shows pictures that can be opened, and leaves one loan without', async () => {
  const loans = await publicLoans();
  expect(loans.filter(({ loanImage }) => loanImage === null)).toHaveLength(1);
  for (const address of [loans[0]?.partner.logo, loans[0]?.loanImage]) {
    expect((await caller(test.app).get(String(address))).status).toBe(200);
    const picture = await test.db
      .selectFrom('files')
      .select(['id', 'width'])
      .where('id', '=', asId<'files'>(String(address).split('/').at(-1) ?? ''))
      .executeTakeFirstOrThrow();
    const bytes = await Array.fromAsync(await test.services.files.open(picture.id));
    expect((await sharp(Buffer.concat(bytes)).metadata()).width).toBe(picture.width);
  }
});

it('lets the first of them log in as a partner', async () => {
  expect(lines).toEqual([`Demo partner: partner@pimento.example, password ${DEMO_PASSWORD}`]);
  const browser = caller(test.app);
  const credentials = { email: 'partner@pimento.example', password: DEMO_PASSWORD };
  expect(await browser.call('POST /api/accounts/login', { body: credentials })).toMatchObject({
    userType: 'Partner',
  });
  expect(await browser.call('GET /api/partner')).toMatchObject({
    partner: { name: 'Blue Ridge Microfinance' },
  });
});

it('does so once, and never in production', async () => {
  expect(await installDemoLenders(workAs(test.services, null))).toEqual([]);
  const services = { ...test.services, config: { ...test.services.config, production: true } };
  await test.db.deleteFrom('partner_loans').execute();
  expect(await installDemoLenders(workAs(services, null))).toEqual([]);
  expect(await caller(test.app).call('GET /api/partners')).toMatchObject({ total: 4 });
});
