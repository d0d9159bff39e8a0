import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFullAnswers } from '#features/information/defaults/sample-full-answers.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import type { Refusal } from '#shared/refusal.ts';
import { someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { answersNow, borrowerIn, sectionIds } from '../information.test-support.ts';
import { showSubmitted } from '../show-submissions.ts';
import { submitInformation, submitInformationWithFiles } from '../submit-information.ts';
import { formDesk, nickname, refusalOf, revertSection, someStaff } from './configure.test-support.ts';
import { listSectionVersions, showSection, showVersion } from './show-schema.ts';

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

const fullUser = () => someone(test.services, { infoStatus: 'FullModel' });

describe('an edit while people answer', () => {
  it('old submissions stay as they were asked; new ones are asked anew', async () => {
    const [early, late] = [await fullUser(), await fullUser()];
    const { id, body } = await desk.editOf('educational');
    const data = sampleFullAnswers(dayOf(new Date())).educational ?? {};
    const submit = (actor: Actor) =>
      submitInformationWithFiles(as(actor), { extraInfo: { data, informationId: id }, files: [] });
    const { _id: submission } = await submit(early);
    await desk.publish('educational', {
      title: 'What you have learnt',
      fields: [...body.fields, { ...nickname, validations: [{ type: 'required' }] }],
    });
    const old = await showSubmitted(as(early), { params: { id: submission } });
    expect(old.informationSchema.title).toBe(body.title);
    expect(old.informationSchema.fields).toEqual(body.fields);
    const refusal = await refusalOf(submit(late));
    expect(refusal.fields).toEqual({ nickname: 'Nickname is required' });
  });

  it('a form begun before is handed back with nothing lost, and taken once the new version was answered', async () => {
    const { browser } = await borrowerIn(test);
    const { section, version } = await sectionIds(test, 'debt_information');
    const form = {
      data: answersNow.debt_information ?? {},
      informationId: section,
    };
    const { body } = await desk.editOf('debt_information');
    await desk.publish('debt_information', { fields: [...body.fields, nickname] });
    const late = await browser.reply('POST /api/informations/submit', { body: { ...form, version } });
    expect(late).toMatchObject({ status: 409, body: { code: 'information.changed' } });
    const { version: now } = await sectionIds(test, 'debt_information');
    await browser.call('POST /api/informations/submit', { body: { ...form, version: now } });
  });

  it('submissions under way end whole, under the version that they were judged by', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => someone(test.services)));
    const { section } = await sectionIds(test, 'occupational_information');
    const { body } = await desk.editOf('occupational_information');
    const form = {
      data: answersNow.occupational_information ?? {},
      informationId: section,
    };
    const results = await Promise.all(
      [
        ...people.map((actor) => submitInformation(as(actor), { body: form })),
        desk
          .publish('occupational_information', {
            fields: [...body.fields, { ...nickname, validations: [{ type: 'required' }] }],
          })
          .then(() => null),
      ].map((run) => run.catch((refusal: Refusal) => refusal.code)),
    );
    const codes = results.filter((result) => typeof result === 'string');
    expect(codes.every((code) => code === 'information.invalid')).toBe(true);
    const rows = await test.db
      .selectFrom('submissions as s')
      .innerJoin('form_versions as f', 'f.id', 's.form_version_id')
      .select('f.version')
      .where('s.information_schema_id', '=', section)
      .execute();
    expect(rows.every(({ version }) => version === 1)).toBe(true);
    expect(rows).toHaveLength(people.length - codes.length);
  });
});

describe('the history', () => {
  it('shows who published what; an old version is shown as it was, and brought back as the newest', async () => {
    const { id, body } = await desk.editOf('loan');
    const [first, ...others] = body.fields;
    if (!first) throw new Error('the form has fields');
    const renamed = { ...first, label: 'In other words' };
    await desk.publish('loan', { fields: [renamed, ...others.slice(0, -1), nickname] });
    const gone = others.at(-1);
    const history = await listSectionVersions(as(boss), { params: { id }, query: { page: 1 } });
    expect(history.rows).toMatchObject([
      {
        version: 2,
        by: { fullName: 'Beverley Grant' },
        takenFrom: null,
        differences: {
          added: [{ name: 'nickname' }],
          removed: [{ name: gone?.name }],
          changed: [{ name: first.name, properties: [`Label: from “${first.label}” to “In other words”`] }],
        },
      },
      { version: 1, by: null, differences: null },
    ]);
    const old = asId<'form_versions'>(history.rows[1]?._id ?? '');
    expect((await showVersion(as(boss), { params: { id: old } })).fields).toEqual(body.fields);
    const { edition } = await showSection(as(boss), { params: { id } });
    const reply = await revertSection(as(boss), {
      params: { id },
      body: { edition, version: old },
    });
    expect(reply).toMatchObject({ version: 3 });
    const now = await showSection(as(boss), { params: { id } });
    expect(now.fields).toEqual(body.fields);
    expect(now.version).toMatchObject({ version: 3, takenFrom: 1 });
  });

  it('brings back no version of another form, and none from an old edition', async () => {
    const { id, body } = await desk.editOf('loan');
    const { version: foreign } = await sectionIds(test, 'debt');
    const revert = (edition: number, version: IdOf<'form_versions'>) =>
      refusalOf(revertSection(as(boss), { params: { id }, body: { edition, version } }));
    expect((await revert(body.edition, foreign)).code).toBe('request.not_found');
    const { version } = await sectionIds(test, 'loan');
    expect((await revert(body.edition - 1, version)).code).toBe('form.changed');
  });

  it('a form can point to no other form’s version, whoever writes it', async () => {
    const { section } = await sectionIds(test, 'debt');
    const { version: foreign } = await sectionIds(test, 'income');
    const write = test.db
      .updateTable('information_schemas')
      .set({ form_version_id: foreign })
      .where('id', '=', section)
      .execute();
    await expect(write).rejects.toThrow(/own_version/);
  });
});
