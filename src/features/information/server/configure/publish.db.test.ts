import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import type { Refusal } from '#shared/refusal.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { sectionIds } from '../information.test-support.ts';
import { listInformations } from '../list-informations.ts';
import { formDesk, nickname, publishSection, refusalOf, someStaff } from './configure.test-support.ts';
import { publishVerification } from './publish.ts';
import { showSection } from './show-schema.ts';

let test: TestApp;
let boss: Actor;
let desk: ReturnType<typeof formDesk>;
beforeAll(async () => {
  test = await openTestApp();
  boss = await someStaff(test);
  desk = formDesk(test, boss);
});
afterAll(() => test.close());

const as = (actor: Actor) => workAs(test.services, actor);

describe('publishing a section', () => {
  it('makes the next version, for everybody at the very next look, with who and what in the audit log', async () => {
    const borrower = await someone(test.services);
    await listInformations(as(borrower));
    const { id, body } = await desk.editOf('basic_information');
    const reply = await publishSection(as(boss), {
      params: { id },
      body: { ...body, fields: [...body.fields, nickname], points: 150 },
    });
    expect(reply).toEqual({
      message: 'Information edited successfully',
      edition: 2,
      version: 2,
      waits: false,
    });
    const [section] = await listInformations(as(borrower));
    expect(section).toMatchObject({ sId: 'basic_information', points: 150 });
    expect(section?.fields.at(-1)).toEqual(nickname);
    const audit = await test.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(audit).toMatchObject({
      actor_id: boss.id,
      action: 'information.publish',
      subject_kind: 'section',
      before: { version: 1, points: 100 },
      after: { version: 2, points: 150, fields: { added: ['nickname'], removed: [], changed: [] } },
    });
  });

  it('leaves the version where only settings change, and everything where nothing does', async () => {
    const { id, body } = await desk.editOf('social');
    expect(await desk.publish('social', {})).toMatchObject({ edition: 1, version: 1 });
    const edit = { ...body, points: 77, startDate: '2026-05-01', isHidden: true, tags: ['home', 'church'] };
    expect(await publishSection(as(boss), { params: { id }, body: edit })).toMatchObject({
      edition: 2,
      version: 1,
    });
    const after = await showSection(as(boss), { params: { id } });
    expect(after.section).toMatchObject({
      points: 77,
      startDate: '2026-05-01',
      isHidden: true,
      tags: ['home', 'church'],
    });
  });

  it('moves a section to another place, and the others close up', async () => {
    const placed = async () =>
      (await listInformations(as(await someone(test.services)))).map(({ sId }) => sId);
    const before = await placed();
    await desk.publish('credit_info', { position: 2 });
    const [first = '', second = '', ...rest] = before.filter((sId) => sId !== 'credit_info');
    expect(await placed()).toEqual([first, 'credit_info', second, ...rest]);
  });

  it('is refused with the place of each error, and changes nothing', async () => {
    const { body } = await desk.editOf('expenses');
    const broken: FieldDefinition[] = [
      ...body.fields,
      { name: 'parish_of_birth', label: 'Parish', type: 'select' },
      {
        ...nickname,
        conditionalValidations: [{ when: 'never_asked', compareType: 'equals', value: 'x' }],
      },
    ];
    const at = body.fields.length;
    expect(await refusalOf(desk.publish('expenses', { fields: broken }))).toMatchObject({
      code: 'form.invalid',
      fields: {
        [`fields.${at}.options`]: 'This field needs options to choose from',
        [`fields.${at + 1}.conditionalValidations.0.when`]: 'There is no field never_asked before this one',
      },
    });
    expect((await desk.editOf('expenses')).body).toEqual(body);
  });

  it('is refused where documents are asked for by an answer that goes', async () => {
    const { body } = await desk.editOf('debt_information');
    const fields = body.fields.filter(({ name }) => name !== 'debt_2_lender');
    const refusal = await refusalOf(desk.publish('debt_information', { fields }));
    expect(refusal.code).toBe('form.invalid');
    expect(Object.values(refusal.fields ?? {}).join()).toContain('no field debt_2_lender');
  });

  it('is refused where the documents of another section go by a shared answer', async () => {
    const { body } = await desk.editOf('occupational');
    const fields = body.fields.map((field) =>
      field.name === 'employment_status'
        ? { ...field, options: (field.options ?? []).filter(({ value }) => value !== 'Self-employed') }
        : field,
    );
    const refusal = await refusalOf(desk.publish('occupational', { fields }));
    expect(Object.keys(refusal.fields ?? {}).some((place) => place.startsWith('dependents.'))).toBe(true);
  });

  it('is refused from an edition that is no more; of two at once one wins', async () => {
    const { id, body } = await desk.editOf('social');
    const edits = ['Alpha', 'Beta'].map((title) =>
      publishSection(as(boss), { params: { id }, body: { ...body, title } }).then(
        () => 'published',
        (refusal: Refusal) => refusal.code,
      ),
    );
    expect((await Promise.all(edits)).toSorted()).toEqual(['form.changed', 'published']);
    expect(
      await test.db.selectFrom('form_versions').where('form_id', '=', id).select('id').execute(),
    ).toHaveLength(2);
  });

  it('happens once however often it is sent, over the wire', async () => {
    const browser = await loggedIn(test, boss);
    const { id, body } = await desk.editOf('educational');
    const edit = { ...body, title: 'What you have learnt' };
    const key = newId();
    const replies = await Promise.all(
      [1, 2, 3].map(() =>
        browser.reply('POST /api/informations/schemas/:id', { params: { id }, body: edit }, { key }),
      ),
    );
    expect(replies.map(({ status, body }) => [status, body])).toEqual(
      replies.map(() => [
        200,
        { message: 'Information edited successfully', edition: 2, version: 2, waits: false },
      ]),
    );
  });

  it.each([
    ['Seeds should be a number', { points: 'many' }, 'points'],
    ['Seeds should be a number', { points: 1.5 }, 'points'],
    ['Title is required', { title: ' ' }, 'title'],
    ['Name is required', { name: '' }, 'name'],
    ['Description is required', { description: '' }, 'description'],
    ['Status is required', { status: '' }, 'status'],
    ['Start date is required', { startDate: '' }, 'startDate'],
  ])('says %s', async (message, change, field) => {
    const browser = await loggedIn(test, boss);
    const { id, body } = await desk.editOf('income');
    const reply = await browser.post(`/api/informations/schemas/${id}`, { ...body, ...change });
    expect(reply).toMatchObject({ status: 422, body: { fields: { [field]: message } } });
  });
});

