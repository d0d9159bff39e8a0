// What can be altered unnoticed in the gate.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/platform/server/gate.ts',
    line: 'if (left > 0) owned.set(owner, left);',
    becomes: ['true', 'left >= 0'],
    why: 'An owner with nothing at work counts the same, remembered as nothing or not remembered: only memory is saved.',
  },
];
