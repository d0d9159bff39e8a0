import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOpened } from '#features/accounts/server/happenings.ts';
import { happened } from '#features/activity/server/happened.ts';
import { decideFor } from '#features/decisions/server/decide-for.ts';
import { eraseEverything } from '#features/privacy/server/personal-records.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import { borrower, moderator, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { forgetAll, search, sendingPapers, signalsOf, sorted, telling } from './signals.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => forgetAll(test));

const withPhone = async (phone: string, userType: 'User' | 'Partner' = 'User') => {
  const person = await someone(test.services, { userType });
  await test.db.updateTable('accounts').set({ phone }).where('id', '=', person.id).execute();
  return person;
};

describe('what several accounts share', () => {
  it.each([
    ['Trn', { trn: '104583927' }, { trn: '104-583-927' }],
    ['Phone', { phone: '8765550142' }, { phone: '18765550142' }],
    ['BankAccount', { account: '2094417305' }, { account: '2094417305' }],
  ])('becomes a signal: %s, however it is written', async (kind, first, second) => {
    const [one, other] = [await telling(test, first), await telling(test, second)];
    await telling(test);
    await search(test);
    expect(await signalsOf(test)).toEqual([
      { id: expect.any(String), kind, state: 'Open', about: sorted(one, other) },
    ]);
  });

  it('becomes one where the number was given at sign-up, and not where it is a lender’s', async () => {
    const [one, other] = [await withPhone('(876) 555-7001'), await telling(test, { phone: '8765557001' })];
    await withPhone('8765557001', 'Partner');
    await search(test);
    expect((await signalsOf(test)).map(({ kind, about }) => [kind, about])).toEqual([
      ['Phone', sorted(one, other)],
    ]);
  });

  it('becomes one where it is the same paper, byte for byte', async () => {
    const [one, other] = [await someone(test.services), await someone(test.services)];
    await sendingPapers(test, one);
    await search(test);
    expect((await signalsOf(test)).filter(({ kind }) => kind === 'Document')).toEqual([]);
    await sendingPapers(test, other);
    await search(test);
    expect((await signalsOf(test)).filter(({ kind }) => kind === 'Document')).toEqual([
      { id: expect.any(String), kind: 'Document', state: 'Open', about: sorted(one, other) },
    ]);
  });

  it('is no signal within one account, nor once the answer was taken back', async () => {
    const one = await telling(test, { trn: '200000001', phone: '8765558001' });
    await test.db.updateTable('accounts').set({ phone: '8765558001' }).where('id', '=', one.id).execute();
    await search(test);
    await test.db
      .updateTable('submissions')
      .set({ reopened_at: new Date(), changed_at: new Date() })
      .where('account_id', '=', one.id)
      .execute();
    await telling(test, { trn: '200000001' });
    await search(test);
    expect(await signalsOf(test)).toEqual([]);
  });

  it('is found once, however often and by however many at once it is looked for', async () => {
    const [one, other] = [
      await telling(test, { trn: '200000002' }),
      await telling(test, { trn: '200000002' }),
    ];
    const found = await Promise.all(Array.from({ length: 8 }, () => search(test)));
    expect(found.reduce((sum, each) => sum + each)).toBe(2);
    expect(await search(test)).toBe(0);
    const [signal] = await signalsOf(test);
    expect(signal?.about).toEqual(sorted(one, other));
    const entries = await test.db
      .selectFrom('audit_entries')
      .select(['account_id', 'actor_id'])
      .where('action', '=', 'signal.find')
      .where('subject_id', '=', signal?.id ?? '')
      .orderBy('account_id')
      .execute();
    expect(entries).toEqual(sorted(one, other).map((account_id) => ({ account_id, actor_id: null })));
  });

  it('takes in whoever comes while it is open, also when that is stated with an earlier moment', async () => {
    const [one, other] = [
      await telling(test, { trn: '200000003' }),
      await telling(test, { trn: '200000003' }),
    ];
    await search(test);
    const third = await telling(test, { trn: '200000003' });
    await test.db
      .updateTable('submissions')
      .set({ changed_at: new Date(Date.now() - 5 * MINUTE_MS) })
      .where('account_id', '=', third.id)
      .execute();
    await search(test);
    expect((await signalsOf(test)).map(({ about }) => about)).toEqual([sorted(one, other, third)]);
  });

  it('is looked through to its end, also where a moment was written to the microsecond', async () => {
    const [one, other] = [
      await telling(test, { trn: '200000007' }),
      await telling(test, { trn: '200000007' }),
    ];
    for (const { id } of [one, other])
      await sql`update submissions set changed_at = date_trunc('milliseconds', now()) + interval '300 microseconds'
        where account_id = ${id}`.execute(test.db);
    expect(await search(test)).toBe(2);
  });

  it('is kept so that nobody can read it from the database', async () => {
    await telling(test, { trn: '104583999' });
    await search(test);
    const marks = await test.db.selectFrom('account_marks').select(['kind', 'mark']).execute();
    expect(new Set(marks.map(({ kind }) => kind))).toEqual(new Set(['Trn', 'Phone', 'BankAccount']));
    expect(JSON.stringify(marks)).not.toContain('104583999');
  });
});

