// What an approval by one member of staff does: it is the first of two, it is final, or it counts for nothing.

export type NextApproval = 'first' | 'final' | 'again';

type Asking = {
  amountCents: number;
  /** It asks for more, or for less of a price, than the decision of the day would allow. */
  isOverride: boolean;
};

type Approvable = Asking & {
  firstApprovedBy: string | null;
  /** Whoever approved first did so although it was an override. */
  firstOverrode: boolean;
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

/** An override needs two people whatever its sum. */
export const needsTwo = ({ amountCents, isOverride }: Asking, aboveCents: number | null): boolean =>
  isOverride || (aboveCents !== null && amountCents > aboveCents);

/** Of an override only an approval counts that knew of it. */
export const firstCounts = ({
  isOverride,
  firstApprovedBy,
  firstOverrode,
}: Omit<Approvable, 'amountCents'>): boolean => firstApprovedBy !== null && (!isOverride || firstOverrode);
