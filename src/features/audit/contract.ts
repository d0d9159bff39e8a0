// The audit trail on the wire: who did what to which record, for staff to search.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';

const person = z.object({ _id: z.string(), fullName: z.string(), email: z.string(), userType: z.string() });

const word = z.string().regex(/^[\w.-]{1,60}$/);
const day = z.string().max(10).optional();

const entry = z.object({
  _id: z.string(),
  created: z.iso.datetime(),
  /** What was done, as `area.verb`. */
  action: z.string(),
  /** Of the record that it was done to. */
  kind: z.string(),
  record: z.string(),
  /** Null where the system did it by itself. */
  by: person.nullable(),
  /** Whose record it is. */
  about: person.nullable(),
  address: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
});

export const auditEndpoints = endpoints({
  'GET /api/audit': {
    summary: 'The audit trail, the newest first, by person, staff member, action, kind of record and days',
    query: pageQuery({
      /** A part of a name or an e-mail address, or the id of one account. */
      person: z.string().trim().max(100).optional(),
      staff: z.uuid().optional(),
      action: word.optional(),
      kind: word.optional(),
      from: day,
      to: day,
    }),
    output: pageOf(entry).extend({
      /** There are more than `total`: pages end there, days lead further back. */
      hasMore: z.boolean(),
      /** Whom the search for a person found; the entries are about them alone. */
      people: z.array(person),
    }),
  },
  'GET /api/audit/staff': {
    summary: 'Everybody who is or was staff, to search the audit trail by',
    output: z.object({ staff: z.array(person) }),
  },
});

export type AuditEntryRow = z.infer<typeof entry>;
export type AuditPerson = z.infer<typeof person>;
