// A consent of whatever kind: to a lender, to messages on the phone, to notices of a browser.

/** Whether it stands: its person has not withdrawn it. */
export const isStanding = ({ withdrawn }: { withdrawn: string | null }): boolean => withdrawn === null;
