// Reads every table of the database, as whoever steals a copy of it would, and looks for the numbers that people gave.
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#app/server/demo/seed-demo.ts';
import { installDefaults } from '#app/server/install-defaults.ts';
import { agreementOf } from '#features/applications/server/agreement/agreements.test-support.ts';
import { prepareAgreement } from '#features/applications/server/agreement/prepare-agreement.ts';
import { verifiedSections } from '#features/applications/server/disbursement/disbursement.test-support.ts';
import { bankingInformation } from '#features/information/defaults/first-model/banking-information.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { submissionsOf } from '#features/information/server/store.ts';
import { findSignals } from '#features/signals/server/find-signals.ts';
import { dayOf } from '#shared/calendar.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';

/** As the sections store them, and as people may have typed them. */
const TRN = '583910264';
const ID_NUMBER = 'KD4418207';
const ACCOUNTS = ['7730519824', '9126604371'];

let test: TestApp;
let person: Someone;

beforeAll(async () => {
  test = await openTestApp();
  await installDefaults(test.services);
  await seedDemo(workAs(test.services, null), { users: 24, seed: '7', today: dayOf(new Date()) });
  person = await someone(test.services, { firstName: 'Marcia', lastName: 'Campbell' });
  await fromSectionsToPayout();
  await findSignals(test.services, new Date());
}, 180_000);
afterAll(() => test.close());

async function fromSectionsToPayout(): Promise<void> {
  const browser = await loggedIn(test, person);
  for (const [sId, data] of Object.entries(answers()))
    await browser.call(
      'POST /api/informations/submit',
      { body: { data, informationId: await idOf(sId) } },
      { key: `section-${sId}` },
    );
  await verifiedSections(test.services, person, ['basic_information']);
  const offer = await browser.call('GET /api/loan/user/decision', { query: {} });
  const { _id } = await browser.call('POST /api/loan-application', {
    body: {
      term: offer.loanTermMonths,
      interestRate: offer.interestRate,
      loanAmount: 5_000,
      model: 'FirstModel',
    },
  });
  const officer = await loggedIn(test, await moderator(test.services));
  await officer.call('POST /api/loan-application/admin/:id/approve', {
    params: { id: _id },
    body: { approvalNote: '', worseReason: '' },
  });
  const applicationId = asId<'applications'>(_id);
  await prepareAgreement(test.services, applicationId);
  const { borrower_name, sha256 } = await agreementOf(test.services, { applicationId });
  await browser.call('POST /api/loan-application/:id/agreement/sign', {
    params: { id: _id },
    body: { fullName: borrower_name ?? '', sha256 },
  });
  const payer = await loggedIn(test, await moderator(test.services));
  await payer.call('POST /api/loan-application/admin/:id/disburse', {
    params: { id: _id },
    body: { reference: 'SLIP-1', disbursedOn: dayOf(new Date()) },
  });
}

function answers() {
  const given = sampleAnswers(dayOf(new Date()));
  const asked = new Set(bankingInformation.fields.map(({ name }) => name));
  const second = Object.entries(given.banking_information ?? {})
    .map(([name, value]) => [`second_${name}`, value] as const)
    .filter(([name]) => asked.has(name));
  return {
    ...given,
    basic_information: {
      ...given.basic_information,
      trn: TRN.replace(/(\d{3})(?=\d)/g, '$1-'),
      id_type: 'Passport',
      id_number: ID_NUMBER,
    },
    banking_information: {
      ...Object.fromEntries(second),
      ...given.banking_information,
      has_second_account: 'Yes',
      account_number: ACCOUNTS[0],
      second_account_number: ACCOUNTS[1],
    },
  };
}

const idOf = async (sId: string): Promise<string> =>
  (
    await test.db
      .selectFrom('information_schemas')
      .select('id')
      .where('s_id', '=', sId)
      .executeTakeFirstOrThrow()
  ).id;

/** The tables, of any schema, with a row that holds one of the numbers, whatever stands between its digits. */
async function tablesWith(numbers: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`.execute(
    test.owner,
  );
  expect(tables.length).toBeGreaterThan(80);
  const written = numbers.map((number) => [...number].join('[-. ]?')).join('|');
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ held: boolean }>`
      select exists (select from ${sql.id(schema, name)} t where t::text ~* ${written}) as held`.execute(
      test.owner,
    );
    if (rows[0]?.held) found.push(`${schema}.${name}`);
  }
  return found;
}

it('finds no TRN, ID or account number in any table after sign-up, sections, agreement and payout', async () => {
  expect(
    await test.db.selectFrom('loans').select('id').where('account_id', '=', person.id).execute(),
  ).toHaveLength(1);
  expect(await tablesWith([TRN, ID_NUMBER, ...ACCOUNTS])).toEqual([]);
});

describe('what is kept of a request for its retry', () => {
  const sent = async () => ({
    data: answers().banking_information,
    informationId: await idOf('banking_information'),
  });
  /** As anybody could who has the database and guesses the number. */
  const plainHash = async () =>
    hash('sha256', `\nPOST /api/informations/submit\n${JSON.stringify([await sent(), undefined])}`);
  const kept = () =>
    test.db
      .selectFrom('idempotency_keys')
      .select(['key', 'request_hash'])
      .where('scope', '=', person.id)
      .where('key', '=', 'section-banking_information');

  it('is no hash that a number could be tried out with', async () => {
    expect((await kept().executeTakeFirstOrThrow()).request_hash).not.toBe(await plainHash());
  });

  it('is recognised where an older version kept a plain hash, and for the same request alone', async () => {
    const browser = await loggedIn(test, person);
    const again = (body: Awaited<ReturnType<typeof sent>>) =>
      browser.reply('POST /api/informations/submit', { body }, { key: 'section-banking_information' });
    await test.db
      .updateTable('idempotency_keys')
      .set({ request_hash: await plainHash() })
      .where('scope', '=', person.id)
      .where('key', '=', 'section-banking_information')
      .execute();
    expect((await again(await sent())).status).toBe(200);
    const other = await sent();
    expect((await again({ ...other, data: { ...other.data, account_number: '1234567' } })).status).toBe(409);
  });
});

it('finds none of any demo person either', async () => {
  const people = await test.db.selectFrom('accounts').select('id').where('user_type', '=', 'User').execute();
  const all = await Promise.all(people.map(({ id }) => submissionsOf(workAs(test.services, null), id)));
  const given = all
    .flat()
    .flatMap(({ data }) => [
      ...[data.trn, data.id_number, data.account_number, data.second_account_number].filter(
        (number) => typeof number === 'string',
      ),
    ]);
  expect(given.length).toBeGreaterThan(30);
  expect(await tablesWith(given)).toEqual([]);
});

it('would find one that somebody kept', async () => {
  await test.db.updateTable('accounts').set({ phone: '583-910-264' }).where('id', '=', person.id).execute();
  expect(await tablesWith([TRN])).toEqual(['public.accounts']);
});
