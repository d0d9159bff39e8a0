// What can be altered unnoticed in the rules of contests.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
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
];
