// Who may call each route, and on whose records: the expectation that the authorisation test holds every route to.
import type { Row } from './roles.ts';

/** Each contract's rows lie beside its routes; whatever lies there is read, so that none can be left off a list. */
const found = import.meta.glob<Record<string, Row>>(
  '../../../src/features/**/authorisation.test-support.ts',
  { eager: true, import: 'rows' },
);

/** Every route has its row here; a route without one, and a row without its route, fails the test. */
export const matrix: Record<string, Row> = Object.assign({}, ...Object.values(found));
