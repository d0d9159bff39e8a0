// Statements that have waited in vain, one after the other: for a while they are refused at once, so that they do not take every
// connection from those that want something else.

/** How many runs of a statement must have failed in short succession; one person's hung transaction is not enough. */
const ENOUGH = 3;
const REFUSED_FOR_MS = 1_000;
/** How long the statement that is let through to try may take, while the others are refused: longer than a caller's statement may run. */
const TRIAL_MS = 6_000;
const MOST_FAILING = 1_000;
const SUCCESSION_MS = REFUSED_FOR_MS + TRIAL_MS;

/** The error codes of a lock that did not come free and of a statement that ran out of time. */
const IN_VAIN = ['55P03', '57014'];

export class StuckStatement extends Error {
  readonly code = '55P03';
}

type Failing = { failures: number; lastAt: number; refusedUntil: number };

/** Watches one pool for statements that wait in vain. `now` is in milliseconds and never goes back. */
export function watchStuckStatements(now: () => number = () => performance.now()) {
  const failing = new Map<string, Failing>();
  /** Records how a run ended: with any other error than a time-out, or with none, it has not waited in vain. */
  const note = (text: string, error: unknown) => {
    if (!(error instanceof Error && 'code' in error && IN_VAIN.includes(String(error.code)))) {
      failing.delete(text);
      return;
    }
    if (failing.size >= MOST_FAILING) failing.clear();
    const known = failing.get(text);
    const failures = known && now() - known.lastAt < SUCCESSION_MS ? known.failures + 1 : 1;
    const refusedUntil = failures >= ENOUGH ? now() + REFUSED_FOR_MS : 0;
    failing.set(text, { failures, lastAt: now(), refusedUntil });
  };
  return {
    /** Whether a statement is to be refused now. When it is not, its answer is given to `follow`. */
    isStuck(text: string): boolean {
      const known = failing.get(text);
      if (!known || known.refusedUntil === 0) return false;
      if (now() < known.refusedUntil) return true;
      known.refusedUntil = now() + TRIAL_MS;
      return false;
    },
    follow(text: string, answer: Promise<unknown>): void {
      answer.then(
        () => failing.size > 0 && failing.delete(text),
        (error) => note(text, error),
      );
    },
  };
}
