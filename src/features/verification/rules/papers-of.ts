// The live topic of one person's documents: whoever has them open reads them again when they change, and not at every other verdict.
export const papersOf = (accountId: string): string => `papers-of-${accountId}`;
