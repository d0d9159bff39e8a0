import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { addedBy } from '#tests/support/added-staff.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { sectionIds, submitSample } from '../information.test-support.ts';
import { formDesk, nickname } from './configure.test-support.ts';

let test: TestApp;
let admin: Awaited<ReturnType<typeof someone>>;
let asker: Caller;
let second: Caller;
let third: Caller;
let desk: ReturnType<typeof formDesk>;
beforeAll(async () => {
  test = await openTestApp();
  admin = await someone(test.services, { userType: 'Admin', firstName: 'Ada', lastName: 'Admin' });
  asker = await loggedIn(test, admin);
  second = await loggedIn(test, await moderator(test.services));
  third = await loggedIn(test, await moderator(test.services));
  desk = formDesk(test, admin);
});
afterAll(() => test.close());

/** An edit of a section that no longer asks for what the decision policy reads of it. */
async function dropping(sId: string, name: string) {
  const { id, body } = await desk.editOf(sId);
  expect(body.fields.map((field) => field.name)).toContain(name);
  return { id, body: { ...body, fields: body.fields.filter((field) => field.name !== name) } };
}

const waiting = async () => (await second.call('GET /api/informations/form-requests')).rows;
const onlyOf = async (section: string) => {
  const [one, ...more] = (await waiting()).filter((row) => row.section._id === section);
  expect(more).toEqual([]);
  return one;
};
const settle = (verb: 'approve' | 'refuse' | 'withdraw', id: string, by: Caller, body: object = {}) =>
  by.post(`/api/informations/form-requests/${id}/${verb}`, body);
const send = (by: Caller, edit: Awaited<ReturnType<typeof dropping>>, reason?: string) =>
  by.post(`/api/informations/schemas/${edit.id}`, { ...edit.body, ...(reason ? { reason } : {}) });

type EditOf = Awaited<ReturnType<typeof dropping>>['body'];
const underYear = (field: FieldDefinition): FieldDefinition =>
  field.group === 'Bills' ? { ...field, group: 'Bills, a year' } : field;
/** What reads otherwise after a change of the section, or of the heading above some of its questions. */
const wordsOf = (was: EditOf, { fields, ...texts }: Partial<EditOf>) => [
  ...Object.entries(texts).map(([part, after]) => ({ of: null, part, before: expect.any(String), after })),
  ...was.fields.flatMap(({ name, label, group: before }) => {
    const after = fields?.find((field) => field.name === name)?.group;
    return fields && after !== before ? [{ of: label, part: 'group', before, after }] : [];
  }),
];
const withNote = (fields: FieldDefinition[]): FieldDefinition[] =>
  fields.flatMap((field) =>
    field.name === 'expense_electricity' ? [{ ...nickname, group: 'Bills' }, field] : [field],
  );

const EXPENSES = ['expenses', 'expense_food'] as const;
const why = 'Nobody answers it as it is meant';

