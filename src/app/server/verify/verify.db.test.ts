import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agreed, readyToSign } from '#features/applications/server/agreement/agreements.test-support.ts';
import { cancelLoan } from '#features/applications/server/disbursement/cancel-loan.ts';
import { lockLoan } from '#features/loans/server/books/lock-loans.ts';
import { postAll } from '#features/loans/server/books/post.ts';
import { moderator } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import { type Finding, verify } from './verify.ts';

let test: TestApp;
let loan: RunningLoan;
let logoId: string;
let cancelled: Agreed;
beforeAll(async () => {
  test = await openTestApp();
  const ours = await lender(test.services);
  logoId = ours.logoId;
  await sql`update files set sha256 = encode(sha256('logo'::bytea), 'hex') where id = ${logoId}`.execute(
    test.db,
  );
  loan = await runningLoan(test.services);
  await runningLoan(test.services, { lender: ours });
  const { id, officer } = await runningLoan(test.services);
  await workAs(test.services, officer).transaction(async (work) => {
    const taken = await lockLoan(work, id);
    const reverses = taken.account.entries[0]?.id ?? '';
    await postAll(work, officer.id, [
      { loan: taken, event: { kind: 'Reversal', reverses, on: taken.agedOn } },
    ]);
  });
  cancelled = await readyToSign(test.services);
  await cancelLoan(workAs(test.services, await moderator(test.services)), {
    params: { id: cancelled.applicationId },
    body: { reason: 'Known' },
  });
});
afterAll(() => test.close());

async function run(): Promise<{ isSound: boolean; faulty: Finding[]; all: Finding[] }> {
  const all: Finding[] = [];
  const isSound = await verify(test.db, test.services.files, (finding) => all.push(finding), {
    config: test.services.config,
  });
  return { isSound, faulty: all.filter(({ faults }) => faults > 0), all };
}

/** Changes a record behind the backs of all triggers, as only a broken hand or disk could. */
const tamper = (statement: string) =>
  test.owner.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql.raw(statement).execute(db);
  });

describe('npm run verify', () => {
  it('finds nothing on sound records, and says how many it looked at', async () => {
    const { isSound, faulty, all } = await run();
    expect(faulty).toEqual([]);
    expect(isSound).toBe(true);
    expect(all.find(({ name }) => name.startsWith('every loan stands'))?.lookedAt).toBe(3);
  });

  it.each<[string, () => string, () => string, string]>([
    [
      'a balance of a loan',
      () => `update loans set principal_due_cents = principal_due_cents - 1 where id = '${loan.id}'`,
      () => `update loans set principal_due_cents = principal_due_cents + 1 where id = '${loan.id}'`,
      'every balance of a loan is the sum of its transfers',
    ],
    [
      'a transfer',
      () =>
        `update loan_transfers set amount_cents = amount_cents + 1 where loan_id = '${loan.id}' and debit = 'Interest'`,
      () =>
        `update loan_transfers set amount_cents = amount_cents - 1 where loan_id = '${loan.id}' and debit = 'Interest'`,
      'every balance of a loan is the sum of its transfers',
    ],
    [
      'the lateness of a loan',
      () => `update loans set worst_days_late = 7 where id = '${loan.id}'`,
      () => `update loans set worst_days_late = 0 where id = '${loan.id}'`,
      'every loan stands where its entries put it',
    ],
    [
      'an instalment',
      () =>
        `update loan_instalments set interest_cents = interest_cents + 1 where loan_id = '${loan.id}' and number = 1`,
      () =>
        `update loan_instalments set interest_cents = interest_cents - 1 where loan_id = '${loan.id}' and number = 1`,
      'every schedule adds up to the amount lent and its interest',
    ],
    [
      'a total of the portfolio',
      () => `update portfolio_totals set loans = loans + 1`,
      () => `update portfolio_totals set loans = loans - 1`,
      'the totals of the portfolio count its loans',
    ],
    [
      'a cancelled loan whose application is open',
      () => `update applications set closed_at = null where id = '${cancelled.applicationId}'`,
      () => `update applications set closed_at = '2026-01-01' where id = '${cancelled.applicationId}'`,
      'every agreement that was given up or cancelled has closed its application, and no loan runs on it',
    ],
    [
      'seeds out of nothing',
      () => `update seed_accounts set balance = balance + 5 where id = '${loan.borrower.id}'`,
      () => `update seed_accounts set balance = balance - 5 where id = '${loan.borrower.id}'`,
      'every balance of seeds is the sum of its movements',
    ],
    [
      'an account number in plain',
      () =>
        `update submissions set answers = answers || '{"account_number": "2094417305"}' where account_id = '${cancelled.person.id}' and sealed ? 'account_number'`,
      () =>
        `update submissions set answers = answers - 'account_number' where account_id = '${cancelled.person.id}'`,
      'every TRN, ID and account number is sealed',
    ],
    [
      'a sealed number of somebody else',
      () =>
        `update submissions set sealed = jsonb_set(sealed, '{planted}', sealed -> 'trn') where account_id = '${cancelled.person.id}' and sealed ? 'trn'`,
      () => `update submissions set sealed = sealed - 'planted' where account_id = '${cancelled.person.id}'`,
      'every sealed number opens with the keys of the settings',
    ],
    [
      'a key that nobody put into the settings',
      () =>
        `insert into data_keys (id, fingerprint, first_used_at) values ('2019', 'of another key', '2019-01-01')`,
      () => `delete from data_keys where id = '2019'`,
      'the settings hold every key that numbers are sealed with',
    ],
    [
      'an authenticator app whose secret is of another key',
      () =>
        `insert into totp_factors (account_id, secret, created_at) values ('${cancelled.person.id}', repeat('A', 80), now())`,
      () => `delete from totp_factors where account_id = '${cancelled.person.id}'`,
      'every authenticator app’s secret opens with the secret-key',
    ],
    [
      'another secret-key than that of the database',
      () => `update known_secret_key set fingerprint = reverse(fingerprint)`,
      () => `update known_secret_key set fingerprint = reverse(fingerprint)`,
      'the secret-key is the one of this database',
    ],
    [
      'a file that is another',
      () => `update files set sha256 = repeat('1', 64) where id = '${logoId}'`,
      () => `update files set sha256 = encode(sha256('logo'::bytea), 'hex') where id = '${logoId}'`,
      'every file is on disk as it was handed in',
    ],
  ])('finds %s', async (_, breakIt, mendIt, name) => {
    await tamper(breakIt());
    const { isSound, faulty } = await run();
    await tamper(mendIt());
    expect(isSound).toBe(false);
    expect(faulty.map((finding) => finding.name)).toContain(name);
    for (const { name, faults, lookedAt } of faulty) expect(faults, name).toBeLessThanOrEqual(lookedAt);
    expect((await run()).faulty).toEqual([]);
  });
});
