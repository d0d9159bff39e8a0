// Until when a prize that was won can be claimed.

/** Whether a prize can no longer be claimed: its last day is over. Days are YYYY-MM-DD in Jamaica. */
export const isClaimOver = (claimBy: string, today: string): boolean => today > claimBy;
