// The fields of a holiday that an admin adds.
import { addDays, addMonths, type Day } from '#shared/calendar.ts';
import { LONGEST_TERM_MONTHS } from '#shared/loans/loan-terms.ts';
import { recordFields } from '#shared/record/field.ts';
import { holidayTexts as texts } from '../texts/staff-holidays.ts';

/** The fields of a holiday, whose day comes after `today`, because what has fallen due already keeps its day, and no later than anything can fall due. */
export const holidayFields = (today?: Day) =>
  recordFields({
    day: {
      kind: 'day',
      label: texts.day,
      ...(today ? { earliest: addDays(today, 1), latest: addMonths(today, LONGEST_TERM_MONTHS) } : {}),
      errors: { missing: texts.dayNeeded, outside: texts.dayOutside },
    },
    name: {
      kind: 'line',
      label: texts.name,
      hint: texts.nameHint,
      longest: 80,
      errors: { missing: texts.nameNeeded },
    },
  });
