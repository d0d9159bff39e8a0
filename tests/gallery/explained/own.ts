// What the gallery's own rules find and is no fault, each with its reason; nothing else is passed over.
import type { Explained } from './explained.ts';

export const OWN: readonly Explained[] = [
  {
    rule: 'console',
    where: /\/api\/accounts\/verifyEmail/,
    reason: 'a link that is not valid is refused, and the browser notes each refusal',
  },
  {
    rule: 'console',
    where: /\/api\/second-factor\/log-in/,
    reason: 'who has not given a password has no second step to show, and the browser notes the refusal',
  },
  {
    rule: 'console',
    where: /\/nowhere$/,
    reason: 'an address that nothing answers is a 404, and the browser notes it',
  },
  {
    rule: 'clipped',
    where: /<p class="line-clamp-2 text-muted text-sm">/,
    reason: 'the first lines of a prize’s words; all of them stand on the page that its card leads to',
  },
];