describe('publishing a verification form', () => {
  it('takes conditions on the information of its section and on shared answers, no others', async () => {
    const { id, body } = await desk.proofOf('income_information');
    const paper: FieldDefinition = {
      ...nickname,
      name: 'explanation',
      conditionalValidations: [
        { when: 'employment_status', compareType: 'equals', value: 'Self-employed' },
        { when: 'income_amount', compareType: 'greaterOrEqual', value: 100_000 },
      ],
    };
    const send = (field: FieldDefinition) =>
      publishVerification(as(boss), { params: { id }, body: { ...body, fields: [...body.fields, field] } });
    const stray = { ...paper, whenAnswered: 'debt_1_lender' };
    expect((await refusalOf(send(stray))).fields).toEqual({
      [`fields.${body.fields.length}.whenAnswered`]: "The section's information has no field debt_1_lender",
    });
    expect(await send(paper)).toMatchObject({ edition: 2, version: 2 });
  });
});

it('its answers show who else goes by them', async () => {
  const { section } = await sectionIds(test, 'occupational_information');
  const { uses } = await showSection(as(boss), { params: { id: section } });
  expect(uses).toContainEqual({ name: 'employer_name', by: 'prefill', section: expect.any(String) });
  const shared = uses.filter(({ name, by }) => name === 'employment_status' && by === 'documents');
  expect(shared.length).toBeGreaterThan(0);
});
