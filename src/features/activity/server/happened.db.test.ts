import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Work } from '#platform/server/work.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { recordsOf } from '#tests/support/records.ts';
import { happened, happenedAll } from './happened.ts';
import { happening, type Lettered, mailsBrought, notice, type OwnedFacts } from './happening.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const bell = {
  action: 'fileInfected',
  field: 'fileInformation',
  information: ({ accountId }: { accountId: IdOf<'accounts'> }) => ({ name: accountId }),
  says: () => '',
  leadsTo: null,
  timeline: () => ({ what: '' }),
} as const;

const tried = happening<OwnedFacts & Lettered>('proof.try', {
  subject: 'proof',
  words: { audit: 'Tried' },
  bell,
  mails: mailsBrought,
  text: null,
  notifies: ({ accountId }) => [
    [accountId, 'loans'],
    ['staff', 'loans'],
  ],
});

const followed = notice<{ accountId: IdOf<'accounts'> }>('proof.follow', {
  bell,
  mails: null,
  text: null,
  notifies: () => [],
});

const mailTo = (accountId: IdOf<'accounts'>) => ({
  to: 'a@example.com',
  accountId,
  subject: 'Tried',
  paragraphs: ['Word'],
});
const factsOf = (accountId: IdOf<'accounts'>) => ({
  subjectId: newId(),
  accountId,
  mails: [mailTo(accountId)],
});

const of = (table: 'activities' | 'mails', accountId: IdOf<'accounts'>) =>
  test.db.selectFrom(table).select('event_id').where('account_id', '=', accountId).execute();
const entriesOf = (accountId: IdOf<'accounts'>) =>
  test.db
    .selectFrom('audit_entries')
    .select(['id', 'action', 'subject_kind', 'before', 'after'])
    .where('account_id', '=', accountId)
    .where('action', 'like', 'proof.%')
    .execute();

/** Work whose statements are counted. */
function counted(work: Work): { work: Work; statements: () => number } {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { work: { ...work, db: work.db.withPlugin(plugin) }, statements: () => count };
}

describe('what happened', () => {
  it('stands in the audit log, in the activities and on the mails under one id, and what follows from it too', async () => {
    const { id } = await someone(test.services);
    const event = await workAs(test.services, null).transaction(async (work) => {
      const event = await happened(work, tried, factsOf(id), { before: { step: 1 }, after: { step: 2 } });
      await happened(work, followed, { accountId: id }, { event });
      return event;
    });
    expect(await entriesOf(id)).toEqual([
      { id: event, action: 'proof.try', subject_kind: 'proof', before: { step: 1 }, after: { step: 2 } },
    ]);
    expect(await of('activities', id)).toEqual([{ event_id: event }, { event_id: event }]);
    expect((await of('mails', id)).filter(({ event_id }) => event_id !== null)).toEqual([
      { event_id: event },
    ]);
  });

  it('leaves nothing where the action fails after it', async () => {
    const { id } = await someone(test.services);
    const failed = workAs(test.services, null).transaction(async (work) => {
      await happened(work, tried, factsOf(id));
      throw new Error('afterwards');
    });
    await expect(failed).rejects.toThrow('afterwards');
    expect([await entriesOf(id), await of('activities', id)]).toEqual([[], []]);
  });

  it('takes no more statements for many than for one', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => someone(test.services)));
    const statementsFor = (ids: readonly IdOf<'accounts'>[]) =>
      workAs(test.services, null).transaction(async (inner) => {
        const { work, statements } = counted(inner);
        await happenedAll(
          work,
          tried,
          ids.map((id) => ({ facts: factsOf(id), after: { id } })),
        );
        return statements();
      });
    const [first = '', ...others] = people.map(({ id }) => id);
    expect(await statementsFor(others)).toBe(await statementsFor([asId<'accounts'>(first)]));
    for (const id of [first, ...others])
      expect(await entriesOf(asId<'accounts'>(id))).toMatchObject([{ after: { id } }]);
  });

  it('is joined also where an action is one statement', async () => {
    const person = await someone(test.services);
    await recordsOf(test, person);
    const rows = await test.db
      .selectFrom('activities as b')
      .leftJoin('audit_entries as e', 'e.id', 'b.event_id')
      .select(['b.happening', 'e.action'])
      .where('b.account_id', '=', person.id)
      .where('b.happening', 'in', ['information.submit', 'seeds.earn', 'prize.redeem'])
      .execute();
    const joined = new Set(rows.map(({ happening, action }) => `${happening} of ${action}`));
    expect([...joined]).toEqual(
      expect.arrayContaining([
        'information.submit of information.submit',
        'seeds.earn of information.submit',
        'prize.redeem of prize.redeem',
      ]),
    );
  });
});
