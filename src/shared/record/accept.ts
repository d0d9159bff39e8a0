// The server's insistence on what the form has asked for.
import type { DeclaredRefusal } from '../declared-refusals.ts';
import { type FieldErrors, refuse } from '../refusal.ts';
import type { Draft, Judged, RecordFields } from './field.ts';
import { judgeFields } from './judge.ts';

/** Refuses the action where anything is wrong with what was sent, with an error for each field. `faults` adds errors of fields that depend on each other. */
export function accept<Fields extends RecordFields, Sent extends Draft<Fields>>(
  told: DeclaredRefusal,
  fields: Fields,
  sent: Sent,
  faults: FieldErrors = judgeFields(fields, sent),
): Sent & Judged<Fields> {
  if (Object.keys(faults).length > 0) refuse(told, { fields: faults });
  return sent as Sent & Judged<Fields>;
}
