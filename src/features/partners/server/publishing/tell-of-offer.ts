// The news that a lender's products or loans changed.
import { announce } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';

/** Everybody who has lenders' loans on show reads again, the lender's other windows and staff among them. */
export const tellOfOffer = (work: Work): void => announce(work, 'everyone', 'lenders');
