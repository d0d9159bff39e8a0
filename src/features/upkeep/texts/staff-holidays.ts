// The words of the public holidays: those that follow from the Act, and those that admins add.
import { type Day, showDay } from '#shared/calendar.ts';
import type { HolidayName } from '#shared/working-days/public-holidays.ts';

export const holidayTexts = {
  title: 'Public holidays',
  lead: 'What falls due on a Sunday or on one of these days is due on the next working day, in loans that run as well. What was signed stays as it is written.',
  add: 'Add a day',
  addTitle: 'Add a public holiday',
  day: 'Day',
  dayNeeded: 'Choose the day.',
  dayOutside:
    'Choose a day after today and within 50 years: what has fallen due keeps its day, and no loan runs for longer.',
  name: 'Name',
  nameHint: 'For example: General election',
  nameNeeded: 'Say what the day is.',
  added: 'The day is added',
  removed: (day: Day, name: string) =>
    `${showDay(day)}, ${name}, is removed. Dates that it has moved stay where they are.`,
  addedByUs: 'Added',
  byLaw: 'By law',
  kind: 'Kind',
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  removeAsk: (day: Day, name: string) => `Remove ${showDay(day)}, ${name}?`,
  removeLead:
    'From now on the day counts as a working day again. Dates that it has moved stay where they are.',
  removeYes: 'Yes, remove',
  removedMeanwhile: 'This day was removed meanwhile.',
} as const;

export const holidayNames: Record<HolidayName, string> = {
  NewYear: 'New Year’s Day',
  AshWednesday: 'Ash Wednesday',
  GoodFriday: 'Good Friday',
  EasterMonday: 'Easter Monday',
  LabourDay: 'Labour Day',
  EmancipationDay: 'Emancipation Day',
  IndependenceDay: 'Independence Day',
  HeroesDay: 'National Heroes’ Day',
  ChristmasDay: 'Christmas Day',
  BoxingDay: 'Boxing Day',
};
