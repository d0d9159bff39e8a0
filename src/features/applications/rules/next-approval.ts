// What an approval by one member of staff does: it is the first of two, it is final, or it counts for nothing.

export type NextApproval = 'first' | 'final' | 'again';

type Approvable = { amountCents: number; firstApprovedBy: string | null };

/** `aboveCents` is the policy's: loans above it need two different people, null asks for one. */
export function nextApproval(
  { amountCents, firstApprovedBy }: Approvable,
  aboveCents: number | null,
  officer: string,
): NextApproval {
  if (!needsTwo(amountCents, aboveCents)) return 'final';
  if (firstApprovedBy === null) return 'first';
  return firstApprovedBy === officer ? 'again' : 'final';
}

export const needsTwo = (amountCents: number, aboveCents: number | null): boolean =>
  aboveCents !== null && amountCents > aboveCents;
