// One record of each kind for a person: what the authorisation test tries to reach as everybody else.

import { changePicture } from '#features/accounts/server/picture/change-picture.ts';
import { apply } from '#features/applications/server/apply.ts';
import { giveConsent } from '#features/consents/server/give-consent.ts';
import { contest, ended } from '#features/contests/server/contests.test-support.ts';
import { openAndDrawDue } from '#features/contests/server/contests-due.ts';
import { decideFor } from '#features/decisions/server/decide-for.ts';
import { photo, submitSample } from '#features/information/server/information.test-support.ts';
import { prizeRecords } from '#features/prizes/server/prizes.test-support.ts';
import { submitAndSend } from '#features/verification/server/verification.test-support.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import type { RecordKind } from './authorisation/roles.ts';
import { loggedIn, type Someone } from './builders.ts';
import { type TestApp, workAs } from './database.ts';
import { lender } from './lenders.ts';

/** Six sections submitted, documents sent for one of them, the quiz taken, and an application for the whole offer. */
export async function recordsOf(server: TestApp, person: Someone): Promise<Record<RecordKind, string>> {
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
  const work = workAs(services, person);
  const { decision } = await decideFor(work, person.id, 'FirstModel');
  const offer = decision.offer ?? { loanTermMonths: 0, rateMonthlyBps: 0, maxLoanAmountCents: 0 };
  const application = await apply(work, {
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
  const { image } = await changePicture(work, { files: [await photo('file')] });
  await loggedIn(server, person);
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', person.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const drawn = await contest(services);
  await ended(services, drawn.id);
  await openAndDrawDue(services, new Date());
  return {
    ...(await prizeRecords(services, person)),
    contest: (await contest(services)).id,
    drawnContest: drawn.id,
    ...(await lenderRecords(server, person)),
    picture: image?.split('/').at(-1) ?? '',
    session: session.id,
    account: person.id,
    section: await sectionId(sent.sid),
    openSection,
    provableSection: await sectionId('credit_info'),
    submission: submission.submission_id,
    verification: sent._id,
    application: application._id,
    file: file.id,
  };
}

/** A lender with a loan on offer, whom the person lets see their information. */
async function lenderRecords({ services }: TestApp, person: Someone) {
  const { partnerId, productId, loanId, logoId } = await lender(services);
  const consent = await workAs(services, person).transaction((work) => giveConsent(work, partnerId));
  return { partner: partnerId, product: productId, partnerLoan: loanId, lenderPicture: logoId, consent };
}
