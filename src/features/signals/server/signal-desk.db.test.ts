import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backgroundWork } from '#platform/server/work.ts';
import { DAY_MS } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { signalRecords } from './signal-records.ts';
import {
  forgetAll,
  search,
  sendingPapers,
  signalAbout,
  signalsOf,
  sorted,
  telling,
} from './signals.test-support.ts';

let test: TestApp;
let officer: Awaited<ReturnType<typeof anOfficer>>;
let colleague: typeof officer;
beforeAll(async () => {
  test = await openTestApp();
  officer = await anOfficer();
  colleague = await anOfficer();
});
afterAll(() => test.close());
beforeEach(() => forgetAll(test));

async function anOfficer() {
  const account = await moderator(test.services);
  return { ...account, ...(await loggedIn(test, account)) };
}

const WORDS = 'Her sister uses the same phone.';

const two = async () => [await someone(test.services), await someone(test.services)] as const;
const claim = ({ call }: typeof officer, id: string, from: string | null = null) =>
  call('POST /api/signals/:id/claim', { params: { id }, body: { from } });
const decision = (id: string, accounts = 2) => ({
  params: { id },
  body: { verdict: 'DifferentPeople', words: WORDS, accounts } as const,
});
const rowsOf = async (query: object = {}) =>
  (await officer.call('GET /api/signals', { query })).rows.map(({ _id }) => _id);

describe('the queue', () => {
  it('has the oldest on top, eight a page, and is narrowed by kind, owner and age', async () => {
    const ids: IdOf<'signals'>[] = [];
    for (let found = 0; found < 9; found += 1) ids.push(await signalAbout(test.services, ...(await two())));
    const [first = '', second = '', third = ''] = ids;
    const daysAgo = (id: string, days: number) =>
      test.db
        .updateTable('signals')
        .set({ found_at: new Date(Date.now() - days * DAY_MS), kind: 'Phone' })
        .where('id', '=', asId<'signals'>(id))
        .execute();
    await daysAgo(second, 40);
    await daysAgo(third, 3);
    await claim(officer, first);
    await claim(colleague, second);
    const whole = await officer.call('GET /api/signals', { query: {} });
    expect(whole).toMatchObject({ total: 9, page: 1, perPage: 8 });
    expect(whole.rows).toHaveLength(8);
    expect(whole.rows.slice(0, 3).map(({ _id }) => _id)).toEqual([second, third, first]);
    expect(await rowsOf({ page: 2 })).toEqual([ids.at(-1)]);
    expect(await rowsOf({ kind: 'Phone' })).toEqual([second, third]);
    expect(await rowsOf({ owner: 'mine' })).toEqual([first]);
    expect(await rowsOf({ owner: 'nobody', kind: 'Phone' })).toEqual([third]);
    expect(await rowsOf({ older: 'day' })).toEqual([second, third]);
    expect(await rowsOf({ older: 'week' })).toEqual([second]);
    expect(await rowsOf({ state: 'Decided' })).toEqual([]);
  });

  it('names the first two of whom a signal is about, and how many there are', async () => {
    const people = [...(await two()), ...(await two())];
    await signalAbout(test.services, ...people);
    const { rows } = await officer.call('GET /api/signals', { query: {} });
    expect(rows[0]).toMatchObject({ accounts: 4, owner: null, verdict: null });
    expect(rows[0]?.people.map(({ _id }) => _id)).toEqual(sorted(...people).slice(0, 2));
  });
});

