// What may be chosen of every list, as the wire and the screens name it: how long a page is, and which end of its order stands on top.

/** The numbers of rows that a page may have, the usual one first. */
export const PAGE_SIZES = ['8', '25', '50'] as const;
/** The rows of a page where nobody chose another number. */
export const ROWS_PER_PAGE = 8;

export type PageSize = (typeof PAGE_SIZES)[number];

/** The orders of a list along one moment of its rows. */
export const MOMENT_SORTS = ['oldest', 'newest'] as const;
export type MomentSort = (typeof MOMENT_SORTS)[number];
