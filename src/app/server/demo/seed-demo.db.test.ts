import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installDefaults } from '#app/server/install-defaults.ts';
import { ageLoans } from '#features/loans/server/arrears/age-loans.ts';
import type { Services } from '#platform/server/work.ts';
import { type Day, startOfDay } from '#shared/calendar.ts';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { DEMO_PASSWORD, installDemoAccounts } from './demo-accounts.ts';
import { installDemoPrizes } from './prizes/install-prizes.ts';
import { type DemoResult, seedDemo } from './seed-demo.ts';

const ORDER = { users: 32, seed: '7', today: '2026-03-10' as Day };
let test: TestApp;
let lines: string[];
let result: DemoResult;

beforeAll(async () => {
  test = await openTestApp();
  lines = await installDefaults(test.services);
  result = await seedDemo(workAs(test.services, null), ORDER);
}, 120_000);
afterAll(() => test.close());

const inProduction = (services: Services): Services => ({
  ...services,
  config: { ...services.config, production: true },
});
const countOf = async (query: RawBuilder<{ count: number }>): Promise<number> =>
  (await query.execute(test.db)).rows[0]?.count ?? -1;

it('opens an admin, a moderator, a borrower and a lender who log in with what is printed', async () => {
  const logins = lines.filter((line) => line.includes('password'));
  expect(logins).toHaveLength(4);
  expect(lines).toContain('Demo promo code: LIGNUM, 50 seeds at sign-up');
  for (const line of logins) {
    const [, email = '', password = ''] = /: (\S+), password (\S+)$/.exec(line) ?? [];
    const reply = await caller(test.app).reply('POST /api/accounts/login', { body: { email, password } });
    expect([line, reply.status]).toEqual([line, 200]);
  }
  const rows = await test.db
    .selectFrom('accounts')
    .select(['user_type', 'status'])
    .distinct()
    .where('email', 'like', '%@pimento.example')
    .orderBy('user_type')
    .execute();
  expect(rows).toEqual([
    { user_type: 'Admin', status: 'Active' },
    { user_type: 'Moderator', status: 'Active' },
    { user_type: 'Partner', status: 'Active' },
    { user_type: 'User', status: 'Created' },
  ]);
});

it('opens them neither where accounts are nor in production', async () => {
  expect(await installDemoAccounts(workAs(test.services, null))).toEqual([]);
  expect(await installDemoAccounts(workAs(inProduction(test.services), null))).toEqual([]);
});

it('refuses production', async () => {
  await expect(seedDemo(workAs(inProduction(test.services), null), ORDER)).rejects.toThrow(/production/);
});

it('adds everybody once, and on a second run nobody', async () => {
  expect(result).toMatchObject({ added: 32, alreadyThere: 0 });
  const again = await seedDemo(workAs(test.services, null), { ...ORDER, users: 34 });
  expect(again).toMatchObject({ added: 2, alreadyThere: 32 });
  expect(
    await countOf(sql`select count(*)::int as count from accounts where email like '%@seed7.example'`),
  ).toBe(34);
});

