// Seeded chance: the same seed gives the same year.

export type Chance = {
  /** A whole number from `least` to `most`, both possible. */
  between(least: number, most: number): number;
  /** One of a list in which each has its weight. */
  oneOf<Choice>(choices: readonly (readonly [Choice, number])[]): Choice;
};

/** The generator 'mulberry32' of Tommy Ettinger (public domain): 32 bits of state are plenty for behaviour. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const draw = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (least, most) => least + Math.floor(draw() * (most - least + 1)),
    oneOf: (choices) => {
      let left = draw() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [choice, weight] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
      throw new RangeError('nothing to choose from');
    },
  };
}
