import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFullAnswers } from '#features/information/defaults/sample-full-answers.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { changeSubmission, loggedIn, someone, submitted } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import type { OwnSections } from '../contract.ts';
import {
  answersNow,
  borrowerIn,
  installDefaultSections,
  sectionIds,
  submitSample,
} from './information.test-support.ts';
import { listInformations, showInformation } from './list-informations.ts';
import { showDashboard, showOwnSummary } from './show-progress.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const as = (actor: Actor) => workAs(test.services, actor);

describe('installing the sections', () => {
  it('happens once, however often and from wherever it is asked', async () => {
    await Promise.all([installDefaultSections(test), installDefaultSections(test)]);
    const rows = await test.db.selectFrom('information_schemas').select(['audience']).execute();
    expect(rows.filter(({ audience }) => audience === 'PreQualUser')).toHaveLength(6);
    expect(rows.filter(({ audience }) => audience === 'FullUser')).toHaveLength(9);
    expect(await test.db.selectFrom('form_versions').select('id').execute()).toHaveLength(30);
  });
});

describe('the sections of a person', () => {
  it('are the six of the first model, in their order, over the wire', async () => {
    const { browser } = await borrowerIn(test);
    const body = await browser.call('GET /api/informations');
    expect(body).toHaveLength(6);
    expect(body).toMatchObject([
      { sId: 'basic_information', for: 'PreQualUser', userStatus: null, submittedInfo: null, points: 100 },
      { sId: 'occupational_information' },
      { sId: 'income_information' },
      { sId: 'banking_information' },
      { sId: 'debt_information' },
      {
        sId: 'credit_info',
        verificationSchema: { fields: [{ name: 'default_papers' }, { name: 'bankruptcy_papers' }] },
      },
    ]);
  });

  it('are their own part and the forms, which everybody keeps for good', async () => {
    const { browser } = await borrowerIn(test);
    const { body } = await browser.get('/api/informations');
    const own = (await browser.get('/api/informations/own')).body as OwnSections;
    const { for: audience, revision } = own.forms;
    const visitor = await test.app.inject(`/api/informations/forms?for=${audience}&revision=${revision}`);
    expect(visitor.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(visitor.headers['set-cookie']).toBeUndefined();
    const forms = visitor.json() as object[];
    expect(forms.map((form, place) => ({ ...form, ...own.sections[place] }))).toEqual(body);
    expect(JSON.stringify(own).length).toBeLessThan(4_096);
  });

  it('have no forms under a revision that is not the present one, and nobody keeps that', async () => {
    const { browser } = await borrowerIn(test);
    const { forms } = (await browser.get('/api/informations/own')).body as OwnSections;
    const older = await test.app.inject(
      `/api/informations/forms?for=${forms.for}&revision=${forms.revision}`,
    );
    await test.db
      .updateTable('information_schemas')
      .set((row) => ({ points: row.ref('points') }))
      .where('s_id', '=', 'credit_info')
      .execute();
    const gone = await test.app.inject(`/api/informations/forms?for=${forms.for}&revision=${forms.revision}`);
    expect([older.statusCode, gone.statusCode]).toEqual([200, 404]);
    expect(gone.headers['cache-control']).toBe('no-store');
    const now = (await browser.get('/api/informations/own')).body as OwnSections;
    expect(now.forms.revision).toBeGreaterThan(forms.revision);
  });

  it('carry what was submitted, and nobody else’s', async () => {
    const actor = await someone(test.services);
    await submitSample(test, await someone(test.services), 'basic_information');
    await submitSample(test, actor, 'income_information');
    const items = await listInformations(as(actor));
    expect(items.filter(({ userStatus }) => userStatus !== null)).toMatchObject([
      {
        sId: 'income_information',
        userStatus: 'Submitted',
        submittedInfo: { data: answersNow.income_information },
        submittedVerification: null,
      },
    ]);
  });

  it('are the nine full ones for the full model, with the answers given before', async () => {
    const actor = await someone(test.services);
    await submitSample(test, actor, 'basic_information');
    await submitSample(test, actor, 'occupational_information');
    const items = await listInformations(as({ ...actor, infoStatus: 'FullModel' }));
    expect(items).toHaveLength(9);
    const occupational = items.find(({ sId }) => sId === 'occupational');
    expect(occupational?.earlierAnswers).toMatchObject({ employment_status: 'Employed full time' });
    expect(occupational?.earlierAnswers).not.toHaveProperty('trn');
  });

  it('are found one by one, by _id or sId', async () => {
    const actor = await someone(test.services);
    const { section } = await sectionIds(test, 'debt_information');
    const bySId = await showInformation(as(actor), { params: { id: 'debt_information' } });
    expect(bySId._id).toBe(section);
    expect(await showInformation(as(actor), { params: { id: section } })).toEqual(bySId);
    await expect(showInformation(as(actor), { params: { id: 'housing' } })).rejects.toMatchObject({
      kind: 'missing',
    });
  });

  it('ask for no name and no number that was given at sign-up', async () => {
    const actor = await someone(test.services, { firstName: 'Kadeem', lastName: 'Wright' });
    const started = async (phone: string | null) => {
      await test.db.updateTable('accounts').set({ phone }).where('id', '=', actor.id).execute();
      const items = await listInformations(as(actor));
      expect(items.find(({ sId }) => sId === 'debt_information')?.earlierAnswers).toEqual({});
      return items.find(({ sId }) => sId === 'basic_information')?.earlierAnswers;
    };
    const name = { first_name: 'Kadeem', last_name: 'Wright' };
    expect(await started('+1 (876) 555-0123')).toEqual({ ...name, mobile_number: '8765550123' });
    for (const phone of ['555 0123', '', null]) expect(await started(phone)).toEqual(name);
    await submitSample(test, actor, 'basic_information');
    const items = await listInformations(as({ ...actor, infoStatus: 'FullModel' }));
    const full = items.find(({ sId }) => sId === 'personal_and_financial');
    expect(full?.earlierAnswers).toMatchObject({
      mobile_number: answersNow.basic_information?.mobile_number,
    });
  });

  it('offer the answers of a reopened section again, the latest of each', async () => {
    const actor = await someone(test.services);
    const reopened = await submitSample(test, actor, 'income_information', new Date('2026-01-02T12:00:00Z'));
    await test.db
      .updateTable('submissions')
      .set({ reopened_at: new Date() })
      .where('id', '=', reopened)
      .execute();
    const item = await showInformation(as(actor), { params: { id: 'income_information' } });
    expect(item).toMatchObject({
      userStatus: null,
      submittedInfo: null,
      earlierAnswers: answersNow.income_information,
    });
    const full = await showInformation(as({ ...actor, infoStatus: 'FullModel' }), {
      params: { id: 'income' },
    });
    expect(full.earlierAnswers).toMatchObject({ how_often_paid: 'Fortnightly' });
    const { section } = await sectionIds(test, 'income_information');
    const again = { ...answersNow.income_information, how_often_paid: 'Weekly' };
    await (await loggedIn(test, actor)).call('POST /api/informations/submit', {
      body: {
        informationId: section,
        data: again,
      },
    });
    const after = await listInformations(as({ ...actor, infoStatus: 'FullModel' }));
    expect(after.find(({ sId }) => sId === 'income')?.earlierAnswers.how_often_paid).toBe('Weekly');
  });

  it('are read by sId for what others depend on, also after the model has changed', async () => {
    const actor = await someone(test.services);
    await submitSample(test, actor, 'occupational_information');
    const browser = await loggedIn(test, actor);
    await test.db
      .updateTable('accounts')
      .set({ info_status: 'FullModel' })
      .where('id', '=', actor.id)
      .execute();
    expect(
      await browser.call('GET /api/informations/:id', { params: { id: 'occupational_information' } }),
    ).toMatchObject({ submittedInfo: { data: { employment_status: 'Employed full time' } } });
    expect(
      (await browser.refused('GET /api/informations/:id', { params: { id: 'income_information' } })).status,
    ).toBe(404);
    expect(await browser.call('GET /api/informations/:id', { params: { id: 'income' } })).toMatchObject({
      submittedInfo: null,
    });
  });

  it('change for everyone at the very next look', async () => {
    const actor = await someone(test.services);
    await listInformations(as(actor));
    const { section, version } = await sectionIds(test, 'debt_information');
    const next = newId<'form_versions'>();
    const before = await test.db
      .selectFrom('form_versions')
      .selectAll()
      .where('id', '=', version)
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('form_versions')
      .values({
        ...before,
        id: next,
        version: 2,
        title: 'What you owe',
        fields: JSON.stringify(before.fields),
      })
      .execute();
    await test.db
      .updateTable('information_schemas')
      .set({ form_version_id: next, is_hidden: true })
      .where('id', '=', section)
      .execute();
    const found = await showInformation(as(actor), { params: { id: 'debt_information' } });
    expect(found).toMatchObject({ title: 'What you owe', version: next, isHidden: true });
    await test.db
      .updateTable('information_schemas')
      .set({ is_hidden: false })
      .where('id', '=', section)
      .execute();
  });

  it('are all fifteen for staff', async () => {
    const staff = await someone(test.services, { userType: 'Moderator' });
    expect(await listInformations(as(staff))).toHaveLength(15);
  });
});

describe('progress', () => {
  it('counts, and says what to do next', async () => {
    const actor = await someone(test.services, { status: 'Created' });
    expect(await showDashboard(as(actor))).toMatchObject({
      points: 0,
      level: 'seed1',
      nextStep: { action: 'preferences', section: null },
      counts: { submitted: 0, total: 6 },
    });
    const active: Actor = { ...actor, status: 'Active' };
    const next = async () => (await showDashboard(as(active))).nextStep;
    expect(await next()).toMatchObject({ action: 'submit', section: { sId: 'basic_information' } });
    for (const sId of Object.keys(answersNow)) await submitSample(test, active, sId);
    expect(await next()).toMatchObject({ action: 'prove', section: { sId: 'basic_information' } });
    expect(await showDashboard(as(active))).toMatchObject({
      points: 710,
      pointsPercentage: 100,
      submittedPercentage: 100,
      verifiedPercentage: 0,
      submission: false,
      verification: false,
      counts: { submitted: 6, waiting: 0, verified: 0, rejected: 0, total: 6 },
    });
    const { Submitted, NotSubmitted } = await showOwnSummary(as(active));
    expect([Submitted.length, NotSubmitted.length]).toEqual([6, 0]);
  });

  it('of the full model has the sections of the first one that nobody asks again, behind its nine', async () => {
    const person = await someone(test.services, { infoStatus: 'FullModel' });
    const answers = { ...answersNow, ...sampleFullAnswers(dayOf(new Date())) };
    await submitted(test.services, person, { answers, status: 'Verified' });
    const set = (sId: string, status: 'Submitted' | 'Rejected') =>
      changeSubmission(test, person, sId, { status });
    const next = async () => {
      const { nextStep, counts } = await showDashboard(as(person));
      return [nextStep.action, nextStep.section?.sId, counts.total];
    };
    expect(await next()).toEqual(['offer', undefined, 9]);
    await set('income_information', 'Submitted');
    expect(await next()).toEqual(['offer', undefined, 9]);
    await set('banking_information', 'Submitted');
    expect(await next()).toEqual(['prove', 'banking_information', 9]);
    await set('social', 'Submitted');
    expect(await next()).toEqual(['prove', 'social', 9]);
    await set('banking_information', 'Rejected');
    expect(await next()).toEqual(['mend', 'banking_information', 9]);
  });
});
