// For the tests of signals: people who state the same, and the job that finds them.
import sharp from 'sharp';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { sectionIds, submitSample } from '#features/information/server/information.test-support.ts';
import { submitVerification } from '#features/verification/server/submit-verification.ts';
import { submitAndSend } from '#features/verification/server/verification.test-support.ts';
import type { Services } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { type Someone, someone, submitted } from '#tests/support/builders.ts';
import { type TestApp, type TestGround, workAs } from '#tests/support/database.ts';
import { findSignals } from './find-signals.ts';

let drawn = 0;

/** A number of its own for each call, with as many digits. */
const another = (digits: number): string => String(10 ** (digits - 1) + ++drawn);

/** A borrower who has submitted who they are and where they bank; only what is named is shared with others. */
export async function telling(
  { services }: TestGround,
  own: { trn?: string; phone?: string; account?: string } = {},
  person?: Someone,
): Promise<Someone> {
  const known = person ?? (await someone(services));
  const sample = sampleAnswers(dayOf(new Date()));
  await submitted(services, known, {
    answers: {
      basic_information: {
        ...sample.basic_information,
        trn: own.trn ?? another(9),
        mobile_number: own.phone ?? another(10),
      },
      banking_information: { ...sample.banking_information, account_number: own.account ?? another(10) },
    },
  });
  return known;
}

/** Sends the papers of the first section; everybody's are the same bytes. */
export const sendingPapers = (test: TestApp, person: Someone) =>
  submitAndSend(test, person, 'basic_information', ['id_front', 'id_back', 'proof_of_address']);

/** Sends a picture of their own as the front of their ID, as a JPEG, with other papers of their own. */
export async function sendingPicture(test: TestApp, person: Someone, picture: Buffer): Promise<void> {
  await submitSample(test, person, 'basic_information');
  const { verification } = await sectionIds(test, 'basic_information');
  drawn += 1;
  // Flat colours have no likeness, and each its own bytes.
  const plain = { create: { width: 24 + drawn, height: 16, channels: 3, background: '#F0B429' } } as const;
  const bytes = await sharp(plain).png().toBuffer();
  const others = ['id_back', 'proof_of_address'].map((field) => ({
    ...{ field, name: `${field}.png`, bytes, truncated: false },
  }));
  await submitVerification(workAs(test.services, person), {
    extraInfo: {
      ...{ verificationId: verification, sId: 'basic_information' },
      ...{ data: {}, isVerificationRequired: true },
    },
    files: [{ field: 'id_front', name: 'id_front.jpg', bytes: picture, truncated: false }, ...others],
  });
}

export const search = ({ services }: TestGround): Promise<number> => findSignals(services, new Date());

/** Every signal with whom it is about, the earliest first. */
export async function signalsOf({ db }: TestGround) {
  const signals = await db.selectFrom('signals').selectAll().orderBy('id').execute();
  const members = await db.selectFrom('signal_accounts').selectAll().orderBy('account_id').execute();
  return signals.map(({ id, kind, state }) => ({
    id,
    kind,
    state,
    about: members.filter(({ signal_id }) => signal_id === id).map(({ account_id }) => account_id),
  }));
}

export const sorted = (...people: { id: IdOf<'accounts'> }[]) => people.map(({ id }) => id).toSorted();

/** Nobody's earlier answers are looked through again, and no signal is left of them. */
export async function forgetAll({ db }: TestGround): Promise<void> {
  for (const table of ['signal_accounts', 'signals', 'account_marks', 'picture_marks'] as const)
    await db.deleteFrom(table).execute();
  await db
    .updateTable('submissions')
    .set({ changed_at: new Date('2020-01-01T00:00:00Z') })
    .execute();
  await db
    .updateTable('accounts')
    .set({ phone: null, promo_code: null, created_at: new Date('2020-01-01T00:00:00Z') })
    .execute();
}

/** An open signal about these people, as if their TRNs were equal. */
export async function signalAbout({ db }: Services, ...people: { id: IdOf<'accounts'> }[]) {
  const id = newId<'signals'>();
  const mark = id.replaceAll('-', '').repeat(2);
  const now = new Date();
  await db
    .insertInto('signals')
    .values({ id, kind: 'Trn', mark, state: 'Open', found_at: now, words: '' })
    .execute();
  const rows = people.map((person) => ({ signal_id: id, account_id: person.id, added_at: now }));
  await db.insertInto('signal_accounts').values(rows).execute();
  return id;
}
