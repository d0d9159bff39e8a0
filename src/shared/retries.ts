// How long a change may be sent again, and how long the server knows it again: the second must outlive the first.
import { DAY_MS } from './calendar.ts';

/** How long a phone sends a stored change by itself, in milliseconds; after that it asks its owner first. */
export const SENT_AGAIN_FOR_MS = 14 * DAY_MS;

/** How long the server keeps its reply under a key: longer by a week, because the two clocks may differ. */
export const KEYS_KEPT_MS = 21 * DAY_MS;
