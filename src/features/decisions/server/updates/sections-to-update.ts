// The caller's sections that a decline read its figures from, as far as they can be sent anew.

import { type Audience, storedAnswers } from '#features/information/contract.ts';
import { isAskedOf, isForDocumentsTab } from '#features/information/rules/may-submit.ts';
import { isUsable } from '#features/information/rules-in-sql/may-submit.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { Decision, OfferOutput } from '../../contract.ts';
import { LEVERS } from '../../rules/reasons/levers.ts';
import { sectionsBehind } from '../../rules/updates/sections-behind.ts';

/** The sections to send anew, one for each lever and section, in the order of the levers; only those that the caller may send. */
export async function sectionsToUpdate(
  { db, actor }: Work<Actor>,
  { inputs }: Pick<Decision, 'inputs'>,
): Promise<OfferOutput['updates']> {
  const rows = await db
    .selectFrom('submissions as s')
    .innerJoin('information_schemas as i', 'i.id', 's.information_schema_id')
    .select(['s.id', 's.answers', 's.status', 'i.s_id', 'i.name', isUsable('i').as('is_usable')])
    .select((row) => row.ref('s.audience').$castTo<Audience>().as('audience'))
    .where('s.account_id', '=', actor.id)
    .where('s.reopened_at', 'is', null)
    .execute();
  const given = Object.fromEntries(rows.map(({ s_id, answers }) => [s_id, storedAnswers.parse(answers)]));
  const own = rows.filter(
    (row) => isAskedOf({ for: row.audience, sId: row.s_id }, inputs.model) && row.is_usable,
  );
  // Answers about credit are sent anew for papers that would lift something.
  const levers = LEVERS.filter((lever) => lever !== 'credit' || inputs.onceChecked);
  return levers.flatMap((lever) =>
    sectionsBehind(lever, given).flatMap((sId) =>
      own
        .filter(({ s_id }) => s_id === sId)
        .map(({ id, name, status }) => {
          const takesDocuments = isForDocumentsTab({ userStatus: status });
          return { _id: id, sId, name, lever, takesDocuments };
        }),
    ),
  );
}
