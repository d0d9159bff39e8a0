// What staff may grant or take by hand; the screen and the server ask the same questions.
import type { Draft } from '#shared/record/field.ts';
import { validateFields } from '#shared/record/validate.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { adjustmentFields } from '../fields/staff-adjustment.ts';
import { seedDeskTexts as texts } from '../texts/staff-seeds.ts';

/** Whether so many seeds may be taken from a balance, which is never below 0. */
export const mayTake = (seeds: number, balance: number): boolean => seeds <= balance;

/** What is wrong with an adjustment, by field; empty where nothing is. `balance` is the person's, in seeds. */
export const adjustmentErrors = (draft: Draft<typeof adjustmentFields>, balance: number): FieldErrors => ({
  ...(draft.direction === 'take' && !mayTake(draft.seeds ?? 0, balance)
    ? { seeds: texts.tooFew(balance) }
    : {}),
  ...validateFields(adjustmentFields, draft),
});
