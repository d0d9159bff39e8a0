import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import {
  grantSeeds,
  grantToMany,
  returnSeeds,
  type SeedMovement,
  seedsOf,
  spendSeeds,
  takeBackSeeds,
} from './ledger.ts';

let test: TestApp;
let person: Someone;
beforeAll(async () => {
  test = await openTestApp();
  person = await someone(test.services);
});
afterAll(() => test.close());

const inOne = <Reply>(run: (work: ReturnType<typeof workAs>) => Promise<Reply>) =>
  workAs(test.services, null).transaction(run);

it.each([
  ['given', grantSeeds, 50],
  ['spent', spendSeeds, 40],
  ['given back', returnSeeds, 50],
  ['taken back', takeBackSeeds, 40],
])('seeds are %s once by one cause, however often it is sent', async (what, move, balance) => {
  const movement: SeedMovement = {
    cause: `a test: ${what}`,
    seeds: what === 'given' ? 50 : 10,
    reason: what,
  };
  const again = () => inOne((work) => move(work, person.id, movement));
  expect(await again()).toBe(true);
  expect(await again()).toBe(false);
  expect((await Promise.all([again(), again()])).every((moved) => !moved)).toBe(true);
  expect(await seedsOf(workAs(test.services, null), person.id)).toBe(balance);
});

it('of many causes those are answered that had not given yet', async () => {
  const other = await someone(test.services);
  const grant = (cause: string) => ({ accountId: other.id, cause, seeds: 5, reason: 'A test' });
  expect(await inOne((work) => grantToMany(work, []))).toEqual(new Set());
  expect(await inOne((work) => grantToMany(work, [grant('one')]))).toEqual(new Set(['one']));
  expect(await inOne((work) => grantToMany(work, [grant('one'), grant('two')]))).toEqual(new Set(['two']));
  expect(await seedsOf(workAs(test.services, null), other.id)).toBe(10);
});
