// How the audit log names the records that have no row to be named by (the others: `src/app/server/record-names.ts`).

/** The entry itself keeps what they are called: their version, day, queue, list or model. */
export const NAMED_BY_ENTRY = new Set([
  'audit',
  'export',
  'holiday',
  'job',
  'landing copy',
  'list',
  'policy',
  'queue_entry',
  'rejection_reasons',
  'report',
  'review_settings',
  'sampling_share',
  'service_level',
]);

/** One of each person, whom the line names, or made by the act that the line is of. */
export const NAMED_BY_PERSON = new Set([
  'account',
  'message',
  'note',
  'preferences',
  'push_consent',
  'push_device',
  'quiz',
  'session',
]);

/** There is one, and its kind names it. */
export const ONLY_ONE = new Set(['complaintRegister']);
