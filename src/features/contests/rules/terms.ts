// What of an open contest changes when two people agree: when it may be asked for, what would change, and what stands in the way.
import type { Day } from '#shared/calendar.ts';
import type { Draft } from '#shared/record/field.ts';
import { validateFields } from '#shared/record/validate.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { ContestPhase } from '../contract.ts';
import { type TermName, termNames } from '../fields/staff-contest.ts';
import { termsFields } from '../fields/staff-terms.ts';
import { validateEnd } from './validate-contest.ts';

type Standing = { isOpened: boolean; phase: ContestPhase };

/** Whether its terms may be changed: people can join it, and nothing is drawn. Before the opening an edit does it; after the end it is too late. */
export const mayChangeTerms = ({ isOpened, phase }: Standing): boolean => isOpened && phase === 'open';

/** The terms that a draft states otherwise than the stored contest. */
export const termsChanged = (
  stored: Readonly<Record<TermName, unknown>>,
  draft: Readonly<Record<TermName, unknown>>,
): TermName[] => termNames.filter((name) => stored[name] !== draft[name]);

/** What is wrong with the terms that are asked for, by field; `stored`: the day on which the contest ends as things stand. */
export const validateTerms = (draft: Draft<typeof termsFields>, today: Day, stored: Day): FieldErrors => ({
  ...validateEnd(draft.endDate, today, stored),
  ...validateFields(termsFields, draft),
});

/** Whether the contest still reads as it did when the change was asked for; `before` holds what it held then. */
export const isAsItWas = (
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): boolean => Object.entries(before).every(([name, value]) => now[name] === value);
