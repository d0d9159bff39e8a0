// What an answer about money counts for at most.

/** Ten million dollars: the estimate takes no more, and of a section's answer no more counts, so that sums stay far from the limits of money. */
export const LARGEST_ANSWER_DOLLARS = 10_000_000;
