// An installation whose forms are from before decisions read an ended default, a bankruptcy and their papers: its next start asks for them too.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { borrower, loggedIn, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { creditInfo } from '../../defaults/first-model/credit-info.ts';
import { formDesk, publishSection } from '../configure/configure.test-support.ts';
import { installDefaultSections, sectionIds } from '../information.test-support.ts';

const QUESTIONS = ['default_cleared_on', 'has_been_bankrupt', 'bankruptcy_ended_on'];
const PAPERS = ['default_papers', 'bankruptcy_papers'];

let test: TestApp;
let admin: Actor;
beforeEach(async () => {
  test = await openTestApp();
  admin = await someone(test.services, { userType: 'Admin' });
  await asBefore(creditInfo.fields, creditInfo.verificationSchema.fields);
});
afterEach(() => test.close());

/** The two forms as they were first installed: without what came later, under the groups of then. */
async function asBefore(fields: FieldDefinition[], papers: FieldDefinition[]): Promise<void> {
  const { section, verification } = await sectionIds(test, 'credit_info');
  const then = (all: FieldDefinition[]) =>
    all
      .filter(({ name }) => ![...QUESTIONS, ...PAPERS].includes(name))
      .map((field) => ({ ...field, group: `Before: ${field.group}` }));
  await asOwner(async (db) => {
    for (const [id, form] of [
      [section, then(fields)],
      [verification, then(papers)],
    ] as const)
      await sql`update form_versions set fields = ${JSON.stringify(form)}::jsonb where form_id = ${id}`.execute(
        db,
      );
  });
}

/** Past every rule of the database. */
const asOwner = (run: (db: TestApp['owner']) => Promise<unknown>) =>
  test.owner.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await run(db);
    await sql`update section_catalogue set revision = revision + 1`.execute(db);
  });

/** An admin's edit of the section, which a second person has approved. */
async function edited(fields: FieldDefinition[]): Promise<void> {
  const { section: id } = await sectionIds(test, 'credit_info');
  const version = newId<'form_versions'>();
  await asOwner(async (db) => {
    await sql`insert into form_versions (id, form_id, version, title, description, fields, created_by, created_at)
      select ${version}, form_id, max(version) + 1, 'Your credit', min(description), ${JSON.stringify(fields)}::jsonb, ${admin.id}, now()
      from form_versions where form_id = ${id} group by form_id`.execute(db);
    await sql`update information_schemas set form_version_id = ${version}, points = 77, is_hidden = true where id = ${id}`.execute(
      db,
    );
  });
}

const start = () => installDefaultSections(test);

async function forms() {
  const { editOf, proofOf } = formDesk(test, admin);
  const [section, papers] = [await editOf('credit_info'), await proofOf('credit_info')];
  const found = ({ fields }: { fields: FieldDefinition[] }) =>
    fields
      .map(({ name, group }) => ({ name, group }))
      .filter(({ name }) => [...QUESTIONS, ...PAPERS].includes(name));
  return {
    fields: section.body.fields,
    asked: found(section.body),
    papers: found(papers.body).map(({ name }) => name),
    editions: [section.body.edition, papers.body.edition],
  };
}

const versions = () =>
  test.db
    .selectFrom('form_versions as f')
    .innerJoin('information_schemas as i', 'i.id', 'f.form_id')
    .select(['f.version', 'f.created_by'])
    .where('i.s_id', '=', 'credit_info')
    .orderBy('f.version')
    .execute();