describe('an edit that drops what the decision policy reads', () => {
  it('is published by nobody alone: an admin asks with a reason, and what is dropped is named', async () => {
    const edit = await dropping('income_information', 'other_income_how_often');
    const label = (await desk.editOf('income_information')).body.fields.find(
      ({ name }) => name === 'other_income_how_often',
    )?.label;
    expect(await send(second, edit, why)).toMatchObject({
      status: 403,
      body: { code: 'form.admin_asks', message: expect.stringContaining(`reads “${label}”`) },
    });
    expect(await send(asker, edit)).toMatchObject({ status: 422, body: { code: 'form.reason_needed' } });
    expect(await send(asker, edit, why)).toMatchObject({ status: 200, body: { waits: true, version: 1 } });
    expect((await desk.editOf('income_information')).body.fields).toHaveLength(edit.body.fields.length + 1);
    expect(await onlyOf(edit.id)).toMatchObject({
      drops: [label],
      reason: why,
      askedBy: { fullName: 'Ada Admin' },
      isOvertaken: false,
      differences: { removed: [{ name: 'other_income_how_often' }] },
    });
    expect(await send(asker, edit, why)).toMatchObject({ status: 409, body: { code: 'form.request_open' } });
  });

  it.each([{ status: 'Inactive' as const }, { isHidden: true }, { disablePossible: false }])(
    'is also one that shuts a section which it reads: %j',
    async (shut) => {
      const { id, body } = await desk.editOf('credit_info');
      const edit = { id, body: { ...body, ...shut } };
      expect(await send(second, edit, why)).toMatchObject({ status: 403, body: { code: 'form.admin_asks' } });
    },
  );

  it('is published once, when somebody else approves it, under the name of who wrote it', async () => {
    const edit = await dropping(...EXPENSES);
    await send(asker, edit, why);
    const id = (await onlyOf(edit.id))?._id ?? '';
    expect(await settle('approve', id, asker)).toMatchObject({ body: { code: 'form.request_own' } });
    const replies = await Promise.all([settle('approve', id, second), settle('approve', id, third)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const after = await second.call('GET /api/informations/schemas/:id', { params: { id: edit.id } });
    expect(after).toMatchObject({ version: { version: 2, by: { fullName: 'Ada Admin' } }, request: null });
    expect(after.fields.map(({ name }) => name)).not.toContain(EXPENSES[1]);
    const audit = await test.db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('subject_id', '=', edit.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    expect(audit).toMatchObject([
      { action: 'information.ask', after: { drops: [EXPENSES[1]], reason: why } },
      { action: 'information.publish', after: { askedBy: admin.id, drops: [EXPENSES[1]], reason: why } },
    ]);
  });

  it('is made void by nobody: while it waits, nothing else of the section is published', async () => {
    const edit = await dropping('housing', 'housing_how_often_paid');
    await send(asker, edit, why);
    const { body } = await desk.editOf('housing');
    const other = { id: edit.id, body: { ...body, fields: [...body.fields, nickname] } };
    for (const by of [second, asker])
      expect(await send(by, other)).toMatchObject({ status: 409, body: { code: 'form.request_open' } });
    expect(await onlyOf(edit.id)).toMatchObject({ isOvertaken: false });
  });

  it('cannot be approved once the section has changed nevertheless, which is said before', async () => {
    const { section: id } = await sectionIds(test, 'housing');
    const next = (row: { edition: number }) => ({ edition: row.edition + 1 });
    const row = await test.db
      .selectFrom('information_schemas')
      .select('edition')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await test.db.updateTable('information_schemas').set(next(row)).where('id', '=', id).execute();
    const request = await onlyOf(id);
    expect(request).toMatchObject({ isOvertaken: true });
    expect(await settle('approve', request?._id ?? '', second)).toMatchObject({
      status: 409,
      body: { code: 'form.request_overtaken' },
    });
    expect((await settle('refuse', request?._id ?? '', second)).status).toBe(422);
    expect((await settle('refuse', request?._id ?? '', second, { note: 'Not now' })).status).toBe(200);
    expect(await onlyOf(id)).toBeUndefined();
  });

  it.each<[string, Partial<FieldDefinition>]>([
    ['other words, which name the unit', { label: 'Food, a year' }],
    ['a limit that leaves no answer', { validations: [{ type: 'max', params: [0] }] }],
  ])('is also one that asks for it with %s', async (_how, change) => {
    const { id, body } = await desk.editOf('expenses');
    const fields = body.fields.map((field) =>
      field.name === 'expense_transport' ? { ...field, ...change } : field,
    );
    expect(await send(second, { id, body: { ...body, fields } }, why)).toMatchObject({
      status: 403,
      body: { code: 'form.admin_asks' },
    });
  });

  it.each<[string, (edit: EditOf) => Partial<EditOf>, string]>([
    ['under another heading', ({ fields }) => ({ fields: fields.map(underYear) }), 'Light bill'],
    ['in a section of another name', () => ({ name: 'Expenses, a year' }), 'Light bill'],
    ['in a section of another title', () => ({ title: 'A year' }), 'Light bill'],
    ['in a section described otherwise', () => ({ description: 'What you spend in a year' }), 'Light bill'],
    ['below a question that is new', ({ fields }) => ({ fields: withNote(fields) }), 'Light bill'],
  ])('is also one that asks for it %s', async (_how, change, label) => {
    const { id, body } = await desk.editOf('expenses');
    const edit = { id, body: { ...body, ...change(body) } };
    expect(await send(second, edit, why)).toMatchObject({
      status: 403,
      body: { code: 'form.admin_asks', message: expect.stringContaining(`“${label}”`) },
    });
    expect(await send(asker, edit, why)).toMatchObject({ status: 200, body: { waits: true } });
    const request = await onlyOf(id);
    expect(request).toMatchObject({
      drops: expect.arrayContaining([label]),
      hasNewWords: !('fields' in change(body)),
      words: wordsOf(body, change(body)),
    });
    expect((await desk.editOf('expenses')).body).toEqual(body);
    await settle('withdraw', request?._id ?? '', asker);
  });

  it('is none where somebody takes back what only they added, until somebody has answered it', async () => {
    const { id, body } = await desk.editOf('expenses');
    const pets: FieldDefinition = {
      name: 'expense_pets',
      label: 'Pets',
      type: 'text',
      validationType: 'number',
    };
    const add = async () => {
      const { body: now } = await desk.editOf('expenses');
      expect(await send(second, { id, body: { ...now, fields: [...now.fields, pets] } })).toMatchObject({
        body: { waits: false },
      });
    };
    const takeBack = async (by: Caller) => {
      const { edition } = (await desk.editOf('expenses')).body;
      return send(by, { id, body: { ...body, edition } }, why);
    };
    await add();
    expect(await takeBack(third)).toMatchObject({ status: 403, body: { code: 'form.admin_asks' } });
    expect(await takeBack(second)).toMatchObject({ status: 200, body: { waits: false } });
    await add();
    await submitSample(test, await someone(test.services, { infoStatus: 'FullModel' }), 'expenses');
    expect(await takeBack(second)).toMatchObject({ status: 403, body: { code: 'form.admin_asks' } });
  });

  it('is withdrawn by who asked, and by nobody else', async () => {
    const edit = await dropping('basic_information', 'date_of_birth');
    await send(asker, edit, why);
    const request = (await onlyOf(edit.id))?._id ?? '';
    expect((await settle('withdraw', request, second)).status).toBe(404);
    expect((await settle('withdraw', request, asker)).status).toBe(200);
    expect(await onlyOf(edit.id)).toBeUndefined();
  });

  it('is the same when it is an earlier version that is brought back', async () => {
    const edit = await dropping('basic_information', 'date_of_birth');
    const { fields } = (await desk.editOf('basic_information')).body;
    await send(asker, edit, why);
    expect((await settle('approve', (await onlyOf(edit.id))?._id ?? '', second)).status).toBe(200);
    expect(await desk.publish('basic_information', { fields })).toMatchObject({ version: 3, waits: false });
    const { rows } = await second.call('GET /api/informations/schemas/:id/history', {
      params: { id: edit.id },
      query: { page: 1 },
    });
    const back = {
      edition: (await desk.editOf('basic_information')).body.edition,
      version: rows.find(({ version }) => version === 2)?._id,
    };
    const revert = (body: object) => asker.post(`/api/informations/schemas/${edit.id}/revert`, body);
    expect(await revert(back)).toMatchObject({ status: 422, body: { code: 'form.reason_needed' } });
    expect(await revert({ ...back, reason: why })).toMatchObject({ status: 200, body: { waits: true } });
    expect((await settle('approve', (await onlyOf(edit.id))?._id ?? '', second)).status).toBe(200);
    const after = await second.call('GET /api/informations/schemas/:id', { params: { id: edit.id } });
    expect(after.version).toMatchObject({ version: 4, takenFrom: 2 });
  });

  it('of which what was asked never changes, also past the server', async () => {
    const edit = await dropping('banking_information', 'account_opened_date');
    await send(asker, edit, why);
    const { _id: id = '' } = (await onlyOf(edit.id)) ?? {};
    const set = (assignment: string) =>
      sql`update form_requests set ${sql.raw(assignment)} where id = ${id}`.execute(test.db);
    await expect(set("reason = 'Other words'")).rejects.toThrow(/never changes/);
    await expect(set(`status = 'Done', decided_at = now(), decided_by = '${admin.id}'`)).rejects.toThrow(
      /two_people/,
    );
    await expect(sql`delete from form_requests where id = ${id}`.execute(test.db)).rejects.toThrow();
  });
});

it('is answered by nobody whom the asker has just added to the staff', async () => {
  const puppet = await addedBy(test, asker);
  const edit = await dropping('income_information', 'other_income_how_often');
  await send(asker, edit, why);
  const { _id = '' } = (await onlyOf(edit.id)) ?? {};
  const refused = { status: 409, body: { code: 'second_person.one_hand' } };
  expect(await settle('approve', _id, puppet.browser)).toMatchObject(refused);
  expect(await settle('refuse', _id, puppet.browser, { note: 'No' })).toMatchObject(refused);
  expect((await settle('withdraw', _id, asker)).status).toBe(200);
});
