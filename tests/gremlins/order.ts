// What `npm run prove:gremlins` was asked for, as it hands it on to the processes that run the tests.
import { join } from 'node:path';

const { GREMLIN_EVENTS = '10000', GREMLIN_SEED = '1', GREMLIN_ROLE, GREMLIN_PAGE } = process.env;

/** On each screen. */
export const events = Number(GREMLIN_EVENTS);
export const seed = Number(GREMLIN_SEED);

/** Holds, for each screen that stood it, how many events it stood. */
export const SCREENS = join('test-results', 'gremlins', 'screens');

type Screen = { route: string; role: string; addresses: readonly unknown[] };

export const isChosen = ({ route, role, addresses }: Screen): boolean =>
  addresses.length > 0 &&
  (GREMLIN_ROLE === undefined || role === GREMLIN_ROLE) &&
  (GREMLIN_PAGE === undefined || route === GREMLIN_PAGE);
