// What is said of a field that no form of ours sends so: of another kind, too long, unknown. By its label, and what to do.
import { recordErrors } from './desk-record.ts';

const counted = (many: number): string => many.toLocaleString('en-JM');

export const shapeErrors = {
  missing: recordErrors.missing,
  /** The whole of what was sent. */
  nothing: 'Send the fields of this form, each by its name.',
  text: (field: string) => `${field}: write it as text`,
  figure: (field: string) => `${field}: write a number, in figures`,
  whole: (field: string) => `${field}: write a whole number, in figures`,
  yesNo: (field: string) => `${field}: say yes or no (true or false)`,
  list: (field: string) => `${field}: give a list`,
  record: (field: string) => `${field}: give its fields, each by its name`,
  nothingThere: (field: string) => `${field}: leave it empty`,
  oneOf: (field: string, choices: readonly string[]) =>
    choices.length === 1
      ? `${field}: only ${choices[0]} is taken`
      : `${field}: choose one of ${choices.join(', ')}`,
  longest: (field: string, most: number) => recordErrors.tooLong(field, most),
  shortest: (field: string, least: number) =>
    least === 1 ? recordErrors.missing(field) : `${field}: ${counted(least)} characters at least`,
  most: (field: string, most: number) => `${field}: ${counted(most)} at most`,
  less: (field: string, most: number) => `${field}: less than ${counted(most)}`,
  least: (field: string, least: number) => `${field}: ${counted(least)} or more`,
  more: (field: string, least: number) => `${field}: more than ${counted(least)}`,
  mostOfList: (field: string, most: number) => `${field}: ${counted(most)} in the list at most`,
  leastOfList: (field: string, least: number) => `${field}: ${counted(least)} in the list at least`,
  multiple: (field: string, step: number) => `${field}: a multiple of ${step}`,
  id: (field: string) => `${field}: choose it from the list again; this names nothing`,
  email: (field: string) => `${field}: write an e-mail address, such as name@example.com`,
  address: (field: string) => `${field}: write a web address that begins with https://`,
  day: (field: string) => `${field}: write a day as 2026-03-31`,
  moment: (field: string) => `${field}: write a time as 2026-03-31T14:00:00Z`,
  form: (field: string) => `${field}: write it in the form that is asked for`,
  unknown: (names: readonly string[]) => `Leave out what is not asked for: ${names.join(', ')}`,
  other: (field: string) => `${field}: look at this again; it does not fit what is asked for`,
  /** One of a list, counted from 1. */
  place: (field: string, place: number) => `${field}, no. ${counted(place)}`,
} as const;
