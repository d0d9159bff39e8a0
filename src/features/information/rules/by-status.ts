// Submissions sorted by what became of them: into the Info Center's tabs, and for those who review them.
import type { SubmissionStatus } from '#features/information/contract.ts';

type WithStatus = { status: SubmissionStatus };

export function groupByStatus<Each extends WithStatus>(
  all: readonly Each[],
): Record<SubmissionStatus, Each[]> {
  const of = (status: SubmissionStatus) => all.filter((each) => each.status === status);
  return {
    Submitted: of('Submitted'),
    SubmittedForVerfication: of('SubmittedForVerfication'),
    Verified: of('Verified'),
    Rejected: of('Rejected'),
  };
}

const REVIEW_ORDER: Record<SubmissionStatus, number> = {
  Verified: 0,
  Rejected: 0,
  Submitted: 1,
  SubmittedForVerfication: 2,
};

/** Verified and rejected ones first, then those without documents, then those that wait; else as they were. */
export const inReviewOrder = <Each extends WithStatus>(all: readonly Each[]): Each[] =>
  all.toSorted((one, other) => REVIEW_ORDER[one.status] - REVIEW_ORDER[other.status]);
