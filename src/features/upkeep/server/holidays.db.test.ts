import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, addMonths, type Day, dayOf } from '#shared/calendar.ts';
import { payableOn } from '#shared/working-days/working-days.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { holidayTexts } from '../texts/staff-holidays.ts';
import { addedHolidays } from './holidays.ts';

let test: TestApp;
let browser: Caller;
beforeAll(async () => {
  test = await openTestApp();
  browser = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
});
afterAll(() => test.close());

const today = dayOf(new Date());
/** No Sunday and no holiday. */
const coming = (days: number) => payableOn(addDays(today, days));
const add = (day: string, by = browser) => by.post('/api/holidays', { day, name: 'General election' });
const listed = async () => {
  const { body } = await browser.get('/api/holidays');
  return (body as { holidays: { day: Day; name: string; isAdded: boolean }[] }).holidays;
};

it('lists those to come, by law and added, in their order', async () => {
  const day = coming(40);
  expect((await add(day)).status).toBe(200);
  const holidays = await listed();
  expect(holidays.filter(({ isAdded }) => isAdded)).toEqual([
    { day, name: 'General election', isAdded: true },
  ]);
  expect(holidays.filter(({ isAdded }) => !isAdded).length).toBeGreaterThanOrEqual(10);
  expect(holidays.map((one) => one.day)).toEqual(holidays.map((one) => one.day).toSorted());
  expect(holidays.every((one) => one.day >= today)).toBe(true);
});

it('takes a day once, records it in the audit log, and lets go of it again', async () => {
  const day = coming(60);
  const answers = await Promise.all([add(day), add(day), add(day)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(payableOn(day, await addedHolidays(test, today))).not.toBe(day);
  const remove = () => browser.post('/api/holidays/remove', { day });
  const removed = await remove();
  expect(removed).toMatchObject({
    status: 200,
    body: { message: holidayTexts.removed(day, 'General election') },
  });
  expect((await remove()).status).toBe(404);
  expect(payableOn(day, await addedHolidays(test, today))).toBe(day);
  const audit = await test.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', day)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(['holiday.add', 'holiday.remove']);
});

it.each([
  ['today', today, 422],
  ['a day that has passed', addDays(today, -1), 422],
  ['no day', 'Friday', 422],
  ['Christmas Day', `${Number(today.slice(0, 4)) + 1}-12-25`, 409],
  ['a day after every loan has ended', addDays(addMonths(today, 600), 1), 422],
  ['the last day of all', '9999-12-31', 422],
])('refuses %s', async (_, day, status) => {
  expect((await add(day)).status).toBe(status);
});

it('is for admins alone', async () => {
  const officer = await loggedIn(test, await moderator(test.services));
  expect((await add(coming(20), officer)).status).toBe(403);
  expect((await officer.get('/api/holidays')).status).toBe(200);
});
