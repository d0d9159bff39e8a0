// Small builders for the database tests: each writes straight into the tables and names only what matters.

import { type SubmissionStatus, storedAnswers, storedFields } from '#features/information/contract.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { holdSubmission } from '#features/information/server/sealed/sealed-answers.ts';
import { openSeedAccount } from '#features/seeds/server/ledger.ts';
import { hashToken, newToken } from '#platform/server/http/session-cookies.ts';
import type { Services } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { DAY_MS, dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { type Caller, caller } from './caller.ts';
import { type TestServer, workAs } from './database.ts';

export type Someone = Actor & { email: string };

type Known = Partial<Omit<Actor, 'id' | 'sessionId'>> & {
  firstName?: string;
  lastName?: string;
  email?: string;
  emailVerified?: boolean;
};

let people = 0;
let lastMs = 0;

/** Now, and later than the person before: a list by the moment has one order, however quick the machine is. */
function ownMoment(): Date {
  lastMs = Math.max(Date.now(), lastMs + 1);
  return new Date(lastMs);
}

/** A person with an account and no seeds; an active first-model borrower unless said otherwise. Serves as an actor too. */
export async function someone(services: Services, known: Known = {}): Promise<Someone> {
  people += 1;
  const now = ownMoment();
  const { userType = 'User', status = 'Active', infoStatus = 'FirstModel', emailVerified = true } = known;
  const id = newId<'accounts'>();
  const email = known.email ?? `person-${people}@example.com`;
  await services.db
    .insertInto('accounts')
    .values({
      id,
      email,
      password_hash: '-',
      first_name: known.firstName ?? 'Marcia',
      last_name: known.lastName ?? `Campbell ${people}`,
      user_type: userType,
      status,
      info_status: infoStatus,
      email_verified_at: emailVerified ? now : null,
      created_at: now,
    })
    .execute();
  await openSeedAccount(workAs(services, null), id);
  return { id, sessionId: newId(), email, userType, status, infoStatus };
}

/** A browser in which a person is logged in; call it again for another browser of theirs. */
export async function loggedIn(
  server: TestServer,
  person: Pick<Someone, 'id'>,
  address?: string,
): Promise<Caller> {
  const [browser] = await loggedInTimes(1, server, person, address);
  if (!browser) throw new Error('one session makes one browser');
  return browser;
}

/** As many browsers, each with a session of its own: one statement, where each call is to be made from a new one. */
export async function loggedInTimes(
  times: number,
  { app, services }: TestServer,
  { id }: Pick<Someone, 'id'>,
  address?: string,
): Promise<Caller[]> {
  const now = new Date();
  const tokens = Array.from({ length: times }, newToken);
  await services.db
    .insertInto('sessions')
    .values(
      tokens.map((token) => ({
        token_hash: hashToken(token),
        id: newId(),
        account_id: id,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + DAY_MS),
        address: '127.0.0.1',
        user_agent: 'test',
      })),
    )
    .execute();
  return tokens.map((token) => {
    const browser = caller(app, address);
    browser.cookies.set('pimento_session', token);
    return browser;
  });
}

/** Changes what somebody has submitted to a section (by sId), past what the product would let happen. */
export const changeSubmission = (
  { db }: Pick<Services, 'db'>,
  { id }: Pick<Someone, 'id'>,
  sId: string,
  values: { answers?: string; status?: SubmissionStatus; reopened_at?: Date },
) =>
  db
    .updateTable('submissions')
    .set(values)
    .where('account_id', '=', id)
    .where('information_schema_id', 'in', (from) =>
      from.selectFrom('information_schemas').select('information_schemas.id').where('s_id', '=', sId),
    )
    .execute();

type Submitted = { answers?: Record<string, object>; status?: SubmissionStatus };

/** Submits sections (by sId) as if their forms had been filled in: those of the first model with sample answers unless said otherwise. */
export async function submitted(
  services: Services,
  { id }: Pick<Someone, 'id'>,
  { answers = sampleAnswers(dayOf(new Date())), status = 'Submitted' }: Submitted = {},
): Promise<void> {
  const now = new Date();
  const sections = await services.db
    .selectFrom('information_schemas as i')
    .innerJoin('form_versions as f', 'f.id', 'i.form_version_id')
    .select(['i.id', 'i.s_id', 'i.audience', 'i.form_version_id', 'f.fields'])
    .where('i.s_id', 'in', Object.keys(answers))
    .execute();
  const rows = await Promise.all(
    sections.map(async (section) => {
      const submission = newId<'submissions'>();
      const held = await holdSubmission(services, {
        id: submission,
        fields: storedFields.parse(section.fields),
        answers: storedAnswers.parse(answers[section.s_id]),
      });
      return {
        id: submission,
        account_id: id,
        information_schema_id: section.id,
        audience: section.audience,
        form_version_id: section.form_version_id,
        answers: JSON.stringify(held.answers),
        sealed: held.sealed && JSON.stringify(held.sealed),
        sealed_with: held.sealedWith,
        trn_ends: held.trnEnds,
        status,
        created_at: now,
        changed_at: now,
      };
    }),
  );
  await services.db.insertInto('submissions').values(rows).execute();
}

/** The two sides of every decision: a borrower with an offer of $5,000, and staff. */
export async function borrower(services: Services, known: Known = {}): Promise<Someone> {
  const person = await someone(services, known);
  await submitted(services, person);
  return person;
}
export const moderator = (services: Services, known: Known = {}) =>
  someone(services, { userType: 'Moderator', ...known });
