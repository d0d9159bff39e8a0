// One record of each kind for a person: what the authorisation test tries to reach as everybody else.

import { sql } from 'kysely';
import { changePicture } from '#features/accounts/server/picture/change-picture.ts';
import { readyWithLender } from '#features/applications/server/agreement/agreements.test-support.ts';
import { apply } from '#features/applications/server/apply.ts';
import { sendComplaint } from '#features/complaints/server/send-complaint.ts';
import { giveConsent } from '#features/consents/server/give-consent.ts';
import { contest, contestRequest, endedContest } from '#features/contests/server/contests.test-support.ts';
import { openAndDrawDue } from '#features/contests/server/contests-due.ts';
import { decideFor } from '#features/decisions/server/decide-for.ts';
import { policyRecords } from '#features/decisions/server/policy-desk/policy-desk.test-support.ts';
import { askReview } from '#features/decisions/server/reviews/ask-review.ts';
import { formRequestRecord } from '#features/information/server/configure/configure.test-support.ts';
import { photo, submitSample } from '#features/information/server/information.test-support.ts';
import { loanDeskRecords } from '#features/loans/server/desk/desk.test-support.ts';
import { repaymentImportRecord } from '#features/loans/server/imports/imports.test-support.ts';
import { newDateRecords } from '#features/loans/server/new-dates/new-dates.test-support.ts';
import { prizeRecords } from '#features/prizes/server/prizes.test-support.ts';
import { signalAbout } from '#features/signals/server/signals.test-support.ts';
import { submitAndSend } from '#features/verification/server/verification.test-support.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import type { RecordKind } from './authorisation/roles.ts';
import { loggedIn, moderator, type Someone, someone } from './builders.ts';
import { type TestServer, workAs } from './database.ts';
import { kindsOf, lender } from './lenders.ts';
import { runningLoan } from './loans.ts';

