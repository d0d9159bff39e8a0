// What the fields of a prize must hold: the form shows it beside them, the server insists on it.
import type { Draft } from '#shared/record/field.ts';
import { validateFields } from '#shared/record/validate.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { prizeFields, seedsFor } from '../fields/staff-prize.ts';

/** A prize as the form holds it; its stock is null where there is no limit. */
export type PrizeDraft = Draft<typeof prizeFields>;

export const prizeErrors = (draft: PrizeDraft): FieldErrors =>
  validateFields({ ...prizeFields, pointRequired: seedsFor(draft.type) }, draft);

export const IMAGE_TYPES = ['jpg', 'jpeg', 'pdf', 'png', 'gif'] as const;
export const MOST_IMAGE_BYTES = 5 * 2 ** 20;
