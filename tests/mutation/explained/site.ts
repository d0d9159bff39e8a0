// What can be altered unnoticed in the rules of site.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/site/rules/copy-in-page.ts',
    line: "const known = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};",
    becomes: ['true'],
    why: 'A text has no part that is called like a place for words.',
  },
];
