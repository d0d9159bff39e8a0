// The fields of a holiday that an admin adds.
import type { Day } from '#shared/calendar.ts';
import { recordFields } from '#shared/record/field.ts';
import { holidayTexts as texts } from '../texts/staff-holidays.ts';

/** The fields of a holiday, whose day is `tomorrow` at the earliest: what has fallen due already keeps its day. */
export const holidayFields = (tomorrow?: Day) =>
  recordFields({
    day: {
      kind: 'day',
      label: texts.day,
      ...(tomorrow ? { earliest: tomorrow } : {}),
      errors: { missing: texts.dayNeeded, outside: texts.dayPast },
    },
    name: {
      kind: 'line',
      label: texts.name,
      hint: texts.nameHint,
      longest: 80,
      errors: { missing: texts.nameNeeded },
    },
  });
