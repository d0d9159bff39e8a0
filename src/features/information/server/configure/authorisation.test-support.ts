// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.

import { basicInformation } from '#features/information/defaults/first-model/basic-information.ts';
import { dayOf } from '#shared/calendar.ts';
import { type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { configurationEndpoints } from '../../contract/configuration.ts';
import type { formRequestEndpoints } from '../../contract/form-requests.ts';

const { name, title, description, fields, points, verificationSchema } = basicInformation;

const edition = 1;

const asTheyAre = {
  ...{ edition, name, title, description, fields, points },
  status: 'Active',
  startDate: dayOf(new Date()),
  position: 1,
  isHidden: false,
  disablePossible: true,
  tags: [...basicInformation.tags],
};

const ofSection = { admits: STAFF, id: 'section', sees: STAFF } as const;

const ofProof = { admits: STAFF, id: 'proofForm', sees: STAFF } as const;

const ofRequest = { admits: STAFF, id: 'formRequest', sees: STAFF } as const;

export const rows: RowsOf<typeof configurationEndpoints & typeof formRequestEndpoints> = {
  'GET /api/informations/schemas': { admits: STAFF },
  'GET /api/informations/schemas/:id': ofSection,
  'GET /api/informations/schemas/:id/history': ofSection,
  'POST /api/informations/schemas/:id': { ...ofSection, send: asTheyAre },
  'POST /api/informations/schemas/:id/revert': {
    ...ofSection,
    send: ({ formVersion }) => ({ edition, version: formVersion }),
  },
  'GET /api/informations/verification-schemas': { admits: STAFF },
  'GET /api/informations/verification-schemas/:id': ofProof,
  'GET /api/informations/verification-schemas/:id/history': ofProof,
  'POST /api/informations/verification-schemas/:id': {
    ...ofProof,
    send: { ...verificationSchema, edition, name, status: 'Active' },
  },
  'POST /api/informations/verification-schemas/:id/revert': {
    ...ofProof,
    send: ({ proofVersion }) => ({ edition, version: proofVersion }),
  },
  'GET /api/informations/versions/:id': { admits: STAFF, id: 'formVersion', sees: STAFF },
  'GET /api/informations/form-requests': { admits: STAFF },
  'POST /api/informations/form-requests/:id/approve': { ...ofRequest, send: {} },
  'POST /api/informations/form-requests/:id/refuse': {
    ...ofRequest,
    send: { note: 'The question stays' },
  },
  // None of these people has asked for it.
  'POST /api/informations/form-requests/:id/withdraw': { admits: STAFF, id: 'formRequest', send: {} },
};
