// How long a change may be sent again, and how long the server knows it again: the second must outlive the first.

const DAY_MS = 86_400_000;

/** A phone sends what it kept by itself for so long; then it asks its owner first. */
export const SENT_AGAIN_FOR_MS = 14 * DAY_MS;

/** The server remembers what it replied under a key for longer, whatever the two clocks say: a week of room. */
export const KEYS_KEPT_MS = 21 * DAY_MS;
