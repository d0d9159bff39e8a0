import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { recordsOf } from '#tests/support/records.ts';

let test: TestApp;
let desk: Caller;
beforeAll(async () => {
  test = await openTestApp();
  desk = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

type Page = { rows: { _id: string }[]; total: number };
const idsOf = async (browser: Caller, path: string) => {
  const { rows, total } = (await browser.get(path)).body as Page;
  expect(total).toBe(rows.length);
  return rows.map(({ _id }) => _id);
};

describe('what one person has, among that of others', () => {
  it('is found by the person: applications and redemptions, with their own totals', async () => {
    const [person, other] = [await someone(test.services), await someone(test.services)];
    const records = await recordsOf(test, person);
    const others = await recordsOf(test, other);
    const { rows } = await desk.call('GET /api/loan-application/admin', { query: { accountId: person.id } });
    expect(rows.map(({ _id }) => _id)).toContain(records.application);
    expect(rows.every(({ user }) => user._id === person.id)).toBe(true);
    expect(await idsOf(desk, `/api/loan-application/admin?accountId=${person.id}&status=Rejected`)).toEqual(
      [],
    );
    expect(await idsOf(desk, `/api/acquisitions?accountId=${person.id}`)).toEqual([records.acquisition]);
    const hers = await loggedIn(test, person);
    expect(await idsOf(hers, `/api/acquisitions?accountId=${other.id}`)).not.toContain(others.acquisition);
  });

  it('are the preferences: each a map of flags, all of them down before anything was chosen', async () => {
    const person = await someone(test.services);
    const path = `/api/quiz/preferences/${person.id}`;
    const flagsUp = (flags: Record<string, boolean>) => Object.keys(flags).filter((title) => flags[title]);
    type Preferences = Record<'itemsThatAppeal' | 'offersPreferences', Record<string, boolean>>;
    const before = (await desk.get(path)).body as Preferences;
    expect(Object.keys(before.itemsThatAppeal)).toHaveLength(19);
    expect(flagsUp(before.itemsThatAppeal)).toEqual([]);
    await recordsOf(test, person);
    const hers = await loggedIn(test, person);
    await hers.call('POST /api/quiz/preferences', {
      body: {
        financialQuestionnaire: { current_financial_situation_feeling: '3 - Neutral', partner_draw: false },
        itemsThatAppeal: { Stocks: true, Books: false },
      },
    });
    const after = (await desk.get(path)).body as Preferences;
    expect(flagsUp(after.itemsThatAppeal)).toEqual(['Stocks']);
    expect(flagsUp(after.offersPreferences).toSorted()).toEqual(['Books', 'Dining', 'Stocks']);
  });
});
