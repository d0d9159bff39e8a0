// What is not verified yet of a borrower who is to receive an amount, and how far each of it is.

import type { Column, Columns } from '#platform/server/database/columns.ts';
import { visibleStatus } from '#platform/server/database/withheld.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import type { NeededProof, PolicyFigures } from '../contract.ts';
import { howFar, neededProof, PROVED_BY } from '../rules/proof/needed-proof.ts';
import { policyInForce } from './policies.ts';

type SubmissionStatus = Column<'submissions', 'status'>;

type WhoGets = { accountId: IdOf<'accounts'>; amountCents: number };

/** What must still be verified under the policy in force, worked out from sections that were not reopened. `amountCents` is what the loan is for; `reader`, who is only shown it. */
export async function stillNeeded(
  work: Pick<Work, 'db' | 'now'>,
  accountId: IdOf<'accounts'>,
  amountCents: number,
  reader: Actor | null = null,
): Promise<NeededProof[]> {
  const [needed = []] = await stillNeededOfEach(work, [{ accountId, amountCents }], reader);
  return needed;
}

/** What is still to be verified for each of several people, in one statement and in their order. */
export async function stillNeededOfEach(
  work: Pick<Work, 'db' | 'now'>,
  people: readonly WhoGets[],
  reader: Actor | null = null,
): Promise<NeededProof[][]> {
  if (people.length === 0) return [];
  const policy = await policyInForce(work);
  const sections = await work.db
    .selectFrom('information_schemas')
    .innerJoin('accounts', (join) =>
      join.on(
        'accounts.id',
        'in',
        people.map(({ accountId }) => accountId),
      ),
    )
    .leftJoin('submissions', (join) =>
      join
        .onRef('submissions.information_schema_id', '=', 'information_schemas.id')
        .onRef('submissions.account_id', '=', 'accounts.id')
        .on('reopened_at', 'is', null),
    )
    .select([
      'accounts.id as account_id',
      'accounts.info_status',
      's_id',
      'information_schemas.name',
      (row) =>
        row
          .selectFrom('verifications')
          .select((of) => of.fn.max('created_at').as('at'))
          .whereRef('submission_id', '=', 'submissions.id')
          .as('handed_in_at'),
      visibleStatus(reader, 'submissions').$castTo<SubmissionStatus | null>().as('status'),
    ])
    .where('s_id', 'in', Object.values(PROVED_BY).flat())
    .execute();
  return people.map(({ accountId, amountCents }) =>
    leftOf(
      policy,
      amountCents,
      sections.filter(({ account_id }) => account_id === accountId),
    ),
  );
}

type SectionRow = Columns<'accounts', 'info_status'> & {
  s_id: string;
  name: string;
  status: SubmissionStatus | null;
  handed_in_at: Date | null;
};

function leftOf(policy: PolicyFigures, amountCents: number, sections: readonly SectionRow[]): NeededProof[] {
  const statuses = Object.fromEntries(
    sections.flatMap(({ s_id, status }) => (status === null ? [] : [[s_id, status]])),
  );
  return neededProof(policy, amountCents).flatMap((proof) => {
    const left = howFar(proof, statuses, sections[0]?.info_status ?? 'FirstModel');
    const found = sections.find(({ s_id }) => s_id === left?.sId);
    if (!left) return [];
    const handedInAt = left.state === 'Checking' ? (found?.handed_in_at?.toISOString() ?? null) : null;
    return [{ proof, state: left.state, section: { sId: left.sId, name: found?.name ?? '' }, handedInAt }];
  });
}
