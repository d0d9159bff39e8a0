import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueOfDocuments } from '#features/verification/server/queue/waiting-documents.ts';
import type { Actor } from '#shared/actor.ts';
import { someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { informationEndpoints, type PanelQuery } from '../contract.ts';
import { openFile } from './files/open-file.ts';
import { answersNow, borrowerIn, photo, sectionIds, submitSample } from './information.test-support.ts';
import { showPanel } from './show-panel.ts';
import { listSubmitted, listSubmittedOfPerson, showSubmitted } from './show-submissions.ts';
import { submitInformationWithFiles } from './submit-information.ts';

let test: TestApp;
let staff: Actor;
beforeAll(async () => {
  test = await openTestApp();
  staff = await someone(test.services, { userType: 'Moderator' });
});
afterAll(() => test.close());

const as = (actor: Actor) => workAs(test.services, actor);

describe('a submission', () => {
  it('is shown to its owner and to staff; to others it does not exist', async () => {
    const owner = await someone(test.services);
    const id = await submitSample(test, owner, 'debt_information');
    const shown = { _id: id, user: { _id: owner.id }, submittedInformationCount: 1, verificationId: null };
    for (const actor of [owner, staff])
      expect(await showSubmitted(as(actor), { params: { id } })).toMatchObject(shown);
    await expect(showSubmitted(as(await someone(test.services)), { params: { id } })).rejects.toMatchObject({
      kind: 'missing',
    });
  });

  it('is listed by status for its owner, and in the order of review for staff', async () => {
    const owner = await someone(test.services, { firstName: 'Delroy', lastName: 'Grant' });
    for (const sId of ['debt_information', 'basic_information', 'income_information'])
      await submitSample(test, owner, sId);
    const { section } = await sectionIds(test, 'basic_information');
    await test.db
      .updateTable('submissions')
      .set({ status: 'SubmittedForVerfication' })
      .where('account_id', '=', owner.id)
      .where('information_schema_id', '=', section)
      .execute();
    expect(await listSubmitted(queueOfDocuments)(as(owner))).toMatchObject({
      Submitted: [
        { informationSchema: { sId: 'income_information' } },
        { informationSchema: { sId: 'debt_information' } },
      ],
      SubmittedForVerfication: [{ informationSchema: { sId: 'basic_information' } }],
      Verified: [],
      Rejected: [],
    });
    const { submissions, user } = await listSubmittedOfPerson(as(staff), {
      params: { id: owner.id },
      query: {},
    });
    expect(user.fullName).toBe('Delroy Grant');
    expect(submissions.map(({ informationSchema }) => informationSchema.sId)).toEqual([
      'income_information',
      'debt_information',
      'basic_information',
    ]);
    const ofFull = { params: { id: owner.id }, query: { audience: 'FullUser' as const } };
    expect((await listSubmittedOfPerson(as(staff), ofFull)).submissions).toEqual([]);
  });

  it('gives staff the panel in the place of their own', async () => {
    const { output } = informationEndpoints['GET /api/informations/submitted'];
    expect(output.parse(await listSubmitted(queueOfDocuments)(as(staff)))).toMatchObject({
      rows: [],
      total: 0,
      page: 1,
    });
  });

  it('goes over the wire as the contract says', async () => {
    const { browser, id } = await borrowerIn(test);
    const { section } = await sectionIds(test, 'income_information');
    await browser.post('/api/informations/submit', {
      informationId: section,
      data: answersNow.income_information,
    });
    for (const call of ['submitted', 'user']) {
      const { status, body } = await browser.reply('GET /api/informations/:id', { params: { id: call } });
      expect([status, body]).toMatchObject([200, { Submitted: [expect.anything()] }]);
    }
    expect(await browser.call('GET /api/informations/dashboard')).toMatchObject({ points: 120 });
    expect(
      (await browser.refused('GET /api/informations/submitted/user/:id', { params: { id } })).status,
    ).toBe(403);
    expect(
      (await browser.refused('GET /api/informations/submitted/:id', { params: { id: 'nonsense' } })).status,
    ).toBe(404);
  });
});

describe('the panel', () => {
  const panel = (search: string, page = 1, more: Partial<PanelQuery> = {}) =>
    showPanel(queueOfDocuments)(as(staff), {
      query: { audience: 'PreQualUser', show: 'all', whose: 'all', sort: '-changed', search, page, ...more },
    });

  it('has one row a person, the latest change first, eight a page', async () => {
    const before = (await panel('')).total;
    const people: Actor[] = [];
    for (let index = 0; index < 10; index++) {
      const actor = await someone(test.services);
      people.push(actor);
      await submitSample(test, actor, 'debt_information', new Date(Date.now() + index * 1_000));
    }
    const [, , , fourth = staff] = people;
    await submitSample(test, fourth, 'income_information', new Date(Date.now() + 60_000));
    const first = await panel('');
    expect(first).toMatchObject({ total: before + 10, page: 1, perPage: 8 });
    expect(first.rows).toHaveLength(8);
    expect(first.rows[0]).toMatchObject({
      user: { _id: fourth.id },
      submitted: 2,
      verified: 0,
      total: 6,
    });
    expect(first.rows[1]?.user._id).toBe(people[9]?.id);
    const second = await panel('', 2);
    const seen = new Set([...first.rows, ...second.rows].map(({ user }) => user._id));
    expect(seen.size).toBe(Math.min(16, before + 10));
  });

  it('is searched by a part of the name or the email, read as it is written', async () => {
    const actor = await someone(test.services);
    await submitSample(test, actor, 'debt_information');
    await test.db
      .updateTable('accounts')
      .set({ first_name: '100%_Real' })
      .where('id', '=', actor.id)
      .execute();
    expect(await panel('100%_re')).toMatchObject({ total: 1, rows: [{ user: { _id: actor.id } }] });
    expect(await panel('100xx_re')).toMatchObject({ total: 0, rows: [] });
    expect((await panel('EXAMPLE.com', 2)).total).toBeGreaterThan(8);
    expect(await panel('', 9_999)).toMatchObject({ rows: [], page: 9_999 });
  });

  it('shows those with documents waiting, those assigned to the caller, and both, with their counts', async () => {
    const [waiting, own, ownWaiting] = [
      await someone(test.services, { lastName: 'Waits' }),
      await someone(test.services, { lastName: 'Own' }),
      await someone(test.services, { lastName: 'Both' }),
    ];
    for (const actor of [waiting, own, ownWaiting]) await submitSample(test, actor, 'debt_information');
    await test.db
      .updateTable('accounts')
      .set({ assigned_to: staff.id, assigned_at: new Date() })
      .where('id', 'in', [own.id, ownWaiting.id])
      .execute();
    await test.db
      .updateTable('submissions')
      .set({ status: 'SubmittedForVerfication' })
      .where('account_id', 'in', [waiting.id, ownWaiting.id])
      .execute();
    const found = async (more: Partial<PanelQuery>) => {
      const { rows, total } = await panel('', 1, { ...more, sort: 'changed' });
      expect(total).toBe(rows.length);
      const people = [waiting, own, ownWaiting].map(({ id }) => id);
      return rows
        .flatMap(({ user }) => (people.includes(asId<'accounts'>(user._id)) ? user._id : []))
        .toSorted();
    };
    expect(await found({ show: 'waiting' })).toEqual([waiting.id, ownWaiting.id].toSorted());
    expect(await found({ whose: 'mine' })).toEqual([own.id, ownWaiting.id].toSorted());
    expect(await found({ show: 'waiting', whose: 'mine' })).toEqual([ownWaiting.id]);
    await test.db
      .updateTable('submissions')
      .set({ status: 'Verified' })
      .where('account_id', '=', waiting.id)
      .execute();
    expect(await found({ show: 'waiting' })).toEqual([ownWaiting.id]);
  });

  it('is put in order by what is submitted, what waits and the latest change, either way round', async () => {
    for (const sort of ['changed', 'submitted', 'waiting'] as const) {
      const [rising, falling] = [await panel('', 1, { sort }), await panel('', 1, { sort: `-${sort}` })];
      const values = (rows: typeof rising.rows) =>
        rows.map((row) => (sort === 'changed' ? Date.parse(row.changed) : row[sort]));
      expect(values(rising.rows)).toEqual(values(rising.rows).toSorted((one, other) => one - other));
      expect(values(falling.rows)).toEqual(values(falling.rows).toSorted((one, other) => other - one));
    }
  });
});

describe('a document', () => {
  it('is opened by its owner and by staff, whose look is on record; to others it does not exist', async () => {
    const owner = await someone(test.services);
    const { section } = await sectionIds(test, 'credit_info');
    const data = { ...answersNow.credit_info, has_credit_report: 'Yes', credit_bureau: 'Other' };
    await submitInformationWithFiles(as(owner), {
      extraInfo: { data, informationId: section },
      files: [await photo('credit_report')],
    });
    const { id } = await test.db
      .selectFrom('files')
      .select('id')
      .where('owner_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    const open = (actor: Actor) => openFile(as(actor), id);
    const looks = () =>
      test.db
        .selectFrom('audit_entries')
        .selectAll()
        .where('action', '=', 'file.open')
        .where('subject_id', '=', id)
        .execute();
    expect(await open(owner)).toEqual({ id, name: 'credit_report.png', type: 'image/png' });
    expect(await looks()).toHaveLength(0);
    await expect(open(await someone(test.services))).rejects.toMatchObject({ kind: 'missing' });
    await expect(open(await someone(test.services, { userType: 'Partner' }))).rejects.toMatchObject({
      kind: 'missing',
    });
    await open(staff);
    expect(await looks()).toMatchObject([{ actor_id: staff.id, account_id: owner.id }]);
  });

  it('travels from its owner’s phone and back, inert and for nobody else', async () => {
    const { browser, id: owner } = await borrowerIn(test);
    const { section } = await sectionIds(test, 'credit_info');
    const data = { ...answersNow.credit_info, has_credit_report: 'Yes', credit_bureau: 'Other' };
    const form = { extraInfo: { data, informationId: section }, files: [await photo('credit_report')] };
    const sent = await browser.reply('POST /api/informations/submitMulti', { form }, { key: 'one-intent' });
    expect(sent).toMatchObject({ status: 200, body: { points: 150 } });
    const again = await browser.reply('POST /api/informations/submitMulti', { form }, { key: 'one-intent' });
    expect(again).toMatchObject({ status: 200, body: sent.body });
    const kept = await test.db.selectFrom('files').select('id').where('owner_id', '=', owner).execute();
    expect(kept).toHaveLength(1);
    const address = `/api/files/${kept[0]?.id}`;
    const { status, headers } = await browser.get(address);
    expect([status, headers]).toMatchObject([
      200,
      {
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    ]);
    const { browser: other } = await borrowerIn(test);
    expect((await other.get(address)).status).toBe(404);
  });
});
