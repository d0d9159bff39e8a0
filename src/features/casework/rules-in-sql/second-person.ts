// Who is one hand with an officer, for statements: those of whom the rule names a moment from which they are a second person.
import { type RawBuilder, sql } from 'kysely';
import { ONE_HAND_DAYS } from '../rules/second-person.ts';

/**
 * The ids of an officer and of everybody whom a hand of theirs guides: up to whoever added them, from each of these down to whoever they
 * added. `officer`: an id, or a column that holds one; of an id it is read once a statement.
 */
export const oneHandWith = (officer: string | RawBuilder<unknown>, now: Date): RawBuilder<string[]> =>
  sql<string[]>`array(
    with recursive up (person) as (
      select ${officer}::uuid
      union
      select s.added_by from up join staff_additions s on s.account_id = up.person where ${stillBinds(now)}
    ), down (person) as (
      select person from up
      union
      select s.account_id from down join staff_additions s on s.added_by = down.person where ${stillBinds(now)}
    )
    select person from down)`;

/** Whether the row of `staff_additions` with the alias `s` is recent enough to make the two people one hand. */
export const stillBinds = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`s.added_at > ${now}::timestamptz - make_interval(hours => ${sql.lit(ONE_HAND_DAYS * 24)})`;
