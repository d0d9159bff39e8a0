// How far a person is: the dashboard's figures with the next step, and the sections by what became of them.

import { sql } from 'kysely';
import type { ListedSection, SectionLine, SubmissionStatus } from '#features/information/contract.ts';
import { audienceOf } from '#features/information/rules/audience.ts';
import { groupByStatus } from '#features/information/rules/by-status.ts';
import { isAskedBesides, isAskedOf, isFor, isUsable } from '#features/information/rules/may-submit.ts';
import {
  countsOf,
  nextStepOf,
  overallFlags,
  percentageOf,
  plantOf,
  type SectionState,
} from '#features/information/rules/progress.ts';
import { isRepaid } from '#features/loans/rules-in-sql/standing.ts';
import { pointsPercentage } from '#features/seeds/rules/level.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { catalogueAt } from './catalogue.ts';

type State = SectionState & { points: number; description: string; submission: Mine | null };

export const showDashboard = async (work: Work<Actor>) => (await readProgress(work)).progress;

/** What the dashboard says of a person's sections, and whether one that can be sent is still missing. */
export async function readProgress(work: Work<Actor>) {
  const { infoStatus } = work.actor;
  const { points, hasRepaid, states } = await readStates(work);
  const own = states.filter((state) => isFor(state, infoStatus));
  const besides = states.filter((state) => isAskedBesides(state, infoStatus));
  const counts = countsOf(own, audienceOf(infoStatus));
  const progress = {
    points,
    level: plantOf(states),
    sent: states.filter(({ userStatus }) => userStatus !== null).length,
    hasRepaid,
    pointsPercentage: pointsPercentage(
      points,
      own.map((state) => state.points),
    ),
    submittedPercentage: percentageOf(counts.submitted, counts.total),
    verifiedPercentage: percentageOf(counts.verified, counts.total),
    counts,
    ...overallFlags(states),
    nextStep: nextStepOf([...own, ...besides], work.actor.status),
  };
  return {
    progress,
    isSectionMissing: own.some(({ isUsable, userStatus }) => isUsable && userStatus === null),
  };
}

export async function showOwnSummary(work: Work<Actor>) {
  const { states } = await readStates(work);
  const submitted = states.flatMap((state) =>
    state.submission === null
      ? []
      : [
          {
            ...listed(state),
            for: state.for,
            submissionId: state.submission.id,
            status: state.submission.status,
          },
        ],
  );
  const missing = states.filter(
    (state) => state.userStatus === null && isAskedOf(state, work.actor.infoStatus),
  );
  return { ...groupByStatus(submitted), NotSubmitted: missing.map(listed), ...overallFlags(states) };
}

const lineOf = ({ _id, sId, name }: SectionLine): SectionLine => ({ _id, sId, name });
const listed = ({ description, ...state }: ListedSection): ListedSection => ({
  ...lineOf(state),
  description,
});

type Mine = { id: string; section: string; status: SubmissionStatus; handedIn: string | null };

type Read = Columns<'section_catalogue', 'revision'> & {
  points: number | null;
  has_repaid: boolean;
  submissions: Mine[];
};

/** Every section with the person's status in it, the person's seeds, and whether a loan was repaid, in one trip. */
async function readStates(
  work: Work<Actor>,
): Promise<{ points: number; hasRepaid: boolean; states: State[] }> {
  const { rows } = await sql<Read>`
    select c.revision, (select balance from seed_accounts where id = ${work.actor.id}) as points, (
      select coalesce(json_agg(json_build_object('id', id, 'section', information_schema_id, 'status', status, 'handedIn',
        (select max(v.created_at) from verifications v where v.submission_id = submissions.id))), '[]')
      from submissions where account_id = ${work.actor.id} and reopened_at is null
    ) as submissions, exists (select from loans where account_id = ${work.actor.id} and ${isRepaid('loans')}) as has_repaid
    from section_catalogue c`.execute(work.db);
  const { revision, points, submissions, has_repaid } = rows[0] ?? {
    revision: 0,
    points: 0,
    submissions: [],
    has_repaid: false,
  };
  const { sections } = await catalogueAt(work, revision);
  const states = sections.map((section) => {
    const submission = submissions.find((mine) => mine.section === section._id) ?? null;
    return {
      ...listed(section),
      for: section.for,
      points: section.points,
      isUsable: isUsable(section),
      userStatus: submission?.status ?? null,
      handedInAt: submission?.handedIn ? new Date(submission.handedIn).toISOString() : null,
      submission,
    };
  });
  return { points: points ?? 0, hasRepaid: has_repaid, states };
}
