// What a page says while gremlins are about that is no fault, each with its reason; everything else stops the screen.
import type { Explained } from '../gallery/explained/explained.ts';

export const GREMLINS: readonly Explained[] = [
  {
    rule: 'console',
    where: /^Failed to load resource: the server responded with a status of 4\d\d /,
    reason: 'what is sent at random is refused, and the browser notes each refusal',
  },
];