/** Six sections submitted, documents sent for one of them, the quiz taken, and an application for the whole offer. */
export async function recordsOf(server: TestServer, person: Someone): Promise<Record<RecordKind, string>> {
  const { services, db } = server;
  const sent = await submitAndSend(server, person, 'basic_information', [
    'id_front',
    'id_back',
    'proof_of_address',
  ]);
  for (const sId of [
    'occupational_information',
    'income_information',
    'banking_information',
    'debt_information',
    'credit_info',
  ]) {
    await submitSample(server, person, sId);
  }
  await db
    .insertInto('quiz_answers')
    .values({
      account_id: person.id,
      current_financial_situation_feeling: '3 - Neutral',
      partner_draw: false,
      throw_per_month_cents: null,
      rewards: ['Books', 'Dining', 'Stocks'],
      created_at: new Date(),
    })
    .execute();
  // Each act at a moment of its own: entries of one moment have no order that two runs share.
  const work = () => workAs(services, person);
  const { decision } = await decideFor(work(), person.id, 'FirstModel');
  const offer = decision.offer ?? { loanTermMonths: 0, rateMonthlyBps: 0, maxLoanAmountCents: 0 };
  const application = await apply(work(), {
    body: {
      term: offer.loanTermMonths,
      interestRate: offer.rateMonthlyBps / 100,
      loanAmount: centsToDollars(cents(offer.maxLoanAmountCents)),
      model: 'FirstModel',
    },
  });
  const submission = await db
    .selectFrom('verifications')
    .select('submission_id')
    .where('id', '=', sent._id)
    .executeTakeFirstOrThrow();
  const file = await db
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', person.id)
    .executeTakeFirstOrThrow();
  const sectionId = async (sId: string) =>
    (
      await db
        .selectFrom('information_schemas')
        .select('id')
        .where('s_id', '=', sId)
        .executeTakeFirstOrThrow()
    ).id;
  const openSection = await sectionId('debt_information');
  await db
    .updateTable('submissions')
    .set({ reopened_at: new Date() })
    .where('account_id', '=', person.id)
    .where('information_schema_id', '=', openSection)
    .execute();
  const { image } = await changePicture(work(), { files: [await photo('file')], extraInfo: {} });
  await loggedIn(server, person);
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', person.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const mail = await db
    .insertInto('mails')
    .values({
      id: newId(),
      recipient: person.email,
      subject: 'Your documents',
      body_text: 'They are verified.',
      body_html: '',
      account_id: person.id,
      state: 'Queued',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const drawn = await endedContest(services, person);
  await openAndDrawDue(services, new Date());
  return {
    ...(await prizeRecords(services, person)),
    contest: (await contest(services)).id,
    drawnContest: drawn,
    futureContest: (await contest(services, { startsIn: 1 })).id,
    contestRequest: await contestRequest(services),
    ...(await lenderRecords(server, person)),
    ...(await policyRecords(services, person)),
    complaint: await complaintOf(services, person),
    signal: await signalAbout(services, person, await someone(services)),
    decisionReview: await reviewOf(services, person),
    secondLook: await secondLookAt(services, sent._id),
    staffAccount: (await moderator(services)).id,
    picture: image?.split('/').at(-1) ?? '',
    session: session.id,
    account: person.id,
    promoCode: await promoCodeOf(services),
    exportModel: 'Account',
    runningLoan: (await runningLoan(services, { borrower: person, lender: await lender(services) })).id,
    ...(await loanDeskRecords(services, person)),
    ...(await newDateRecords(services, person)),
    repaymentImport: await repaymentImportRecord(services, person),
    lenderReport: 'loans',
    section: await sectionId(sent.sid),
    openSection,
    provableSection: await sectionId('credit_info'),
    submission: submission.submission_id,
    ...(await formRecords(server, sent.sid)),
    formRequest: await formRequestRecord(server),
    verification: sent._id,
    mail: mail.id,
    job: await failedJob(server),
    application: application._id,
    file: file.id,
  };
}

const complaintOf = async (services: TestServer['services'], person: Someone): Promise<string> =>
  (await sendComplaint(workAs(services, person), { body: { category: 'Service', words: 'Nobody answers.' } }))
    ._id;

const secondLookAt = async (
  services: TestServer['services'],
  verificationId: IdOf<'verifications'>,
): Promise<string> => {
  const id = newId<'second_looks'>();
  await services.db
    .insertInto('second_looks')
    .values({
      ...{ id, queue: 'VerificationModel5', verification_id: verificationId, ready_at: new Date() },
      ...{ first_by: (await moderator(services)).id, first_verdict: 'Verified' },
    })
    .execute();
  return id;
};

/** While the application waits there is no offer, and a person may be asked why. */
const reviewOf = async (services: TestServer['services'], person: Someone): Promise<string> =>
  (await askReview(workAs(services, person), { body: { words: '' } }))._id;

/** Due far ahead, so that it does not run between two who ask for it again. */
const failedJob = async ({ db }: TestServer): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into jobs.job (name, state, data, start_after, completed_on, policy)
    values ('try-policy', 'failed', '{}', now() + interval '1 day', now(), 'standard') returning id`.execute(
    db,
  );
  return rows[0]?.id ?? '';
};

const promoCodeOf = async ({ db }: TestServer['services']): Promise<string> => {
  const id = newId<'promo_codes'>();
  const row = { id, code: `P-${id.slice(-12)}`.toUpperCase(), seeds: 5, created_at: new Date() };
  await db.insertInto('promo_codes').values(row).execute();
  return id;
};

/** A lender with a loan on offer, whom the person lets see their information. */
async function lenderRecords({ services }: TestServer, person: Someone) {
  const known = await lender(services);
  const consent = await workAs(services, person).transaction((work) => giveConsent(work, known.partnerId));
  const { applicationId: agreement } = await readyWithLender(services, known, { person });
  // One that waits for a lender would hold its person to their account.
  return { ...kindsOf(known), consent, agreement, lenderApplication: newId() };
}

/** The versions of a section's two forms, and the verification form itself. */
async function formRecords({ db }: TestServer, sId: string) {
  return db
    .selectFrom('information_schemas as i')
    .innerJoin('verification_schemas as v', 'v.information_schema_id', 'i.id')
    .select(['i.form_version_id as formVersion', 'v.id as proofForm', 'v.form_version_id as proofVersion'])
    .where('i.s_id', '=', sId)
    .executeTakeFirstOrThrow();
}
