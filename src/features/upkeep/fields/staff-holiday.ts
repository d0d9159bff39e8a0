// The fields of a holiday that an admin adds.
import { addDays, addMonths, type Day } from '#shared/calendar.ts';
import { recordFields } from '#shared/record/field.ts';
import { holidayTexts as texts } from '../texts/staff-holidays.ts';

/** The longest term of a loan, and so as far ahead as anything can fall due. */
const LONGEST_TERM_MONTHS = 600;

/** The fields of a holiday, whose day comes after `today`: what has fallen due already keeps its day. */
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
