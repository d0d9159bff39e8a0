// For each route of the product: who looks at it, and at which addresses; a route that is missing here fails the walk.
import { plainScreens } from '../../support/plain-screens.ts';
import type { Role } from '../roles.ts';
import type { Records } from '../world/make-world.ts';
import { borrowerExamples } from './borrower.ts';
import { partnerExamples } from './partner.ts';
import { see } from './see.ts';
import { staffExamples } from './staff.ts';
import { staffPeopleExamples } from './staff-people.ts';
import { visitorExamples } from './visitor.ts';

export type Example = {
  at: (records: Records) => string;
  /** Where the address leads at once; what is there is looked at under its own. */
  leadsTo?: (records: Records) => string;
  /** The path of a call that waits for as long as the page is looked at. */
  holds?: string;
};
export type Examples = Record<string, Partial<Record<Role, readonly Example[]>>>;

const written: Examples = {
  ...visitorExamples,
  ...borrowerExamples,
  ...partnerExamples,
  ...staffExamples,
  ...staffPeopleExamples,
};

/** A screen of a desk that is about no record needs no example: it is looked at as it opens. */
const asTheyOpen: Examples = Object.fromEntries(
  plainScreens
    .filter((path) => !(path in written))
    .map((path) => [path, see([path.startsWith('/admin/') ? 'admin' : 'lender'], path)]),
);

export const examples: Examples = { ...asTheyOpen, ...written };
