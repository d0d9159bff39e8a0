// Until when a prize that was won can be claimed.

/** Days as YYYY-MM-DD in Jamaica; the last day counts whole. */
export const isClaimOver = (claimBy: string, today: string): boolean => today > claimBy;
