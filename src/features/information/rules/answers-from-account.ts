// What a person answered at sign-up, under the names by which the sections ask for it, so that nobody types it twice.
import type { FormAnswers } from '#features/forms/contract.ts';
import { specialRules } from '#features/forms/rules/special-rules.ts';
import type { Day } from '#shared/calendar.ts';

export type AccountFacts = { first_name: string; last_name: string; phone: string | null };

const { jamaicanMobile } = specialRules;

/** A number that is no Jamaican mobile is left out: a section would refuse it, and at sign-up anything may be typed. */
export function answersFromAccount({ first_name, last_name, phone }: AccountFacts, today: Day): FormAnswers {
  const mobile = jamaicanMobile.tidy?.(phone ?? '') ?? '';
  return {
    first_name,
    last_name,
    ...(jamaicanMobile.holds(mobile, today, { type: 'test' }) ? { mobile_number: mobile } : {}),
  };
}
