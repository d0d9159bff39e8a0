// What Alfa finds and is no fault of a page, each with its reason.
import type { Explained } from '../../gallery/explained/explained.ts';

export const ALFA: readonly Explained[] = [
  {
    rule: 'alfa: sia-r61',
    reason:
      'Beside a desk the menu with the names of its groups comes first; each page has one first heading, where the focus begins.',
  },
];
