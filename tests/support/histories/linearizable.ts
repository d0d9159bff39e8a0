// Whether a history could have been made by one caller after another: the search of Wing and Gong, with Lowe's memory of what failed before.
import type { Intent } from './history.ts';

/** What the record is, described as if nobody ever called beside another. */
export type Model<State> = {
  initial: State;
  /** The state after an intent; null where it cannot have been answered so in this state. One without an answer is always possible. */
  step: (state: State, intent: Intent) => State | null;
  /** Alike for states that are alike. */
  keyOf: (state: State) => string;
};

/**
 * What no order of the intents explains; null where one explains every answer. Otherwise the longest order that was
 * found, and the intents of which none can follow.
 */
export type Unexplained = { explained: Intent[]; stuckAt: Intent[] };

/**
 * Each intent takes effect once, between its start and its end; one without an answer also never. `intents` in the order of their
 * starts. The time taken grows with how many run beside one another, not with the length of the history.
 */
export function whyNotLinearizable<State>(
  intents: readonly Intent[],
  model: Model<State>,
): Unexplained | null {
  const failed = new Set<string>();
  const order: Step<State>[] = [];
  let deepest: Unexplained = { explained: [], stuckAt: [] };
  const done = new Set<number>();
  const here = (state: State, done: ReadonlySet<number>) => `${signOf(done)} ${model.keyOf(state)}`;
  let state = model.initial;
  let candidates = candidatesOf(intents, done);
  for (;;) {
    if (candidates.isOver) return null;
    const next = candidates.places.shift();
    if (next !== undefined) {
      const intent = intents[next];
      const after = intent ? model.step(state, intent) : null;
      if (after === null) continue;
      done.add(next);
      if (failed.has(here(after, done))) {
        done.delete(next);
        continue;
      }
      order.push({ place: next, state, candidates });
      state = after;
      candidates = candidatesOf(intents, done);
      if (order.length > deepest.explained.length)
        deepest = { explained: intentsAt(intents, order), stuckAt: placed(intents, candidates.places) };
      continue;
    }
    failed.add(here(state, done));
    const back = order.pop();
    if (!back) return deepest.stuckAt.length > 0 ? deepest : { explained: [], stuckAt: [...intents] };
    done.delete(back.place);
    ({ state, candidates } = back);
  }
}

type Candidates = { places: number[]; isOver: boolean };
type Step<State> = { place: number; state: State; candidates: Candidates };

/** The intents that may come next: those begun before any other that is left was answered. It is over when only unanswered ones are left. */
function candidatesOf(intents: readonly Intent[], done: ReadonlySet<number>): Candidates {
  let soonestEnd = Number.POSITIVE_INFINITY;
  const places: number[] = [];
  for (let place = firstLeft(done); place < intents.length; place++) {
    const intent = intents[place];
    if (!intent || done.has(place)) continue;
    if (intent.start > soonestEnd) break;
    places.push(place);
    soonestEnd = Math.min(soonestEnd, intent.end);
  }
  return {
    places: places.filter((place) => (intents[place]?.start ?? 0) <= soonestEnd),
    isOver: soonestEnd === Number.POSITIVE_INFINITY,
  };
}

/** How many have been done from the first one on without a gap. */
function firstLeft(done: ReadonlySet<number>): number {
  let place = 0;
  while (done.has(place)) place += 1;
  return place;
}

/** Short, because most of a history is done without a gap. */
function signOf(done: ReadonlySet<number>): string {
  const from = firstLeft(done);
  return `${from}:${[...done].filter((place) => place > from).toSorted((one, other) => one - other)}`;
}

const placed = (intents: readonly Intent[], places: readonly number[]): Intent[] =>
  places.flatMap((place) => intents[place] ?? []);

const intentsAt = <State>(intents: readonly Intent[], order: readonly Step<State>[]): Intent[] =>
  placed(
    intents,
    order.map(({ place }) => place),
  );
