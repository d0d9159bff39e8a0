// A page goes out whether or not the database answers: what it would like to know it asks for, and does not wait for.

/** How long is waited for an answer: longer than any of a database that is well. */
const PATIENCE_MS = 400;

/**
 * Answers what `ask` does; null when that fails or takes longer than 400 ms, and at once for as long as an earlier question that took
 * longer is still open, so that it is not asked more and more often while it is away.
 */
export function askPromptly<Question extends unknown[], Reply>(
  ask: (...question: Question) => Promise<Reply>,
) {
  let overdue = 0;
  return async (...question: Question): Promise<Reply | null> => {
    if (overdue > 0) return null;
    const answer = ask(...question).catch(() => null);
    let isLate = false;
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => {
      isLate = true;
      overdue += 1;
      resolve(null);
    }, PATIENCE_MS);
    void answer.finally(() => {
      clearTimeout(timer);
      if (isLate) overdue -= 1;
    });
    return Promise.race([answer, late]);
  };
}
