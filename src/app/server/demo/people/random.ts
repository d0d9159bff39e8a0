// Chance that can be repeated: the same seed always gives the same draws. Not for anything that must stay secret.
import type { IdOf } from '#shared/id.ts';

export type Random = {
  /** From 0 to just below 1. */
  fraction(): number;
  /** A whole number; both ends can come. */
  whole(from: number, to: number): number;
  /** A multiple of `step` between both ends, themselves multiples of it. */
  stepped(from: number, to: number, step: number): number;
  chance(share: number): boolean;
  /** Throws RangeError on an empty list. */
  pick<Each>(list: readonly Each[]): Each;
  /** One of several by their weights; throws RangeError when there are none. */
  weighted<Each>(list: readonly (readonly [Each, number])[]): Each;
  digits(count: number): string;
  /** An identifier in the shape of all others (UUID version 7) of a moment in milliseconds. */
  id<Table extends string>(atMs: number): IdOf<Table>;
};

export function randomFrom(seed: string): Random {
  const next = smallFastCounter(seed);
  const fraction = () => next() / 2 ** 32;
  const whole = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));
  const weighted = <Each>(list: readonly (readonly [Each, number])[]): Each => {
    let left = fraction() * list.reduce((sum, [, weight]) => sum + weight, 0);
    const chosen = list.find(([, weight]) => {
      left -= weight;
      return left < 0;
    });
    if (!chosen) throw new RangeError('nothing to choose from');
    return chosen[0];
  };
  const pick = <Each>(list: readonly Each[]): Each => {
    const chosen = list[whole(0, list.length - 1)];
    if (chosen === undefined) throw new RangeError('nothing to choose from');
    return chosen;
  };
  const eightHex = () => next().toString(16).padStart(8, '0');
  return {
    fraction,
    whole,
    weighted,
    stepped: (from, to, step) => step * whole(Math.ceil(from / step), Math.floor(to / step)),
    chance: (share) => fraction() < share,
    pick,
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
    id: <Table extends string>(atMs: number) => {
      const time = Math.floor(atMs).toString(16).padStart(12, '0');
      const [one, two, three] = [eightHex(), eightHex(), eightHex()];
      const variant = '89ab'[whole(0, 3)];
      const text = `${time.slice(0, 8)}-${time.slice(8)}-7${one.slice(0, 3)}-${variant}${one.slice(3, 6)}-${two}${three.slice(0, 4)}`;
      return text as IdOf<Table>;
    },
  };
}

/** sfc32 (C. Doty-Humphrey, PractRand), its state filled by FNV-1a hashes of the seed, its first draws thrown away. */
function smallFastCounter(seed: string): () => number {
  let [a = 0, b = 0, c = 0] = [1, 2, 3].map((salt) => fnv1a(`${salt}:${seed}`));
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let thrown = 0; thrown < 12; thrown++) next();
  return next;
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
