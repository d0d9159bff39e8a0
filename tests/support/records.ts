// One record of each kind for a person: what the authorisation test tries to reach as everybody else.

import { changePicture } from '#features/accounts/server/picture/change-picture.ts';
import { apply } from '#features/applications/server/apply.ts';
import { decideFor } from '#features/decisions/server/decide-for.ts';
import { photo, submitSample } from '#features/information/server/information.test-support.ts';
import { submitAndSend } from '#features/verification/server/verification.test-support.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import type { RecordKind } from './authorisation/roles.ts';
import { loggedIn, type Someone } from './builders.ts';
import { type TestServer, workAs } from './database.ts';
import { moreRecords } from './more-records.ts';

/**
 * Six sections submitted, documents sent for one of them, the quiz taken, and an application for the whole offer; and of what else
 * there is what is wanted. Asking for the id of a record that is not there throws.
 */
export async function recordsOf(
  server: TestServer,
  person: Someone,
  isWanted: (kind: RecordKind) => boolean = () => true,
): Promise<Record<RecordKind, string>> {
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
  const openSection = await sectionId(server, 'debt_information');
  await db
    .updateTable('submissions')
    .set({ reopened_at: new Date() })
    .where('account_id', '=', person.id)
    .where('information_schema_id', '=', openSection)
    .execute();
  const { image } = await changePicture(work(), { files: [await photo('file')], extraInfo: {} });
  await loggedIn(server, person);
  const made: Partial<Record<RecordKind, string>> = {
    account: person.id,
    application: application._id,
    verification: sent._id,
    section: await sectionId(server, sent.sid),
    openSection,
    provableSection: await sectionId(server, 'credit_info'),
    picture: image?.split('/').at(-1) ?? '',
    exportModel: 'Account',
    lenderReport: 'loans',
    ...(await ownRows(server, person, sent._id)),
    ...(await formRecords(server, sent.sid)),
  };
  for (const { kinds, make } of moreRecords)
    if (kinds.some(isWanted)) Object.assign(made, await make(server, person, sent));
  return onlyWhatIsThere(made);
}

/** An id that was not made would read as one of nothing, for which every refusal is right. */
const onlyWhatIsThere = (made: Partial<Record<RecordKind, string>>) =>
  new Proxy(made as Record<RecordKind, string>, {
    get(of, kind, receiver) {
      const id = Reflect.get(of, kind, receiver);
      // A promise that answers this object looks for a 'then'.
      if (id === undefined && typeof kind === 'string' && kind !== 'then')
        throw new Error(`no record of the kind ${kind} was made`);
      return id;
    },
  });

async function sectionId({ db }: TestServer, sId: string) {
  const { id } = await db
    .selectFrom('information_schemas')
    .select('id')
    .where('s_id', '=', sId)
    .executeTakeFirstOrThrow();
  return id;
}

/** What a person has by what they did until here, and a mail to them. */
async function ownRows({ db }: TestServer, person: Someone, verificationId: IdOf<'verifications'>) {
  const verification = await db
    .selectFrom('verifications')
    .select('submission_id')
    .where('id', '=', verificationId)
    .executeTakeFirstOrThrow();
  const file = await db
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', person.id)
    .executeTakeFirstOrThrow();
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
  return { submission: verification.submission_id, file: file.id, session: session.id, mail: mail.id };
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
