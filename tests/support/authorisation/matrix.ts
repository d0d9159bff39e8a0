// Who may call each route, and on whose records: the expectation that the authorisation test holds every route to.
import type { Row } from './roles.ts';
import { rowsOfEveryone } from './rows-of-everyone.ts';
import { rowsOfStaff } from './rows-of-staff.ts';

/** Every route has its row here; a route without one, and a row without its route, fails the test. */
export const matrix: Record<string, Row> = { ...rowsOfEveryone, ...rowsOfStaff };
