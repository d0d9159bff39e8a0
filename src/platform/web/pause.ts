// Waiting on purpose, in the signed-in part; the visitor's one form keeps its own, to load nothing more.

/** Before what is submitted is sent, as specified: long enough to see that something happens. */
const SUBMIT_DELAY_MS = 400;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const submitDelay = (): Promise<void> => pause(SUBMIT_DELAY_MS);
