// Public holidays: those of this year and the next, and the days that admins add to them or take away again.
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import { accept } from '#shared/record/accept.ts';
import { validateFields } from '#shared/record/validate.ts';
import { refuse } from '#shared/refusal.ts';
import { isPublicHoliday, publicHolidaysOf } from '#shared/working-days/public-holidays.ts';
import type { upkeepEndpoints } from '../contract.ts';
import { holidayFields } from '../fields/staff-holiday.ts';
import { holidayNames, holidayTexts as texts } from '../texts/staff-holidays.ts';
import { staffUpkeepRefusals } from '../texts/staff-refusals.ts';
import { holidayAdded, holidayRemoved } from './happenings.ts';

/** The job that moves what falls due on a holiday which was added, queued with it. It belongs to the area of the loans, which lies above this one. */
export const POSTPONE_INSTALMENTS = 'postpone-instalments';

/** The holidays added by admins from a day on: what counts deadlines and due dates that begin then leaves them out. */
export async function addedHolidays({ db }: Pick<Work, 'db'>, from: Day): Promise<ReadonlySet<Day>> {
  const rows = await db.selectFrom('added_holidays').select('day').where('day', '>=', from).execute();
  return new Set(rows.map(({ day }) => day));
}

/**
 * The same with their names, in their order, which stay until the transaction ends: whoever moves a date off one acts on what is
 * still so when it commits.
 */
export async function holdHolidays({ db }: Pick<Work, 'db'>, from: Day): Promise<ReadonlyMap<Day, string>> {
  const rows = await db
    .selectFrom('added_holidays')
    .select(['day', 'name'])
    .where('day', '>=', from)
    .orderBy('day')
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ day, name }) => [day, name]));
}

export async function listHolidays({ db, now }: Work) {
  const today = dayOf(now);
  const year = Number(today.slice(0, 4));
  const added = await db
    .selectFrom('added_holidays')
    .select(['day', 'name'])
    .where('day', '>=', today)
    .orderBy('day')
    .execute();
  const byLaw = [year, year + 1]
    .flatMap(publicHolidaysOf)
    .map(({ day, name }) => ({ day, name: holidayNames[name], isAdded: false }));
  const holidays = [...byLaw, ...added.map((one) => ({ ...one, isAdded: true }))]
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  return { holidays };
}

/** Why a day cannot be added, in the words with which it is refused; null where it can. `added` holds those that were added. */
export function whyNotAdd(day: Day, today: Day, added: ReadonlySet<Day>): string | null {
  const { day: outside } = validateFields(holidayFields(today), { day, name: '' }, ['day']);
  if (outside !== undefined) return outside;
  return isPublicHoliday(day) || added.has(day) ? staffUpkeepRefusals['holiday.known'].text : null;
}

export const addHoliday = (
  work: Work<Actor>,
  { body }: Received<typeof upkeepEndpoints, 'POST /api/holidays'>,
) =>
  work.transaction(async (work) => {
    const { day, name } = accept(staffUpkeepRefusals['holiday.fields'], holidayFields(dayOf(work.now)), body);
    const added =
      !isPublicHoliday(day) &&
      (await work.db
        .insertInto('added_holidays')
        .values({ day, name, added_by: work.actor.id, created_at: work.now })
        .onConflict((conflict) => conflict.column('day').doNothing())
        .returning('day')
        .executeTakeFirst());
    if (!added) refuse(staffUpkeepRefusals['holiday.known']);
    await work.services.jobs.send(work.db, POSTPONE_INSTALMENTS, {});
    await happened(work, holidayAdded, { subjectId: day }, { after: { day, name } });
    return { message: texts.added };
  });

/** Removes an added holiday. What it has moved keeps its later date, of which its borrower was notified. Refuses one of today or earlier. */
export const removeHoliday = (
  work: Work<Actor>,
  { body }: Received<typeof upkeepEndpoints, 'POST /api/holidays/remove'>,
) =>
  work.transaction(async (work) => {
    const removed = await work.db
      .deleteFrom('added_holidays')
      .where('day', '=', body.day)
      .where('day', '>', dayOf(work.now))
      .returning('name')
      .executeTakeFirst();
    if (!removed) return refuse('request.not_found');
    await happened(work, holidayRemoved, { subjectId: body.day }, { before: { day: body.day, ...removed } });
    return { message: texts.removed(body.day, removed.name) };
  });
