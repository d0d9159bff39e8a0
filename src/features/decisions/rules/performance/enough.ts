// From how many people on a figure is said at all; below that the answer is 'too few to say'.

/** The fewest people for a rate: with fewer, its bounds lie some 35 percentage points apart. */
export const FEWEST_FOR_A_RATE = 30;

/** The fewest people of each outcome for whatever compares the good with the bad. */
export const FEWEST_OF_EACH_OUTCOME = 30;

/** The fewest people on each side of a comparison of two populations. */
export const FEWEST_TO_COMPARE = 100;
