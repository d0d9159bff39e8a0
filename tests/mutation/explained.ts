// Alterations that no test can notice, because the product behaves the same with them. One that a test notices, or that is gone, fails `npm run prove:mutants`.

export type Explained = {
  file: string;
  /** The line on which it begins, without the blanks around it. */
  line: string;
  /** What stands there instead, of each alteration meant. */
  becomes: readonly string[];
  why: string;
};

export const explained: Explained[] = [
  {
    file: 'src/features/seeds/rules/level.ts',
    line: "return levels[Math.min(levels.length, Math.max(1, score)) - 1] ?? 'seed1';",
    becomes: ['""'],
    why: 'The place is always within the list; the compiler alone asks for what would stand beside it.',
  },
  {
    file: 'src/features/contests/rules/draw-winners.ts',
    line: "const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [",
    becomes: ['true'],
    why: 'Whether the key could be read out again changes no draw.',
  },
  {
    file: 'src/features/contests/rules/draw-winners.ts',
    line: 'if (place !== null) winners.push(...left.splice(place, 1));',
    becomes: ['true'],
    why: 'A number is thrown away once in billions of draws; that placeFrom does it has its own test.',
  },
  {
    file: 'src/features/contests/rules/judge-contest.ts',
    line: 'value !== null && Number.isInteger(value) && value >= least && value <= most',
    becomes: ['true'],
    why: 'Nothing is no whole number either; the compiler alone asks first.',
  },
  {
    file: 'src/platform/server/gate.ts',
    line: 'if (left > 0) owned.set(owner, left);',
    becomes: ['true', 'left >= 0'],
    why: 'An owner with nothing at work counts the same, remembered as nothing or not remembered: only memory is saved.',
  },
];
