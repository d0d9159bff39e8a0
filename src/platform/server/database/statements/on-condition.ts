// Lets the first statement of a call travel together with the question whether the call may be made at all: one trip for both.
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';

/** A statement that fails, by dividing by nothing, when what it asks about is no longer so; else it answers 1. Its values stand in their order. */
export type Condition = { text: string; values: unknown[] };

/** Thrown where what was begun rests on something that is no longer so. */
export class NoLonger extends Error {}

const isDivisionByNothing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '22012';

/** Ends a statement that commits by itself and asks the condition in the part from which all its others follow. */
export const CARRIES_CONDITION = sql.raw('/* on condition */');

/**
 * Ends a statement that only reads and hardly ever answers no row: where a condition is pending it is asked as a part of it, which spares a
 * statement of its own.
 */
export const TAKES_CONDITION = sql.raw('/* takes the condition along */');

/** A statement that reads, with the condition as its last part: it fails, or answers nothing, where that does not hold. */
export const readingOn = (condition: string, text: string, parameters: number): string =>
  `select of_read.* from (${text}) of_read where (${condition.replaceAll(/\$(\d+)/g, (_, at) => `$${Number(at) + parameters}`)}) = 1`;

export type Check = ReturnType<typeof checkOf>;

/**
 * A check: what `run` begins under it is not answered before the database has said that the condition holds. The first statement goes with
 * the question when it only reads and `readsAlong`, or opens a transaction, which fails with it; every other waits for the answer.
 */
export function checkOf(condition: Condition, { readsAlong }: { readsAlong: boolean }) {
  let answer: Promise<void> | null = null;
  let isOver = false;
  const check = {
    readsAlong,
    isAsked: () => answer !== null,
    /** Whether the condition is known to hold, so that nothing has to be checked any more. */
    holds: () => isOver,
    /** Rejects with NoLonger, or with what kept it from being asked. Whoever calls first sends it. */
    ask(send: (text: string, values: unknown[]) => Promise<unknown>): Promise<void> {
      answer ??= send(condition.text, condition.values).then(
        () => {
          isOver = true;
        },
        (error) => {
          throw isDivisionByNothing(error) ? new NoLonger() : error;
        },
      );
      answer.catch(() => {});
      return answer;
    },
    /** Whether the condition held; false also when nobody has asked. Rejects when it could not be asked. */
    async held(): Promise<boolean> {
      try {
        await answer;
        return answer !== null;
      } catch (error) {
        if (error instanceof NoLonger) return false;
        throw error;
      }
    },
    /** The question, for a statement that holds it as a part, ends with CARRIES_CONDITION and tells `carried` of its answer. */
    condition,
    /** A row tells that the condition held; without one nobody knows. */
    async carried<Result extends { rows: unknown[] }>(statement: Promise<Result>): Promise<Result> {
      try {
        const result = await statement;
        if (result.rows.length > 0) {
          isOver = true;
          answer = Promise.resolve();
        }
        return result;
      } catch (error) {
        if (!isDivisionByNothing(error)) throw error;
        answer = Promise.reject(new NoLonger());
        return answer as Promise<never>;
      }
    },
    run: <Result>(run: () => Promise<Result>): Promise<Result> => current.run(check, run),
  };
  return check;
}

const current = new AsyncLocalStorage<Check>();

/** The check under which the present call runs; null where there is none, or once it is known to hold. */
export function pendingCheck(): Check | null {
  const check = current.getStore();
  return check && !check.holds() ? check : null;
}
