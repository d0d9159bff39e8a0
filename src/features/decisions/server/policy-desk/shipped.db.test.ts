import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import type { Work } from '#platform/server/work.ts';
import { openTestApp, openTestDatabase, workAs } from '#tests/support/database.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { installPolicy, policyInForce } from '../policies.ts';
import { published } from './policy-desk.test-support.ts';
import { showPolicy } from './show-policy.ts';

let database: OpenDatabase;
let work: Work;
beforeAll(async () => {
  database = await openTestDatabase();
  work = { db: database.db, now: new Date() } as Work;
});
afterAll(() => database.close());

it('an installation from before keeps its policy, and its desk says what ships now', async () => {
  const { knockOuts: _later, firstLoanProof: _too, ...figures } = defaultPolicy;
  const earlier = { ...figures, minimumAgeYears: 21 };
  await database.db
    .insertInto('policies')
    .values({
      version: 1,
      policy: JSON.stringify(earlier),
      published_at: new Date('2026-01-05T12:00:00Z'),
      created_by: null,
      created_at: new Date('2026-01-05T12:00:00Z'),
    })
    .execute();
  await installPolicy(work);
  expect(await policyInForce(work)).toMatchObject({
    minimumAgeYears: 21,
    knockOuts: { overdueElsewhere: false, ownDefaultMonths: null, bankruptcyMonths: null },
    firstLoanProof: { identity: false, income: false, bankAccount: false },
  });
  const { shipped } = await showPolicy(work);
  expect(shipped.map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Youngest age', '21 years', '18 years'],
    ['Behind with a debt elsewhere, or in default there and not paid', 'No', 'Yes'],
    ['A default with us, once it is repaid', 'Never', '24 months after'],
    ['A bankruptcy, until it ended and', 'Never', '24 months after'],
    ['Identity: verified before a first loan is paid out', 'No', 'Yes'],
  ]);
});

it('a new installation has it, and says nothing, also once it has a policy of its own', async () => {
  const test = await openTestApp();
  const shown = async () => (await showPolicy(workAs(test.services, null))).shipped;
  expect(await shown()).toEqual([]);
  await published(test.services, (figures) => ({ ...figures, minimumAgeYears: 20 }));
  expect(await shown()).toEqual([]);
  await test.close();
});