it('has every state of people, submissions, documents and applications', async () => {
  const distinct = async (table: 'accounts' | 'submissions' | 'verifications' | 'applications') => {
    const rows = await test.db.selectFrom(table).select('status').distinct().execute();
    return rows.map(({ status }) => status).toSorted();
  };
  expect(await distinct('accounts')).toEqual([
    'Active',
    'Cancelled',
    'Completed',
    'Created',
    'Pending',
    'Reactivated',
    'Suspended',
    'UserQuiz',
  ]);
  expect(await distinct('submissions')).toEqual([
    'Rejected',
    'Submitted',
    'SubmittedForVerfication',
    'Verified',
  ]);
  expect(await distinct('verifications')).toEqual(['Rejected', 'Submitted', 'Verified']);
  expect(await distinct('applications')).toEqual(['Approved', 'Pending', 'Rejected']);
  const counts = await test.db.selectFrom('progress').select(['audience', 'submitted', 'verified']).execute();
  const first = counts.filter(({ audience }) => audience === 'PreQualUser');
  expect(new Set(first.map(({ submitted }) => submitted))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(first.some(({ verified }) => verified === 6)).toBe(true);
  expect(
    counts.filter(({ audience }) => audience === 'FullUser').map(({ submitted }) => submitted),
  ).toContain(9);
});

it('keeps balances equal to the ledger, and to the seeds of what was submitted, joined and paid on time less those of what was redeemed', async () => {
  const wrong = sql<{ count: number }>`
    select count(*)::int as count from seed_accounts s where s.kind = 'Person' and (
      s.balance <> coalesce((select sum(seeds) from seed_transfers where to_account = s.id), 0) - coalesce((select sum(seeds) from seed_transfers where from_account = s.id), 0)
      or s.balance <> coalesce((select sum(i.points) from submissions b join information_schemas i on i.id = b.information_schema_id where b.account_id = s.id), 0)
        + coalesce((select sum(c.points) from contest_participants t join contests c on c.id = t.contest_id where t.account_id = s.id), 0)
        + coalesce((select sum(p.seeds) from seed_transfers p where p.to_account = s.id and (p.cause like 'instalment:%' or p.cause like 'repaid:%')), 0)
        - coalesce((select sum(r.seeds) from redemptions r where r.account_id = s.id and r.status <> 'Cancelled'), 0))`;
  expect(await countOf(wrong)).toBe(0);
  expect(
    await countOf(sql`select count(*)::int as count from seed_accounts where balance > 0`),
  ).toBeGreaterThan(20);
});

it('has prizes with pictures, and redemptions in every state with their seeds, stock and codes', async () => {
  const prizes = await test.db.selectFrom('prizes').selectAll().execute();
  expect(prizes.filter(({ type }) => type === 'Redeem')).toHaveLength(9);
  expect(prizes.every(({ image_file_id }) => image_file_id !== null)).toBe(true);
  const states = await test.db.selectFrom('redemptions').select('status').distinct().execute();
  expect(states.map(({ status }) => status).toSorted()).toEqual(['Cancelled', 'Fulfilled', 'Pending']);
  const wrong = sql<{ count: number }>`
    select count(*)::int as count from prizes p where p.gives_code
      and p.stock <> (select count(*) from coupon_codes c where c.prize_id = p.id and c.redemption_id is null)`;
  expect(await countOf(wrong)).toBe(0);
  await installDemoPrizes(workAs(test.services, null));
  expect(await test.db.selectFrom('prizes').selectAll().execute()).toHaveLength(prizes.length);
});

it('counts progress as the submissions are', async () => {
  const wrong = sql<{ count: number }>`
    select count(*)::int as count from progress p, lateral (
      select count(*) as submitted, count(*) filter (where status = 'SubmittedForVerfication') as waiting,
        count(*) filter (where status = 'Verified') as verified, count(*) filter (where status = 'Rejected') as rejected,
        max(changed_at) as changed_at
      from submissions s where s.account_id = p.account_id and s.audience = p.audience) s
    where (p.submitted, p.waiting, p.verified, p.rejected, p.changed_at)
      is distinct from (s.submitted, s.waiting, s.verified, s.rejected, s.changed_at)`;
  expect(await countOf(wrong)).toBe(0);
});

it('keeps every document as a file that opens, and no file without its use', async () => {
  const unused = sql<{
    count: number;
  }>`select count(*)::int as count from files f where not exists (select from file_uses u where u.file_id = f.id)
      and not exists (select from prizes p where p.image_file_id = f.id)
      and not exists (select from partners c where c.logo_file_id = f.id)
      and not exists (select from partner_loans l where l.image_file_id = f.id)`;
  expect(await countOf(unused)).toBe(0);
  const rows = await test.db.selectFrom('files').selectAll().execute();
  expect(rows.length).toBeGreaterThan(50);
  for (const row of rows) {
    const bytes = await buffer(await test.services.files.open(row.id));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(row.sha256);
    expect((await fileTypeFromBuffer(bytes))?.mime).toBe(row.media_type);
  }
  const onDisk = await Array.fromAsync(test.services.files.list());
  expect(onDisk).toHaveLength(rows.length);
});

async function loggedIn(email: string) {
  const browser = caller(test.app);
  const reply = await browser.reply('POST /api/accounts/login', { body: { email, password: DEMO_PASSWORD } });
  expect(reply.status).toBe(200);
  return browser;
}

const emailOf = (wanted: string): string => result.examples.find(([state]) => state === wanted)?.[1] ?? '';

it('lets a demo person log in and open their own documents', async () => {
  const email = emailOf('all documents wait');
  const file = await test.db
    .selectFrom('files')
    .innerJoin('accounts', 'accounts.id', 'owner_id')
    .select('files.id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(
    (await (await loggedIn(email)).reply('GET /api/files/:id', { params: { id: file.id } })).status,
  ).toBe(200);
});

it('can be read by the app as it reads what people really did', async () => {
  const paths = [
    '/api/accounts/profile/',
    '/api/activity/notification',
    '/api/informations',
    '/api/informations/submitted',
    '/api/informations/dashboard',
    '/api/dashboard',
    '/api/loan/user/decision',
    '/api/loan-application/user',
  ];
  for (const state of ['rejected and sent again', 'applied, verified', 'full model, complete']) {
    const browser = await loggedIn(emailOf(state));
    for (const path of paths) expect([path, (await browser.get(path)).status]).toEqual([path, 200]);
  }
  const staff = await loggedIn('moderator@pimento.example');
  const asked = await test.db
    .selectFrom('applications')
    .select('id')
    .where('status', '=', 'Rejected')
    .executeTakeFirstOrThrow();
  const sent = await test.db.selectFrom('verifications').select('id').executeTakeFirstOrThrow();
  for (const path of [
    '/api/informations/submitted/panel',
    '/api/verification/queue',
    `/api/verification/${sent.id}`,
    '/api/loan-application/admin',
    `/api/loan-application/admin/${asked.id}`,
  ])
    expect([path, (await staff.get(path)).status]).toEqual([path, 200]);
});

it('has loans that run on time, are overdue and are repaid, with books that balance, and none that the nightly ageing has still to find', async () => {
  expect(await ageLoans(test.services, startOfDay(ORDER.today))).toBe(0);
  await seedDemo(workAs(test.services, null), { ...ORDER, users: 60 });
  const loans = await test.db
    .selectFrom('loans as l')
    .innerJoin('applications as a', 'a.id', 'l.application_id')
    .select(['l.state', 'l.days_late', 'l.owed_cents', 'l.closed_at', 'a.closed_at as ended_at'])
    .execute();
  expect(new Set(loans.map(({ state }) => state))).toEqual(new Set(['Active', 'InArrears', 'Repaid']));
  for (const { state, owed_cents, closed_at, ended_at } of loans) {
    expect(state === 'Repaid').toBe(owed_cents === 0);
    expect(ended_at?.getTime()).toBe(closed_at?.getTime());
  }
  const unbalanced = sql<{ count: number }>`
    select count(*)::int as count from loans l where l.fee_due_cents + l.interest_due_cents + l.principal_due_cents + l.written_off_cents - l.credit_cents <> (
      select coalesce(sum(case when debit in ('Fee', 'Interest', 'Principal', 'WriteOff', 'Credit') then amount_cents else 0 end
        - case when credit in ('Fee', 'Interest', 'Principal', 'WriteOff', 'Credit') then amount_cents else 0 end), 0)
      from loan_transfers t where t.loan_id = l.id)`;
  expect(await countOf(unbalanced)).toBe(0);
});

it('gives the demo lender a loan that runs, an application that waits and an agreement to be signed, once each', async () => {
  await seedDemo(workAs(test.services, null), { ...ORDER, users: 90 });
  const lender = await loggedIn('partner@pimento.example');
  expect((await lender.get('/api/partner-report')).body).toMatchObject({
    waiting: 1,
    approved: 2,
    people: 3,
  });
  const { rows } = await sql<{ loans: number; agreements: number }>`
    select (select count(*)::int from loans l where l.application_id = p.id) as loans,
      (select count(*)::int from agreements g where g.application_id = p.id) as agreements
    from applications p where p.partner_id is not null and p.status = 'Approved' order by loans`.execute(
    test.db,
  );
  // Nobody whose loan runs can be paid again on an agreement.
  expect(rows).toEqual([
    { loans: 0, agreements: 1 },
    { loans: 1, agreements: 0 },
  ]);
});

it('gives each of some hundred people documents of their own, so that every look at one names somebody', async () => {
  await seedDemo(workAs(test.services, null), { ...ORDER, seed: '8', users: 206 });
  const shared = sql<{ count: number }>`
    select count(*)::int as count from files f join file_uses u on u.file_id = f.id where f.owner_id is null`;
  expect(await countOf(shared)).toBe(0);
  expect(await countOf(sql`select count(distinct state)::int as count from loans`)).toBe(5);
}, 240_000);

it('lets staff own some of what waits, has records of which no document was asked, and lets them look at some verdicts a second time', async () => {
  for (const some of ['entry_owners', 'second_looks', 'verifications where not documents_asked'])
    expect(await countOf(sql`select count(*)::int as count from ${sql.raw(some)}`)).toBeGreaterThan(0);
});

it('leaves every decision with who took it, and an activity for each thing notified', async () => {
  const unsigned = sql<{
    count: number;
  }>`select count(*)::int as count from audit_entries where action like '%.approve' and actor_id is null`;
  expect(await countOf(unsigned)).toBe(0);
  const announced = await test.db
    .selectFrom('activities')
    .select('action')
    .where('action', 'not in', ['contestJoined', 'contestWon'])
    .distinct()
    .execute();
  expect(announced.map(({ action }) => action).toSorted()).toEqual([
    'agreementReady',
    'infoRejected',
    'infoVerified',
    'loanApproved',
    'loanRejected',
    'loanRepaid',
    'pointsReceived',
    'prizeRedeemed',
    'submittedForVerification',
    'submittedInfo',
  ]);
});
