// What a trace is made of: a statement of the database and a job, reported where somebody traces; without a collector nothing is kept and nothing loaded.

/** What follows the program's work while it is traced. */
export type Tracer = {
  /** Follows a statement until it is answered; its text holds places for values, never the values. */
  statement(text: string, answer: Promise<unknown>): void;
  /** Runs a job as a trace of its own. */
  job<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
};

let tracer: Tracer | null = null;

/** Names who follows from now on; null for nobody. */
export function traceBy(next: Tracer | null): void {
  tracer = next;
}

export const followStatement = (text: string, answer: Promise<unknown>): void =>
  tracer?.statement(text, answer);

export const followJob = <Result>(name: string, run: () => Promise<Result>): Promise<Result> =>
  tracer ? tracer.job(name, run) : run();
