// For the tests of privacy: somebody of whom every table holds something, and a search through all tables for a word.

import { sql } from 'kysely';
import { PASSWORD, person } from '#features/accounts/server/accounts.test-support.ts';
import { hashPassword } from '#features/accounts/server/passwords.ts';
import { applied } from '#features/applications/server/lender/lender-applications.test-support.ts';
import { keepFigures } from '#features/applications/server/prequalify/figures.ts';
import { channelMessages } from '#features/channels/texts/text-messages.ts';
import { giveConsent } from '#features/consents/server/give-consent.ts';
import { approveAdjustment } from '#features/loans/server/desk/decide-adjustment.ts';
import { refundCredit } from '#features/loans/server/desk/refund-credit.ts';
import { sendCode } from '#platform/server/text-messages/text-messages.ts';
import type { Services } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { ZERO } from '#shared/money.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import { caller } from '#tests/support/caller.ts';
import { type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { lender } from '#tests/support/lenders.ts';
import { repaid } from '#tests/support/loans.ts';
import { recordsOf } from '#tests/support/records.ts';
import { writeTo } from '#tests/support/written-to.ts';

export { PASSWORD };

const HER_PHONE = { channel: 'WhatsApp', number: '18765559123' } as const;
export const ZIPPORAH = { firstName: 'Zipporah', lastName: 'Quarrington', phone: '8765559123' };

/** Words that show who she is: hers by sign-up, by the sample answers, in messages, and in what staff wrote about her. */
export const HER_WORDS = [
  ...['Zipporah', 'Quarrington', '8765559123'],
  ...['104583927', '8765550142', '14 Mango Walk', 'Delroy Campbell', '6585550177', '2094417305', '1988-04'],
  ...[
    'mending my roof',
    'speak to her neighbour',
    'the clerk shouted',
    'her sister told us',
    'both accounts are hers',
  ],
];

/** A borrower with a password, past the quiz, in one browser. */
export async function withPassword(test: TestApp, known: Parameters<typeof someone>[1] = {}) {
  const account = await someone(test.services, known);
  await test.db
    .updateTable('accounts')
    .set({ password_hash: await hash() })
    .where('id', '=', account.id)
    .execute();
  return { ...account, browser: await loggedIn(test, account) };
}

let kept: Promise<string> | undefined;
const hash = () => {
  kept ??= hashPassword(PASSWORD);
  return kept;
};

/** She signed up, answered, sent papers, applied, redeemed, joined, agreed and wrote; nothing of it waits for a decision any more. */
export async function zipporah(test: TestApp, email = 'zipporah.q@example.com') {
  const { db } = test;
  await caller(test.app).call('POST /api/accounts/register', { body: person(email, ZIPPORAH) });
  const { id } = await db
    .updateTable('accounts')
    .set({ status: 'Active', email_verified_at: new Date() })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const herself: Someone = {
    id,
    email,
    sessionId: newId(),
    userType: 'User',
    status: 'Active',
    infoStatus: 'FirstModel',
  };
  const records = await recordsOf(test, herself);
  const browser = caller(test.app);
  await browser.refused('POST /api/accounts/login', { body: { email, password: 'not hers' } });
  await test.securityEvents.flush({ isEnd: true });
  await browser.call('POST /api/accounts/login', { body: { email, password: PASSWORD } });
  await test.db
    .insertInto('push_consents')
    .values({ id: newId(), account_id: id, subject: 'Payment', text_version: 1, given_at: new Date() })
    .execute();
  await test.db
    .insertInto('push_devices')
    .values({
      id: newId(),
      account_id: id,
      session_id: newId(),
      endpoint: `https://push.test/${id}`,
      p256dh: 'a'.repeat(87),
      auth: 'a'.repeat(22),
      registered_at: new Date(),
    })
    .execute();
  await browser.call('POST /api/quiz/preferences', {
    body: {
      financialQuestionnaire: {
        current_financial_situation_feeling: '2 - Unsatisfied',
        partner_draw: true,
        throw_per_month: 7000,
      },
      itemsThatAppeal: { Books: true },
    },
  });
  await browser.call('POST /api/contests/join/:id', { params: { id: records.contest } });
  await browser.call('POST /api/messages/send', { body: { text: 'I am mending my roof.', receiverId: id } });
  const sent = await browser.call('POST /api/complaints', {
    body: {
      category: 'Service',
      words: 'On Monday the clerk shouted.',
    },
  });
  const officer = await moderator(test.services);
  const desk = await loggedIn(test, officer);
  const { _id: complaint } = sent;
  await desk.call('POST /api/complaints/desk/:id/note', {
    params: { id: complaint },
    body: { words: 'So her sister told us.' },
  });
  await desk.call('POST /api/signals/:id/claim', { params: { id: records.signal }, body: { from: null } });
  await desk.call('POST /api/signals/:id/decide', {
    params: { id: records.signal },
    body: { verdict: 'SamePerson', words: 'So both accounts are hers.', accounts: 2 },
  });
  await desk.call('POST /api/messages/send', {
    body: {
      text: 'Dear Zipporah, well done.',
      receiverId: id,
      sendEmail: true,
    },
  });
  await desk.call('POST /api/verification/reject/:id', {
    params: { id: records.verification },
    body: {
      userId: id,
      sid: 'basic_information',
      rejectionReason: 'The card is not of Zipporah Quarrington',
      rejectionNote: 'speak to her neighbour',
    },
  });
  await desk.call('POST /api/loan-application/admin/:id/reject', {
    params: { id: records.application },
    body: {
      rejectionReason: 'Zipporah has no income',
      rejectionNote: 'speak to her neighbour',
    },
  });
  const own = await lender(test.services);
  const { applicationId } = await applied(test.services, own, { person: herself });
  const lending = await loggedIn(test, own.account);
  await lending.call('GET /api/loan-application/:id', { params: { id: applicationId } });
  const otherTerms = { loanAmount: 10_000, interestRate: 6, term: 3, reason: 'Zipporah earns little' };
  await lending.call('POST /api/loan-application/:id/counter-offer', {
    params: { id: applicationId },
    body: otherTerms,
  });
  await lending.call('POST /api/loan-application/:id/words/ask', {
    params: { id: applicationId },
    body: {
      text: 'Zipporah, which months?',
      ...{ identity: false, address: false, income: true, bank: false },
    },
  });
  await lending.call('POST /api/loan-application/:id/notes', {
    params: { id: applicationId },
    body: { text: 'Zipporah sounds honest' },
  });
  const verdict = { status: 'Rejected', rejectionReason: 'Zipporah has no guarantor' } as const;
  await lending.call('POST /api/loan-application/updateStatus/:id', {
    params: { id: applicationId },
    body: verdict,
  });
  await workAs(test.services, herself).transaction(async (work) => {
    await giveConsent(work, own.partnerId, 'Prequalification');
    await keepFigures(work, id);
  });
  await desk.call('POST /api/loans/admin/:id/contacts', {
    params: { id: records.runningLoan },
    body: {
      kind: 'Call',
      outcome: 'Zipporah Quarrington pays on Friday',
    },
  });
  await repayLoansOf(test, herself, officer);
  await desk.call('POST /api/notes/:id', { params: { id }, body: { text: 'Zipporah calls after six' } });
  await desk.call('POST /api/accounts/assignUsers', {
    body: { userIds: [id], adminOrModeratorId: officer.id },
  });
  await writeTo(test.services, id, HER_PHONE);
  await workAs(test.services, herself).transaction((work) =>
    sendCode(work, id, HER_PHONE, { template: channelMessages.code, values: ['123456'] }, 600_000),
  );
  await browser.call('POST /api/second-factor/app/begin', { body: { currentPassword: PASSWORD } });
  return { ...herself, browser, desk, records };
}

async function repayLoansOf({ services, db }: TestApp, { id }: Someone, officer: Someone): Promise<void> {
  const running = db.selectFrom('loans').select(['id', 'owed_cents']).where('account_id', '=', id);
  for (const loan of await running.where('owed_cents', '>', ZERO).execute())
    await repaid(services, { id: asId<'loans'>(loan.id), officer }, loan.owed_cents, dayOf(new Date()));
  const held = db.selectFrom('loans').select(['id', 'credit_cents']).where('account_id', '=', id);
  const second = await moderator(services);
  for (const loan of await held.where('credit_cents', '>', ZERO).execute()) {
    await refundCredit(workAs(services, officer), {
      params: { id: asId<'loans'>(loan.id) },
      body: { amount: loan.credit_cents / 100, paidOn: dayOf(new Date()), reference: newId().toUpperCase() },
    });
    const asked = await db
      .selectFrom('loan_adjustments')
      .select('id')
      .where('loan_id', '=', loan.id)
      .where('kind', '=', 'Refund')
      .executeTakeFirstOrThrow();
    await approveAdjustment(workAs(services, second), { params: asked, body: { note: '' } });
  }
}

/** Where any of the words stands, in any column of any table, whoever's it is: `table: word`. */
export async function placesOf({ db }: Services, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const places: string[] = [];
  for (const { name } of tables) {
    for (const word of words) {
      const { rows } = await sql<{ found: number }>`
        select count(*)::int as found from ${sql.raw(name)} t where to_jsonb(t)::text ilike ${`%${word}%`}`.execute(
        db,
      );
      if ((rows[0]?.found ?? 0) > 0) places.push(`${name}: ${word}`);
    }
  }
  return places;
}
