// The server's insistence on what the form has asked for.
import type { DeclaredRefusal } from '../declared-refusals.ts';
import { type FieldErrors, refuse } from '../refusal.ts';
import type { Draft, RecordFields, Validated } from './field.ts';
import { validateFields } from './validate.ts';

/** Refuses the action where anything is wrong with what was sent, with an error for each field. `errors` adds errors of fields that depend on each other. */
export function accept<Fields extends RecordFields, Sent extends Draft<Fields>>(
  refusal: DeclaredRefusal,
  fields: Fields,
  sent: Sent,
  errors: FieldErrors = validateFields(fields, sent),
): Sent & Validated<Fields> {
  if (Object.keys(errors).length > 0) refuse(refusal, { fields: errors });
  return sent as Sent & Validated<Fields>;
}
