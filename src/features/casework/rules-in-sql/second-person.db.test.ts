import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { DAY_MS } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { type Hand, ONE_HAND_DAYS, secondPersonFrom } from '../rules/second-person.ts';
import { oneHandWith } from './second-person.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-03-20T15:00:00Z');
const people = Array.from({ length: 6 }, () => newId<'accounts'>());
const person = fc.constantFrom(...people);
/** Around the moment from which an addition binds no more, and well before it. */
const anyAddition = fc
  .record({
    account_id: person,
    added_by: person,
    ago: fc.integer({ min: -2, max: 2 }),
    days: fc.constantFrom(1, 3, ONE_HAND_DAYS),
  })
  .filter(({ account_id, added_by }) => account_id !== added_by)
  .map(({ account_id, added_by, ago, days }) => ({
    account_id,
    added_by,
    added_at: new Date(now.getTime() - days * DAY_MS + ago),
  }));

/** Every hand behind a person, worked out here from the additions that still bind. */
function handsBehind(
  added: { account_id: string; added_by: string; added_at: Date }[],
  whose: string,
): Hand[] {
  const hands: Hand[] = [{ person: whose, hand: whose, since: null }];
  const binding = added.filter(({ added_at }) => now.getTime() - added_at.getTime() < ONE_HAND_DAYS * DAY_MS);
  for (const { hand } of hands)
    for (const { account_id, added_by, added_at } of binding)
      if (account_id === hand && !hands.some((known) => known.hand === added_by))
        hands.push({ person: whose, hand: added_by, since: added_at });
  return hands;
}

it('names those of whom the rule says that they are no second person yet', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAddition, { maxLength: 7 }), async (added) => {
      const hands = people.flatMap((one) => handsBehind(added, one));
      const rows = await database.db.transaction().execute(async (db) => {
        // Of this transaction alone: read before the table of the same name, without accounts behind its rows.
        await sql`create temporary table staff_additions (account_id uuid, added_by uuid, added_at timestamptz) on commit drop`.execute(
          db,
        );
        for (const one of added) await db.insertInto('staff_additions').values(one).execute();
        const ofEach = (officer: string | RawBuilder<unknown>) => oneHandWith(officer, now);
        const { rows } = await sql<{ id: string; of_column: string[]; of_first: string[] }>`
          select p.id, ${ofEach(sql`p.id`)} as of_column, ${ofEach(people[0] ?? '')} as of_first from unnest(${people}::uuid[]) p (id)`.execute(
          db,
        );
        return rows;
      });
      for (const { id, of_column, of_first } of rows) {
        const expected = people.filter(
          (other) => other === id || secondPersonFrom(hands, id, other) !== null,
        );
        expect(of_column.toSorted()).toEqual(expected.toSorted());
        if (id === people[0]) expect(of_first.toSorted()).toEqual(expected.toSorted());
      }
    }),
    { numRuns: 100 },
  );
});