describe('who leaves', () => {
  const leave = (person: Someone) =>
    workAs(test.services, person).transaction((work) => eraseEverything(work, person.id));

  it('takes along what was found of them, and a signal that would be left with one account', async () => {
    const [one, other, third] = [
      await telling(test, { trn: '200000004' }),
      await telling(test, { trn: '200000004' }),
      await telling(test, { trn: '200000004' }),
    ];
    await search(test);
    await leave(one);
    expect((await signalsOf(test)).map(({ about }) => about)).toEqual([sorted(other, third)]);
    await leave(other);
    expect(await signalsOf(test)).toEqual([]);
    const marks = await test.db.selectFrom('account_marks').select('account_id').execute();
    expect(new Set(marks.map(({ account_id }) => account_id))).toEqual(new Set([third.id]));
    await search(test);
    expect(await signalsOf(test)).toEqual([]);
  });
});

it('changes nothing of what is offered to whom it is about', async () => {
  const one = await borrower(test.services);
  const offerOf = async () => {
    const { decision } = await decideFor(workAs(test.services, one), one.id, 'FirstModel');
    return decision;
  };
  const before = await offerOf();
  await borrower(test.services);
  await search(test);
  expect((await signalsOf(test)).map(({ kind }) => kind).toSorted()).toEqual(['BankAccount', 'Phone', 'Trn']);
  expect(before.offer).not.toBeNull();
  expect(await offerOf()).toEqual(before);
});

describe('a burst of sign-ups', () => {
  /** Signed up one minute after the other, the last of them just now. */
  const signedUp = async (
    count: number,
    { code = null, address = '' }: { code?: string | null; address?: string },
  ) => {
    const people: Someone[] = [];
    for (let place = 0; place < count; place += 1) {
      const person = await someone(test.services);
      const at = new Date(Date.now() - (count - place) * MINUTE_MS);
      await test.db
        .updateTable('accounts')
        .set({ promo_code: code, created_at: at })
        .where('id', '=', person.id)
        .execute();
      if (address !== '') {
        const work = { ...workAs(test.services, null, at), address };
        await work.transaction((inner) =>
          happened({ ...inner, address }, accountOpened, { subjectId: person.id, accountId: person.id }),
        );
      }
      people.push(person);
    }
    return people;
  };
  const bursts = async () => (await signalsOf(test)).map(({ kind, state, about }) => [kind, state, about]);

  it('with one promo code becomes a signal, once, and takes in who comes after', async () => {
    const people = await signedUp(9, { code: 'SCHOOL' });
    await search(test);
    expect(await bursts()).toEqual([]);
    people.push(...(await signedUp(1, { code: 'SCHOOL' })));
    await signedUp(3, { code: 'OTHER' });
    await search(test);
    await search(test);
    expect(await bursts()).toEqual([['PromoBurst', 'Open', sorted(...people)]]);
    people.push(...(await signedUp(1, { code: 'SCHOOL' })));
    await search(test);
    expect(await bursts()).toEqual([['PromoBurst', 'Open', sorted(...people)]]);
  });

  it('from one address becomes a signal, and one fewer from another does not', async () => {
    const people = await signedUp(5, { address: '203.0.113.9' });
    await signedUp(4, { address: '203.0.113.10' });
    await search(test);
    expect(await bursts()).toEqual([['AddressBurst', 'Open', sorted(...people)]]);
  });

  it('that a person has judged is brought up again by another burst alone', async () => {
    const people = await signedUp(5, { address: '203.0.113.11' });
    await search(test);
    await test.db
      .updateTable('signals')
      .set({ state: 'Decided', verdict: 'NothingWrong', words: 'A class.', decided_at: new Date() })
      .set({ decided_by: (await moderator(test.services)).id })
      .execute();
    const later = await signedUp(4, { address: '203.0.113.11' });
    await search(test);
    expect(await bursts()).toEqual([['AddressBurst', 'Decided', sorted(...people)]]);
    later.push(...(await signedUp(1, { address: '203.0.113.11' })));
    await search(test);
    expect(await bursts()).toEqual([
      ['AddressBurst', 'Decided', sorted(...people)],
      ['AddressBurst', 'Open', sorted(...later)],
    ]);
  });
});
