// The limits of what staff write about documents: the contract holds them to it, and the screens let nobody write more.

/** The most characters of a reason, a note or the words of a second look. */
export const LONGEST_WORDS = 2_000;

/** The most reasons for a rejection that are kept to choose from. */
export const MOST_REASONS = 60;
