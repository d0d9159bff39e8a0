// Waiting on purpose, in the signed-in part; the visitor's one form keeps its own, to load nothing more.

/** How many milliseconds pass before a submission is sent, as the specification has it: long enough to see that something happens. */
const SUBMIT_DELAY_MS = 400;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const submitDelay = (): Promise<void> => pause(SUBMIT_DELAY_MS);
