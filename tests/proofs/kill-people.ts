// A database full of people who have everything still before them, and the calls that each of them will make.

import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { installPolicy } from '#features/decisions/server/policies.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { installSections } from '#features/information/server/install/install-sections.ts';
import { seedAccountOf } from '#features/seeds/server/ledger.ts';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { noNotices } from '#platform/server/database/notices.ts';
import { openFiles } from '#platform/server/file-store.ts';
import { hashToken, newToken } from '#platform/server/http/session-cookies.ts';
import { openJobs } from '#platform/server/jobs.ts';
import { type Services, workOn } from '#platform/server/work.ts';
import { DAY_MS, dayOf } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';

/** `token` is that of their session. */
export type Person = { id: IdOf<'accounts'>; token: string };

export type Call = {
  kind: 'quiz' | 'section' | 'documents' | 'redemption' | 'application';
  sId: string;
  url: string;
  /** The JSON body, or `extraInfo` where there are files (by field), though it be none of them. */
  body: object;
  files?: Record<string, Blob>;
};

/** Where the state lies: all under the data folder, or the database on a server. */
export type State = { dataDir: string; databaseUrl?: string };

/** Makes the database, with so many people in it; answers them and the calls of anyone's day, in their order. */
export const peopleIn = (state: State, count: number): Promise<{ people: Person[]; calls: Call[] }> =>
  withServices(state, async (services) => {
    await workForNobody(services).transaction(async (work) => {
      await installSections(work);
      await installPolicy(work);
    });
    const people = newPeople(count);
    for (let from = 0; from < count; from += 200)
      await insertPeople(services, people.slice(from, from + 200), NEWCOMER);
    return { people, calls: await callsOf(services) };
  });

/** Migrates the database and lets `act` fill it, before any server runs on it. */
export async function withServices<Made>(
  { dataDir, databaseUrl }: State,
  act: (services: Services) => Promise<Made>,
): Promise<Made> {
  mkdirSync(dataDir, { recursive: true });
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 2 });
  try {
    await migrate(database);
    return await act({
      config,
      db: database.db,
      files: openFiles(config),
      jobs: openJobs(database, () => {}),
      notices: noNotices,
    });
  } finally {
    await database.close();
  }
}

export const newPeople = (count: number): Person[] =>
  Array.from({ length: count }, () => ({ id: newId(), token: newToken() }));

export const workForNobody = (services: Services) =>
  workOn(
    {
      services,
      actor: null,
      now: new Date(),
      address: 'proof',
      userAgent: 'proof',
      cookies: { begin() {}, describe() {}, end() {} },
    },
    null,
  );

type Standing = { user_type: 'User' | 'Moderator'; status: 'UserQuiz' | 'Active' };
const NEWCOMER: Standing = { user_type: 'User', status: 'UserQuiz' };

/** Inserts people, each with an empty seed account and a session. */
export async function insertPeople(
  { db }: Services,
  people: readonly Person[],
  standing: Standing,
): Promise<void> {
  const now = new Date();
  await db
    .insertInto('accounts')
    .values(
      people.map(({ id }) => ({
        id,
        email: `${id}@example.com`,
        password_hash: '-',
        first_name: 'Marcia',
        last_name: 'Campbell',
        ...standing,
        info_status: 'FirstModel' as const,
        email_verified_at: now,
        created_at: now,
      })),
    )
    .execute();
  await db
    .insertInto('seed_accounts')
    .values(people.map(({ id }) => ({ id: seedAccountOf(id), kind: 'Person' as const })))
    .execute();
  await db
    .insertInto('sessions')
    .values(
      people.map(({ id, token }) => ({
        token_hash: hashToken(token),
        id: newId(),
        account_id: id,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + DAY_MS),
        address: '127.0.0.1',
        user_agent: 'proof',
      })),
    )
    .execute();
}

async function callsOf({ db }: Services): Promise<Call[]> {
  const sections = await db
    .selectFrom('information_schemas as i')
    .innerJoin('verification_schemas as v', 'v.information_schema_id', 'i.id')
    .select(['i.id as informationId', 'i.s_id as sId', 'v.id as verificationId'])
    .where('i.audience', '=', 'PreQualUser')
    .orderBy('i.position')
    .execute();
  const answers = sampleAnswers(dayOf(new Date()));
  const photo = new Blob([new Uint8Array(await photoOfPaper())], { type: 'image/png' });
  const submits = sections.map(({ informationId, sId }): Call => {
    const call = { kind: 'section', sId } as const;
    if (sId !== 'credit_info') {
      const body = { informationId, data: answers[sId] };
      return { ...call, url: '/api/informations/submit', body };
    }
    const data = { ...answers[sId], has_credit_report: 'Yes', credit_bureau: 'Other' };
    const files = { credit_report: photo };
    return { ...call, url: '/api/informations/submitMulti', body: { informationId, data }, files };
  });
  const proofs = sections.flatMap(({ sId, verificationId }): Call[] => {
    const fields = DOCUMENTS[sId];
    if (!fields) return [];
    const body = { verificationId, sId, isVerificationRequired: fields.length > 0, data: {} };
    const files = Object.fromEntries(fields.map((field) => [field, photo]));
    return [{ kind: 'documents', sId, url: '/api/verification/submit', body, files }];
  });
  const redemption: Call = {
    kind: 'redemption',
    sId: '',
    url: `/api/prizes/redeem/${await prizeForAll(db)}`,
    body: {},
  };
  return [QUIZ, ...submits, redemption, ...proofs, APPLICATION];
}

/** More than all people together redeem; each redemption takes one away. */
export const STOCK = 1_000_000;
export const PRIZE = 'A bag of rice for the proof';

/** Answers the id of a prize that everybody who has submitted anything can redeem, once. */
async function prizeForAll(db: Services['db']): Promise<string> {
  const id = newId<'prizes'>();
  await db
    .insertInto('prizes')
    .values({
      id,
      name: PRIZE,
      description: 'One for each',
      type: 'Redeem',
      value_cents: cents(1_500_00),
      point_required: 1,
      image_file_id: null,
      stock: STOCK,
      gives_code: false,
      created_at: new Date(),
    })
    .execute();
  return id;
}

/** What the sample answers must be proved with, for some of the sections. */
const DOCUMENTS: Record<string, string[]> = {
  basic_information: ['id_front', 'id_back', 'proof_of_address'],
  debt_information: ['debt_1_statement'],
  credit_info: [],
};

const QUIZ: Call = {
  kind: 'quiz',
  sId: '',
  url: '/api/quiz',
  body: {
    current_financial_situation_feeling: '3 - Neutral',
    partner_draw: false,
    rewards: ['Books', 'Dining', 'Stocks'],
  },
};

/** An application within what the sample answers are offered. */
const APPLICATION: Call = {
  kind: 'application',
  sId: '',
  url: '/api/loan-application',
  body: { term: 4, interestRate: 6, loanAmount: 4_000, model: 'FirstModel' },
};

export const photoOfPaper = () =>
  sharp({ create: { width: 240, height: 160, channels: 3, background: '#F0B429' } })
    .png()
    .toBuffer();
