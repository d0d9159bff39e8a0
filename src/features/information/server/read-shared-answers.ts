// Reads what a person answered in other sections, and on which the documents of this one depend.
import type { FormAnswers } from '#features/forms/contract.ts';
import { type Section, storedAnswers } from '#features/information/contract.ts';
import { sharedAnswers, sharedNamesIn, withShared } from '#features/information/rules/shared-answers.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';

/** The section's own answers with those of others; nothing is read where its documents depend on nothing else. */
export async function readSharedAnswers(
  work: Work<Actor>,
  section: Section,
  own: FormAnswers,
): Promise<FormAnswers> {
  const names = sharedNamesIn(section);
  if (names.length === 0) return own;
  const rows = await work.db
    .selectFrom('submissions as s')
    .innerJoin('information_schemas as i', 'i.id', 's.information_schema_id')
    .select(['i.s_id', 's.answers'])
    .where('s.account_id', '=', work.actor.id)
    .where('s.reopened_at', 'is', null)
    .where(
      'i.s_id',
      'in',
      names.flatMap((name) => sharedAnswers[name]),
    )
    .execute();
  const given = Object.fromEntries(rows.map((row) => [row.s_id, storedAnswers.parse(row.answers)]));
  return withShared(names, own, given);
}
