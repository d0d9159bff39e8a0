// What each slot of the landing's copy may hold; the editor shows it while somebody types, the server before it saves.
import { validateFields } from '#shared/record/validate.ts';
import { tidyDraft } from '#shared/record/values.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { CopySlot, LandingCopy } from '../contract.ts';
import { copyFields } from '../fields/staff-copy.ts';

export const COPY_SLOTS = Object.keys(copyFields) as CopySlot[];

/** Words as they are kept: in one line, without room around them. */
export const tidyCopy = (copy: LandingCopy): LandingCopy => tidyDraft(copyFields, copy);

/** What is wrong with each slot of a copy; each message names its slot. */
export const validateCopy = (copy: LandingCopy): FieldErrors => validateFields(copyFields, copy);

/** The slots in which two copies differ, in the order of the page. */
export const changedSlots = (before: LandingCopy, after: LandingCopy): CopySlot[] =>
  COPY_SLOTS.filter((slot) => before[slot] !== after[slot]);
