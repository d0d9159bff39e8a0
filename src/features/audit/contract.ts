// The audit log on the wire: who did what to which record, for staff to search.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { auditFilters } from './fields/staff-audit-list.ts';
import { securityFilters } from './fields/staff-security-list.ts';

const person = z.object({ _id: z.string(), fullName: z.string(), email: z.string(), userType: z.string() });

const word = z.string().regex(/^[\w.-]{1,60}$/);
const day = z.string().max(10).optional();

export const securityEventKind = z.enum(securityFilters.kind);

const securityEvent = z.object({
  _id: z.string(),
  kind: securityEventKind,
  /** The code of the refusal. */
  refusal: z.string(),
  route: z.string(),
  /** Null where many were counted together, or it was emptied with its account. */
  address: z.string().nullable(),
  /** Whose account was tried, or who was refused. */
  about: person.nullable(),
  /** Of an e-mail address that no account has, the beginning of its hash. */
  tried: z.string().nullable(),
  /** In the minute in which they came. */
  refusals: z.int(),
  created: z.iso.datetime(),
  last: z.iso.datetime(),
});

const securityAlert = z.object({
  _id: z.string(),
  pattern: z.enum([
    'many_accounts',
    'refused_staff',
    'refused_person',
    'many_codes',
    'many_sign_ups',
    'staff_added',
    'admin_made',
  ]),
  /** An account, where it is about one; else a network address. */
  about: person.nullable(),
  address: z.string().nullable(),
  counted: z.int(),
  created: z.iso.datetime(),
});

const entry = z.object({
  _id: z.string(),
  created: z.iso.datetime(),
  /** What was done, as `area.verb`. */
  action: z.string(),
  /** The same in words. */
  what: z.string(),
  /** Of the record that it was done to. */
  kind: z.string(),
  record: z.string(),
  /** What the record is called; null where it has no name. */
  named: z.string().nullable(),
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
    summary: 'The audit log, the newest first, by person, staff member, action, kind of record and days',
    query: pageQuery({
      /** A part of a name or an e-mail address, or the id of one account. */
      person: z.string().trim().max(100).optional(),
      staff: z.uuid().brand<'accounts'>().optional(),
      action: word.optional(),
      ...filterShape(auditFilters),
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
  'GET /api/audit/security': {
    summary: 'What was refused and smells of an attack, the newest first, counted by the minute',
    query: pageQuery({
      ...filterShape(securityFilters),
      account: z.uuid().brand<'accounts'>().optional(),
      from: day,
      to: day,
    }),
    output: pageOf(securityEvent).extend({ hasMore: z.boolean() }),
  },
  'GET /api/audit/alerts': {
    summary: 'The latest five patterns of refusals and additions to the staff that admins are told of',
    output: z.array(securityAlert),
  },
  'GET /api/audit/chain': {
    summary: 'The newest block of the chain over the audit log, to be kept elsewhere',
    output: z.object({
      /** Null while nothing is sealed. */
      newest: z.object({ head: z.string(), sealed: z.iso.datetime(), blocks: z.int() }).nullable(),
    }),
  },
  'GET /api/audit/actions': {
    summary: 'Everything that the audit log can tell of, in words, to search it by',
    output: z.object({ actions: z.array(z.object({ action: z.string(), what: z.string() })) }),
  },
  'GET /api/audit/staff': {
    summary: 'Everybody who is or was staff, to search the audit log by',
    output: z.object({ staff: z.array(person) }),
  },
});

export type AuditEntryRow = z.infer<typeof entry>;
export type AuditPerson = z.infer<typeof person>;
export type SecurityEventRow = z.infer<typeof securityEvent>;
export type SecurityAlertRow = z.infer<typeof securityAlert>;
