// Shows documents that were sent: to their owner, to whoever reviews them, and all of one person together.

import type { Entry, SignalAbout } from '#features/casework/contract.ts';
import { entriesOfRecord } from '#features/casework/server/list-entries.ts';
import type { FindSignalsAbout } from '#features/casework/server/signals-about.ts';
import { type Panel, storedAnswers } from '#features/information/contract.ts';
import { sectionsNeeded } from '#features/information/rules/audience.ts';
import { inReviewOrder } from '#features/information/rules/by-status.ts';
import { nameOnAccount, nameOnId, namesGivenIn } from '#features/information/rules/given-names.ts';
import { visibleCounts, wholePanel } from '#features/information/server/show-panel.ts';
import { findPerson, personOf } from '#features/information/server/store.ts';
import type {
  GivenNames,
  ProvedSubmission,
  Reviewee,
  StaffNotes,
  VerificationRecord,
} from '#features/verification/contract.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { verificationEndpoints } from '../contract.ts';
import { staffVerificationRefusals as refusals } from '../texts/staff-refusals.ts';
import { queueOfDocuments } from './queue/waiting-documents.ts';
import { type Detail, findDetail, submissionsWithDocuments } from './store.ts';

/** The caller's latest documents of each section; for staff the first page of the panel. */
export async function listVerifications(work: Work<Actor>): Promise<VerificationRecord[] | Panel> {
  if (isStaff(work.actor)) return wholePanel(queueOfDocuments, work);
  const all = await submissionsWithDocuments(work, work.actor.id);
  return all.flatMap(({ verification }) => verification ?? []);
}

/** One set of documents, without the notes of staff. Refuses another's as not found, except for staff. */
export async function showVerification(
  work: Work<Actor>,
  { params }: Received<typeof verificationEndpoints, 'GET /api/informations/verifications/submitted/:id'>,
): Promise<DetailFacts> {
  const {
    notes: _forStaff,
    isVisible,
    ...detail
  } = await findDetail(work, params.id, isStaff(work.actor) ? undefined : work.actor.id);
  if (!isVisible) refuse(refusals['second_look.first']);
  return detail;
}

export async function listVerificationsOfPerson(
  work: Work<Actor>,
  {
    params,
    query,
  }: Received<typeof verificationEndpoints, 'GET /api/informations/verifications/submitted/user/:id'>,
) {
  const [, all] = await Promise.all([
    findPerson(work, params.id),
    submissionsWithDocuments(work, params.id, query.audience),
  ]);
  return inReviewOrder(all.map((pair) => ({ ...pair, status: pair.submission.status })));
}

type DetailFacts = Omit<Detail, 'notes' | 'isVisible'>;

type Review = DetailFacts & { notes: StaffNotes; names: GivenNames | null; user: Reviewee };

/** Everything that the review of one set of documents shows. */
export const reviewVerification =
  (findSignals: FindSignalsAbout) =>
  async (
    work: Work<Actor>,
    { params }: Received<typeof verificationEndpoints, 'GET /api/verification/:id'>,
  ): Promise<Review & { waits: Entry[]; signals: SignalAbout[] }> => {
    const { isVisible, ...review } = await readReview(work, params.id);
    if (!isVisible) refuse(refusals['second_look.first']);
    const { for: audience, userId } = review.verification;
    const [waits, signals] = await Promise.all([
      entriesOfRecord(work, queueOfDocuments(audience), params.id),
      findSignals(work, userId),
    ]);
    return { ...review, waits, signals };
  };

/** Everything that the review of one set of documents shows, also where its verdict is withheld from the reader. */
export async function readReview(work: Work<Actor>, id: IdOf<'verifications'>) {
  const { notes, ...detail } = await findDetail(work, id);
  const { userId, sId } = detail.verification;
  const [user, decidedBy, names] = await Promise.all([
    findReviewee(work, userId, detail.verification.for),
    notes.decidedBy === null ? null : findPerson(work, notes.decidedBy),
    isNameGivenIn(sId) ? findNames(work, userId) : null,
  ]);
  return { ...detail, notes: { ...notes, decidedBy }, names, user };
}

const isNameGivenIn = (sId: string): boolean => Object.values<string>(namesGivenIn).includes(sId);

/** The names that a person gave on the ID and on the account; null until both were given. */
async function findNames(work: Work, accountId: IdOf<'accounts'>): Promise<GivenNames | null> {
  const rows = await work.db
    .selectFrom('submissions as s')
    .innerJoin('information_schemas as i', 'i.id', 's.information_schema_id')
    .select(['i.s_id', 's.answers'])
    .where('s.account_id', '=', accountId)
    .where('s.reopened_at', 'is', null)
    .where('i.s_id', 'in', Object.values<string>(namesGivenIn))
    .execute();
  const answersOf = (sId: string) =>
    storedAnswers.optional().parse(rows.find((row) => row.s_id === sId)?.answers);
  const onId = nameOnId(answersOf(namesGivenIn.onId));
  const onAccount = nameOnAccount(answersOf(namesGivenIn.onAccount));
  return onId === null || onAccount === null ? null : { onId, onAccount };
}

async function findReviewee(
  work: Work,
  id: IdOf<'accounts'>,
  audience: ProvedSubmission['for'],
): Promise<Reviewee> {
  const counts = visibleCounts(work.actor);
  const row = await work.db
    .selectFrom('accounts as a')
    .leftJoin('progress as p', (join) =>
      join.onRef('p.account_id', '=', 'a.id').on('p.audience', '=', audience),
    )
    .select([
      'a.id',
      'a.first_name',
      'a.last_name',
      'a.email',
      'a.phone',
      'a.status',
      'a.info_status',
      'a.created_at',
    ])
    .select('p.submitted')
    .select([counts.waiting.as('waiting'), counts.verified.as('verified'), counts.rejected.as('rejected')])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...personOf(row),
    phone: row.phone,
    status: row.status,
    infoStatus: row.info_status,
    created: row.created_at.toISOString(),
    progress: {
      submitted: row.submitted ?? 0,
      waiting: row.waiting ?? 0,
      verified: row.verified ?? 0,
      rejected: row.rejected ?? 0,
      total: sectionsNeeded[audience],
    },
  };
}
