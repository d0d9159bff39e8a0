// Records of a person that take long to make, each kind with those that come with it.

import { sql } from 'kysely';
import { readyWithLender } from '#features/applications/server/agreement/agreements.test-support.ts';
import { sendComplaint } from '#features/complaints/server/send-complaint.ts';
import { giveConsent } from '#features/consents/server/give-consent.ts';
import { contest, contestRequest, endedContest } from '#features/contests/server/contests.test-support.ts';
import { openAndDrawDue } from '#features/contests/server/contests-due.ts';
import { policyRecords } from '#features/decisions/server/policy-desk/policy-desk.test-support.ts';
import { askReview } from '#features/decisions/server/reviews/ask-review.ts';
import { formRequestRecord } from '#features/information/server/configure/configure.test-support.ts';
import { loanDeskRecords } from '#features/loans/server/desk/desk.test-support.ts';
import { repaymentImportRecord } from '#features/loans/server/imports/imports.test-support.ts';
import { newDateRecords } from '#features/loans/server/new-dates/new-dates.test-support.ts';
import { prizeRecords } from '#features/prizes/server/prizes.test-support.ts';
import { signalAbout } from '#features/signals/server/signals.test-support.ts';
import type { submitAndSend } from '#features/verification/server/verification.test-support.ts';
import { type IdOf, newId } from '#shared/id.ts';
import type { RecordKind } from './authorisation/roles.ts';
import { moderator, type Someone, someone } from './builders.ts';
import { type TestServer, workAs } from './database.ts';
import { kindsOf, lender } from './lenders.ts';
import { runningLoan } from './loans.ts';

type MoreRecords = {
  kinds: readonly RecordKind[];
  make(
    server: TestServer,
    person: Someone,
    sent: Awaited<ReturnType<typeof submitAndSend>>,
  ): Promise<Partial<Record<RecordKind, string>>>;
};

/** What takes long to make, in the order in which it is made. */
export const moreRecords: readonly MoreRecords[] = [
  { kinds: ['drawnContest'], make: ({ services }, person) => drawnContest(services, person) },
  {
    kinds: ['prize', 'prizePicture', 'coupon', 'acquisition'],
    make: ({ services }, person) => prizeRecords(services, person),
  },
  {
    kinds: ['contest', 'futureContest', 'contestRequest'],
    make: async ({ services }) => ({
      contest: (await contest(services)).id,
      futureContest: (await contest(services, { startsIn: 1 })).id,
      contestRequest: await contestRequest(services),
    }),
  },
  {
    kinds: [
      'lender',
      'partner',
      'product',
      'partnerLoan',
      'lenderPicture',
      'consent',
      'agreement',
      'lenderApplication',
    ],
    make: lenderRecords,
  },
  {
    kinds: ['policyDraft', 'policyTrial', 'policyVersion'],
    make: ({ services }, person) => policyRecords(services, person),
  },
  {
    kinds: ['complaint'],
    make: async ({ services }, person) => ({ complaint: await complaintOf(services, person) }),
  },
  {
    kinds: ['signal'],
    make: async ({ services }, person) => ({
      signal: await signalAbout(services, person, await someone(services)),
    }),
  },
  {
    kinds: ['decisionReview'],
    make: async ({ services }, person) => ({ decisionReview: await reviewOf(services, person) }),
  },
  {
    kinds: ['secondLook'],
    make: async ({ services }, _, sent) => ({ secondLook: await secondLookAt(services, sent._id) }),
  },
  {
    kinds: ['staffAccount'],
    make: async ({ services }) => ({ staffAccount: (await moderator(services)).id }),
  },
  {
    kinds: ['promoCode'],
    make: async ({ services }) => ({ promoCode: await promoCodeOf(services) }),
  },
  {
    kinds: ['runningLoan', 'repaymentImport'],
    make: async ({ services }, person) => {
      const { id } = await runningLoan(services, { borrower: person, lender: await lender(services) });
      return { runningLoan: id, repaymentImport: await repaymentImportRecord(services, person) };
    },
  },
  {
    kinds: ['loanInCredit', 'loanEntry', 'loanAdjustment'],
    make: ({ services }, person) => loanDeskRecords(services, person),
  },
  {
    kinds: ['newDateRequest', 'loanWithNewDate'],
    make: ({ services }, person) => newDateRecords(services, person),
  },
  {
    kinds: ['formRequest'],
    make: async (server) => ({ formRequest: await formRequestRecord(server) }),
  },
  { kinds: ['job'], make: async (server) => ({ job: await failedJob(server) }) },
];

async function drawnContest(services: TestServer['services'], person: Someone) {
  const drawnContest = await endedContest(services, person);
  await openAndDrawDue(services, new Date());
  return { drawnContest };
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
