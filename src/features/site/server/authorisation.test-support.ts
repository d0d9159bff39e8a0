// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.

import { landingCopy } from '#features/site/texts/site.ts';
import { EVERYONE, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { siteEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof siteEndpoints> = {
  'GET /api/informations/landingCopy': { admits: EVERYONE },
  'GET /api/informations/landingCopy/latest': { admits: STAFF },
  'GET /api/informations/landingCopy/versions': { admits: STAFF },
  'POST /api/informations/editLandingCopy': {
    admits: STAFF,
    send: { version: 999_999, publish: false, copy: landingCopy },
    answers: 404,
  },
  'POST /api/informations/landingCopy/revert': {
    admits: STAFF,
    send: { version: 999_999, to: 999_999 },
    answers: 404,
  },
};
