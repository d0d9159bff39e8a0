// What an approval by one member of staff does: it is the first of two, it is final, or it counts for nothing.

export type NextApproval = 'first' | 'final' | 'again';

type Asking = {
  amountCents: number;
  /** Whether it asks for a larger amount or a lower rate than today's decision would allow. */
  isOverride: boolean;
};

type Approvable = Asking & {
  firstApprovedBy: string | null;
  /** Whether the facts of today are worse than those that the first person approved it on. */
  isWorseSinceFirst: boolean;
};

/** `aboveCents` is the policy's: loans above it need two different people, null asks for one. */
export function nextApproval(
  application: Approvable,
  aboveCents: number | null,
  officer: string,
): NextApproval {
  if (!needsTwo(application, aboveCents)) return 'final';
  if (!firstCounts(application)) return 'first';
  return application.firstApprovedBy === officer ? 'again' : 'final';
}

/** Whether two people must approve: an override needs two whatever its amount. */
export const needsTwo = ({ amountCents, isOverride }: Asking, aboveCents: number | null): boolean =>
  isOverride || (aboveCents !== null && amountCents > aboveCents);

/** Whether the first approval counts: while the facts are no worse than those that it was given on. */
export const firstCounts = ({
  firstApprovedBy,
  isWorseSinceFirst,
}: Pick<Approvable, 'firstApprovedBy' | 'isWorseSinceFirst'>): boolean =>
  firstApprovedBy !== null && !isWorseSinceFirst;
