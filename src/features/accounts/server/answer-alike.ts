// Gives an answer no sooner than a fixed while, so that its time does not tell whether an address is known here.
import { setTimeout as wait } from 'node:timers/promises';

const WHILE_MS = 250;

/** Runs an action whose work differs for known and unknown addresses; its refusals are held back as long as its answers. */
export async function answerAlike<Reply>(run: () => Promise<Reply>): Promise<Reply> {
  const whileOver = wait(WHILE_MS);
  try {
    return await run();
  } finally {
    await whileOver;
  }
}