describe('a signal', () => {
  it('shows who stated what where', async () => {
    const one = await telling(test, { trn: '104583927' });
    const other = await telling(test, { trn: '104583927' });
    await search(test);
    const [id = ''] = await rowsOf({ kind: 'Trn' });
    const shown = await officer.call('GET /api/signals/:id', { params: { id } });
    expect(shown).toMatchObject({ kind: 'Trn', state: 'Open', accounts: 2, words: '', decidedBy: null });
    expect(shown.evidence.map(({ user }) => user._id).toSorted()).toEqual(sorted(one, other));
    for (const { told, submission, documents } of shown.evidence) {
      expect(told).toBe('104583927');
      expect(submission).toMatchObject({ name: 'Basic Information', for: 'PreQualUser' });
      expect(documents).toEqual([]);
    }
  });

  it('shows the papers that are the same, and not the others of that section', async () => {
    const [one, other] = await two();
    const [{ _id: sent }] = [await sendingPapers(test, one), await sendingPapers(test, other)];
    expect(sent).toBeTruthy();
    await search(test);
    const [id = ''] = await rowsOf({ kind: 'Document' });
    const { evidence } = await officer.call('GET /api/signals/:id', { params: { id } });
    const owners = await test.db
      .selectFrom('files')
      .select(['id', 'owner_id'])
      .where('owner_id', 'in', [one.id, other.id])
      .execute();
    expect(evidence).toHaveLength(2);
    for (const { user, documents } of evidence) {
      expect(documents.length).toBeGreaterThan(0);
      for (const { _id } of documents)
        expect(owners.find((file) => file.id === _id)?.owner_id).toBe(user._id);
    }
  });

  it('shows the number of the account where it was given at sign-up', async () => {
    const [one, other] = await two();
    for (const { id } of [one, other])
      await test.db.updateTable('accounts').set({ phone: '876 555 7002' }).where('id', '=', id).execute();
    await search(test);
    const [id = ''] = await rowsOf({ kind: 'Phone' });
    const { evidence } = await officer.call('GET /api/signals/:id', { params: { id } });
    expect(evidence.map(({ told, submission }) => [told, submission])).toEqual([
      ['8765557002', null],
      ['8765557002', null],
    ]);
  });

  it('shows the promo code of a burst', async () => {
    for (let place = 0; place < 10; place += 1) {
      const { id } = await someone(test.services);
      await test.db.updateTable('accounts').set({ promo_code: 'HALL' }).where('id', '=', id).execute();
    }
    await search(test);
    const [id = ''] = await rowsOf({ kind: 'PromoBurst' });
    const { evidence, accounts } = await officer.call('GET /api/signals/:id', { params: { id } });
    expect(accounts).toBe(10);
    expect(new Set(evidence.map(({ told }) => told))).toEqual(new Set(['HALL']));
  });

  it('is taken up by one of ten officers who press at once, and taken over by who has seen whose it is', async () => {
    const id = await signalAbout(test.services, ...(await two()));
    const body = { params: { id }, body: { from: null } };
    const office = [officer, colleague, ...(await Promise.all(Array.from({ length: 8 }, anOfficer)))];
    const answers = await Promise.all(office.map(({ reply }) => reply('POST /api/signals/:id/claim', body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    await test.db.updateTable('signals').set({ owner_id: null }).where('id', '=', id).execute();
    const replies = await Promise.all(
      [officer, colleague].map(({ reply }) => reply('POST /api/signals/:id/claim', body)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [winner, loser] = replies[0]?.status === 200 ? [officer, colleague] : [colleague, officer];
    expect((await loser.refused('POST /api/signals/:id/decide', decision(id))).code).toBe('signal.not_yours');
    await claim(loser, id, winner.id);
    expect((await winner.refused('POST /api/signals/:id/decide', decision(id))).code).toBe(
      'signal.not_yours',
    );
  });

  it('is decided once, with words, and stands in the audit log of everybody whom it is about', async () => {
    const people = await two();
    const id = await signalAbout(test.services, ...people);
    await claim(officer, id);
    const refused = await officer.refused('POST /api/signals/:id/decide', {
      params: { id },
      body: { verdict: 'SamePerson', words: ' ', accounts: 2 },
    });
    expect(refused).toMatchObject({ status: 422, code: 'signal.fields' });
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => officer.reply('POST /api/signals/:id/decide', decision(id))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
    const shown = await colleague.call('GET /api/signals/:id', { params: { id } });
    expect(shown).toMatchObject({ state: 'Decided', verdict: 'DifferentPeople', words: WORDS });
    expect(shown.decidedBy?._id).toBe(officer.id);
    expect(await rowsOf({ state: 'Decided' })).toEqual([id]);
    const entries = await test.db
      .selectFrom('audit_entries')
      .select(['account_id', 'actor_id', 'after'])
      .where('action', '=', 'signal.decide')
      .where('subject_id', '=', id)
      .orderBy('account_id')
      .execute();
    const after = { state: 'Decided', kind: 'Trn', verdict: 'DifferentPeople' };
    expect(entries).toEqual(
      sorted(...people).map((account_id) => ({ account_id, actor_id: officer.id, after })),
    );
    expect((await officer.refused('POST /api/signals/:id/decide', decision(id))).code).toBe('signal.decided');
  });

  it('is not decided about somebody who was added unseen', async () => {
    const [one] = [await telling(test, { trn: '200000005' }), await telling(test, { trn: '200000005' })];
    await search(test);
    const [id = ''] = await rowsOf();
    await claim(officer, id);
    await telling(test, { trn: '200000005' });
    await search(test);
    expect((await officer.refused('POST /api/signals/:id/decide', decision(id))).code).toBe('signal.changed');
    await officer.call('POST /api/signals/:id/decide', decision(id, 3));
    const { rows } = await officer.call('GET /api/signals/person/:id', {
      params: { id: one.id },
      query: {},
    });
    expect(rows.map(({ _id, verdict }) => [_id, verdict])).toEqual([[id, 'DifferentPeople']]);
    const nobody = { params: { id: crypto.randomUUID() }, query: {} };
    expect((await officer.refused('GET /api/signals/person/:id', nobody)).status).toBe(404);
  });

  it('is not found again once it is decided, but anew with whoever comes after', async () => {
    const [one, other] = [
      await telling(test, { trn: '200000006' }),
      await telling(test, { trn: '200000006' }),
    ];
    await search(test);
    const [id = ''] = await rowsOf();
    await claim(officer, id);
    await officer.call('POST /api/signals/:id/decide', decision(id));
    expect(await search(test)).toBe(0);
    const third = await telling(test, { trn: '200000006' });
    await search(test);
    expect((await signalsOf(test)).map(({ state, about }) => [state, about])).toEqual([
      ['Decided', sorted(one, other)],
      ['Open', sorted(one, other, third)],
    ]);
  });

  it('changes nothing about its accounts, whatever is decided', async () => {
    const people = await two();
    const id = await signalAbout(test.services, ...people);
    const standing = () =>
      test.db
        .selectFrom('accounts')
        .selectAll()
        .where(
          'id',
          'in',
          people.map((person) => person.id),
        )
        .orderBy('id')
        .execute();
    const before = await standing();
    await claim(officer, id);
    await officer.call('POST /api/signals/:id/decide', {
      params: { id },
      body: { verdict: 'SamePerson', words: 'The same face on both papers.', accounts: 2 },
    });
    expect(await standing()).toEqual(before);
    const letters = await test.db
      .selectFrom('mails')
      .select('id')
      .where(
        'account_id',
        'in',
        people.map((person) => person.id),
      )
      .execute();
    expect(letters).toEqual([]);
  });
});

it('its person is told that somebody looked and what was found, not by what, with whom or in which words', async () => {
  const [one, other] = await two();
  const id = await signalAbout(test.services, one, other);
  await claim(officer, id);
  await officer.call('POST /api/signals/:id/decide', decision(id));
  const [part] = await signalRecords.held(backgroundWork(test.services), one.id);
  expect(part?.records).toHaveLength(1);
  const held = JSON.stringify(part);
  expect(held).toContain('They are different people');
  for (const secret of ['Trn', 'TRN', WORDS, other.email, other.id, officer.id])
    expect(held).not.toContain(secret);
});
