// What Alfa finds and is no fault of a page, each with its reason.
import type { Explained } from '../../gallery/explained/explained.ts';

export const ALFA: readonly Explained[] = [
  {
    rule: 'alfa: sia-r61',
    reason:
      'Beside a desk the menu with the names of its groups comes first; each page has one first heading, where the focus begins.',
  },
  {
    rule: 'alfa cannot tell: sia-r65',
    where: /after:outline-leaf/,
    reason:
      'The outline is drawn around the whole row or card, by the link’s ::after, which Alfa does not see; the journey of the keyboard does.',
  },
  {
    rule: 'alfa cannot tell: sia-r69',
    where: /^(months|days|years|points|%|% a month)$/,
    reason:
      'A unit lies over the end of its field, whose colour Alfa does not find; the gallery measures its pixels.',
  },
  {
    rule: 'alfa: sia-r78',
    where: /Settings|If we cannot reach you/,
    reason:
      'Alfa finds the next heading through the frame of the preview, but what stands between only within one page: fields do.',
  },
  {
    rule: 'alfa: sia-r113',
    where: /Open the account|Everything by this person/,
    reason: 'Lies within an entry that is folded up, where it has no size.',
  },
  {
    rule: 'alfa: sia-r113',
    where: /New message|<select|aria-label="Close"/,
    reason: 'Lies behind the open conversation, or scrolled away at its head: nothing is pressed there.',
  },
];
