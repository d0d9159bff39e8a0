import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Output } from '#shared/endpoint.ts';
import { loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import { type Caller, caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import type { siteEndpoints } from '../contract.ts';
import { landingCopy } from '../texts/site.ts';
import { installLandingCopy } from './landing-copy.ts';

const EDIT = '/api/informations/editLandingCopy';
const REVERT = '/api/informations/landingCopy/revert';

let test: TestApp;
let staff: Someone;
let browser: Caller;
let edits = 0;
beforeAll(async () => {
  test = await openTestApp();
  await workAs(test.services, null).transaction((work) => installLandingCopy(work));
  staff = await moderator(test.services, { firstName: 'Ann', lastName: 'Lee' });
  browser = await loggedIn(test, staff);
});
afterAll(() => test.close());

let latest: Output<(typeof siteEndpoints)['GET /api/informations/landingCopy/latest']>;
beforeEach(async () => {
  latest = await browser.call('GET /api/informations/landingCopy/latest');
});
const visitorReads = async () =>
  (await caller(test.app).call('GET /api/informations/landingCopy')).copy['hero.title'];
const titled = (title: string) => ({ ...landingCopy, 'hero.title': title });
const unlike = () => `Loans for everyone, ${++edits}`;
const edit = (copy: object, { version = latest.version, publish = true, by = browser } = {}) =>
  by.post(EDIT, { version, publish, copy });
const versions = async () => (await browser.call('GET /api/informations/landingCopy/versions')).rows;

it('what is published is what visitors read next, and the audit log has the words before and after', async () => {
  const before = await visitorReads();
  const title = unlike();
  const version = latest.version + 1;
  expect(await edit(titled(`  ${title}\n`))).toMatchObject({
    status: 200,
    body: { message: `Version ${version} published`, version },
  });
  expect(await visitorReads()).toBe(title);
  const audit = await test.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject_kind', '=', 'landing copy')
    .where('subject_id', '=', String(version))
    .execute();
  expect(audit).toEqual([
    {
      action: 'copy.publish',
      actor_id: staff.id,
      before: { 'hero.title': before },
      after: { 'hero.title': title },
    },
  ]);
});

it('what is only saved stays with staff until it is published', async () => {
  const before = await visitorReads();
  const title = unlike();
  const { body } = await edit(titled(title), { publish: false });
  expect(body).toMatchObject({ message: `Version ${latest.version + 1} saved; it is not published yet` });
  expect(await visitorReads()).toBe(before);
  expect(await browser.call('GET /api/informations/landingCopy/latest')).toMatchObject({
    version: latest.version + 1,
    publishedVersion: latest.publishedVersion,
    copy: { 'hero.title': title },
  });
  expect((await edit(titled(title), { version: latest.version + 1 })).status).toBe(200);
  expect(await visitorReads()).toBe(title);
});

it('of two editors at once the second is told; nothing of the first is lost', async () => {
  const other = await loggedIn(test, await moderator(test.services));
  const titles = [unlike(), unlike()];
  const replies = await Promise.all([
    edit(titled(titles[0] ?? '')),
    edit(titled(titles[1] ?? ''), { by: other }),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = replies.findIndex(({ status }) => status === 409);
  expect(replies[refused]?.body).toMatchObject({ code: 'copy.changed' });
  expect(await visitorReads()).toBe(titles[1 - refused]);
  expect((await edit(titled(unlike()))).body).toMatchObject({ code: 'copy.changed' });
});

it('an empty or too long slot is refused by its name', async () => {
  expect(await edit({ ...landingCopy, 'hero.title': ' ', 'claims.1.figure': 'x'.repeat(25) })).toMatchObject({
    status: 422,
    body: {
      code: 'copy.fields',
      fields: {
        'hero.title': 'Promise: write something. To have the first words back, choose “Default”.',
        'claims.1.figure': 'Claim 1: figure: use 24 characters or fewer.',
      },
    },
  });
  for (const wrong of [{}, { ...landingCopy, other: 'x' }, { 'hero.title': 'alone' }])
    expect((await edit(wrong)).status).toBe(422);
});

it('what reads the same is no new version', async () => {
  expect(await edit(latest.copy)).toMatchObject({ status: 409, body: { code: 'copy.unchanged' } });
  expect(await browser.call('GET /api/informations/landingCopy/latest')).toMatchObject({
    version: latest.version,
  });
});

it('an earlier version comes back as a new one; the history says who, when and what', async () => {
  await edit(titled(unlike()));
  const newest = latest.version + 1;
  expect(await browser.post(REVERT, { version: newest, to: 1 })).toMatchObject({
    status: 200,
    body: { version: newest + 1, message: `Version ${newest + 1} published` },
  });
  expect(await visitorReads()).toBe(landingCopy['hero.title']);
  const [back, edited] = await versions();
  expect(back).toMatchObject({ version: newest + 1, by: 'Ann Lee', revertedTo: 1 });
  expect(back?.changes).toEqual([
    { slot: 'hero.title', before: edited?.changes[0]?.after, after: landingCopy['hero.title'] },
  ]);
  expect((await browser.post(REVERT, { version: newest, to: 1 })).body).toMatchObject({
    code: 'copy.changed',
  });
  expect((await browser.post(REVERT, { version: newest + 1, to: 9_999 })).status).toBe(404);
});

it('the history goes back to the first words, eight versions a page', async () => {
  const { total } = await browser.call('GET /api/informations/landingCopy/versions');
  const { version } = latest;
  for (let more = total; more < 9; more++)
    await edit(titled(unlike()), { version: version + more - total, publish: false });
  const page = await browser.call('GET /api/informations/landingCopy/versions', { query: { page: 2 } });
  expect(page.rows.at(-1)).toMatchObject({ version: 1, by: null, changes: [], revertedTo: null });
  expect(page.rows).toHaveLength(page.total - 8);
});
