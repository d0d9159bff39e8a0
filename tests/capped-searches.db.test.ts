import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAccounts } from '#features/accounts/server/desk/list-accounts.ts';
import { listMails } from '#features/messages/server/mail-desk/list-mails.ts';
import { listAnswers } from '#features/quiz/server/desk/list-answers.ts';
import { asOnePage } from '#platform/server/database/page-clause.ts';
import { newId } from '#shared/id.ts';
import { moderator, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';

let test: TestApp;
let officer: Someone;
let people: Someone[];
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
  people = [];
  for (let each = 1; each <= 5; each++)
    people.push(await someone(test.services, { firstName: `Search${each}`, lastName: 'Quarrie' }));
  await test.db
    .insertInto('quiz_answers')
    .values(
      people.map(({ id }, place) => ({
        account_id: asId<'accounts'>(id),
        current_financial_situation_feeling: 'Stressed',
        partner_draw: false,
        throw_per_month_cents: null,
        rewards: ['One', 'Two', 'Three'],
        created_at: new Date(Date.UTC(2026, 0, place + 1)),
      })),
    )
    .execute();
});
afterAll(() => test.close());

const work = () => workAs(test.services, officer);
const lists = {
  accounts: async (search: string) => {
    const { rows, ...figures } = await listAccounts(work(), {
      query: { page: 1, search, userType: 'User', sort: '-created' },
    });
    return { ...figures, names: rows.map(({ fullName }) => fullName.split(' ')[0]) };
  },
  answers: async (search: string) => {
    const { rows, ...figures } = await listAnswers(work(), { query: { page: 1, search } });
    return { ...figures, names: rows.map(({ user }) => user.fullName.split(' ')[0]) };
  },
};

describe.each(['accounts', 'answers'] as const)('a search in %s', (list) => {
  const newest = ['Search5', 'Search4', 'Search3', 'Search2', 'Search1'];

  it('that finds as many as are counted lists all of them', async () => {
    const found = await asOnePage(5, () => lists[list]('quarrie'));
    expect(found).toMatchObject({ total: 5, names: newest });
    expect(found).not.toHaveProperty('hasMore');
  });

  it('that finds more lists the first in the order of the list, and says so', async () => {
    const found = await asOnePage(3, () => lists[list]('quarrie'));
    expect(found).toMatchObject({ total: 3, hasMore: true, names: newest.slice(0, 3) });
  });
});

it('of many people with few rows counts the rows', async () => {
  await test.db
    .deleteFrom('quiz_answers')
    .where(
      'account_id',
      'in',
      people.slice(2).map(({ id }) => asId<'accounts'>(id)),
    )
    .execute();
  const found = await asOnePage(3, () => lists.answers('quarrie'));
  expect(found).toMatchObject({ total: 2, names: ['Search2', 'Search1'] });
  expect(found).not.toHaveProperty('hasMore');
});

it('in the mails counts like any other', async () => {
  for (const { id, email } of people)
    await test.db
      .insertInto('mails')
      .values({
        id: newId(),
        recipient: email,
        subject: 'Quarrie',
        body_text: '',
        body_html: '',
        account_id: asId<'accounts'>(id),
        state: 'Kept',
        created_at: new Date(),
      })
      .execute();
  const found = () => listMails(work(), { query: { page: 1, search: 'quarrie' } });
  expect((await found()).total).toBe(5);
  expect(await asOnePage(3, found)).toMatchObject({ total: 3, hasMore: true });
});
