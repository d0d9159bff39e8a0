// A gate before work that keeps a thread busy: a few at once, a short queue, and nobody's burst in the way of the others.
import { refuse } from '#shared/refusal.ts';

type GateSize = {
  /** How many works run at once. The four threads of Node's pool serve files and look-ups too: all gates together leave some of them free. */
  atOnce: number;
  /** How much weight may wait, of all owners. */
  waiting: number;
  /** How much weight one owner (an address, a person) may have, at work and waiting. */
  each: number;
};

const TRY_AGAIN_SECONDS = 3;

export type Gate = <Result>(owner: string, work: () => Promise<Result>, weight?: number) => Promise<Result>;

/** Opens a gate for costly work. Owners take turns, each one's work begins in the order in which it came; what finds no place is refused. */
export function openGate({ atOnce, waiting, each }: GateSize): Gate {
  const queue = new Map<string, (() => void)[]>();
  const owned = new Map<string, number>();
  let queued = 0;
  let busy = 0;
  const turn = (owner: string) =>
    new Promise<void>((begin) => {
      queue.set(owner, [...(queue.get(owner) ?? []), begin]);
    });
  const next = (): (() => void) | undefined => {
    const [first] = queue;
    if (!first) return undefined;
    const [owner, [begin, ...later]] = first;
    queue.delete(owner);
    if (later.length > 0) queue.set(owner, later);
    return begin;
  };
  return async (owner, work, weight = 1) => {
    const own = owned.get(owner) ?? 0;
    if (own + weight > each || (busy >= atOnce && queued + weight > waiting))
      refuse('service.busy', { retryAfterSeconds: TRY_AGAIN_SECONDS });
    owned.set(owner, own + weight);
    if (busy >= atOnce) {
      queued += weight;
      await turn(owner);
      queued -= weight;
    } else busy += 1;
    try {
      return await work();
    } finally {
      const left = (owned.get(owner) ?? weight) - weight;
      if (left > 0) owned.set(owner, left);
      else owned.delete(owner);
      // The place is handed on, so that nobody slips in between.
      const begin = next();
      if (begin) begin();
      else busy -= 1;
    }
  };
}