describe('the next start', () => {
  it('asks each question where it belongs, and for its papers; the one after that changes nothing', async () => {
    await start();
    const after = await forms();
    const group = 'Before: Your credit history';
    expect(after.asked).toEqual(QUESTIONS.map((name) => ({ name, group })));
    expect(after.fields.map(({ name }) => name)).toEqual(creditInfo.fields.map(({ name }) => name));
    expect(after.papers).toEqual(PAPERS);
    expect(await versions()).toEqual([
      { version: 1, created_by: null },
      { version: 2, created_by: null },
    ]);
    await Promise.all([start(), start()]);
    expect(await forms()).toEqual(after);
    expect(await versions()).toHaveLength(2);
    const found = await test.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'after'])
      .where('action', 'in', ['information.publish', 'verification.publish'])
      .orderBy('id')
      .execute();
    expect(found).toMatchObject([
      {
        action: 'information.publish',
        actor_id: null,
        after: { fields: { added: QUESTIONS, removed: [], changed: [] } },
      },
      {
        action: 'verification.publish',
        actor_id: null,
        after: { fields: { added: PAPERS, removed: [], changed: [] } },
      },
    ]);
  });

  it('of several nodes at once asks once', async () => {
    await Promise.all(Array.from({ length: 5 }, start));
    expect(await versions()).toHaveLength(2);
    expect(await forms()).toMatchObject({ papers: PAPERS });
  });

  it('leaves what an admin has changed as it is', async () => {
    const own = (await forms()).fields
      .filter(({ name }) => name !== 'missed_payments_reason')
      .map((field) =>
        field.name === 'has_defaulted' ? { ...field, label: 'Ever in court?', group: 'Court' } : field,
      );
    await edited(own);
    await start();
    const { fields, asked } = await forms();
    expect(asked.map(({ name }) => name)).toEqual(QUESTIONS);
    expect(asked[0]).toEqual({ name: 'default_cleared_on', group: 'Court' });
    expect(fields.filter(({ name }) => !QUESTIONS.includes(name))).toEqual(own);
    expect((await formDesk(test, admin).editOf('credit_info')).body).toMatchObject({
      title: 'Your credit',
      points: 77,
      isHidden: true,
    });
  });

  it('brings nothing back that was asked once and that an admin has dropped', async () => {
    await start();
    const fields = (await forms()).fields.filter(
      ({ name }) => !['has_been_bankrupt', 'bankruptcy_ended_on'].includes(name),
    );
    await edited(fields);
    await start();
    expect((await forms()).fields).toEqual(fields);
  });

  it('asks nothing that hangs on a question which the form does not ask', async () => {
    const without = creditInfo.fields.filter(({ name }) => name !== 'has_defaulted');
    await asBefore(without, creditInfo.verificationSchema.fields);
    await start();
    const { asked, papers } = await forms();
    expect(asked.map(({ name }) => name)).toEqual(['has_been_bankrupt', 'bankruptcy_ended_on']);
    expect(papers).toEqual(['bankruptcy_papers']);
  });

  it('waits while an edit of that section waits for its second person', async () => {
    const own = (await forms()).fields.filter(({ name }) => name !== 'has_had_loan');
    const { id, body } = await formDesk(test, admin).editOf('credit_info');
    const reason = 'Nobody understands it';
    const fields = own.filter(({ conditionalValidations: [on] = [] }) => on?.when !== 'has_had_loan');
    const asked = await publishSection(workAs(test.services, admin), {
      params: { id },
      body: { ...body, fields, reason },
    });
    expect(asked).toMatchObject({ waits: true });
    await start();
    expect(await forms()).toMatchObject({ asked: [], papers: [] });
    await asOwner((db) => sql`delete from form_requests`.execute(db));
    await start();
    expect(await forms()).toMatchObject({ papers: PAPERS });
  });
});

describe('a borrower who sent the section before', () => {
  it('has sent it still, is decided on as before, and reads it as it was asked', async () => {
    const person = await borrower(test.services);
    const { call } = await loggedIn(test, person);
    const read = async () => {
      const { counts } = await call('GET /api/informations/dashboard');
      const { loanDecision, maxLoanAmount, interestRate, reasons } = await call(
        'GET /api/loan/user/decision',
      );
      const { submittedInfo } = await call('GET /api/informations/:id', { params: { id: 'credit_info' } });
      const id = asId<'submissions'>(submittedInfo?._id ?? '');
      const record = await call('GET /api/informations/submitted/:id', { params: { id } });
      return { counts, loanDecision, maxLoanAmount, interestRate, reasons, record };
    };
    const before = await read();
    expect(before).toMatchObject({ counts: { submitted: 6 }, loanDecision: true });
    await start();
    expect(await read()).toEqual(before);
    const { fields } = await call('GET /api/informations/:id', { params: { id: 'credit_info' } });
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(QUESTIONS));
  });
});
