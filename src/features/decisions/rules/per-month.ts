// Brings an amount that comes or goes every so often to what it is a month.
import { type Cents, shareHalfUp } from '#shared/money.ts';

/** Times a year, by the words the forms use. A day's wage is paid on five days of each of 52 weeks. */
const timesAYear = {
  Daily: 260,
  Weekly: 52,
  Fortnightly: 26,
  'Twice a month': 24,
  Monthly: 12,
  Quarterly: 4,
  Annually: 1,
} as const;

export type Frequency = keyof typeof timesAYear;

export const isFrequency = (text: string): text is Frequency => Object.hasOwn(timesAYear, text);

/** What an amount is a month: amount × times a year ÷ 12, halves of a cent up. */
export const perMonth = (amountCents: Cents, often: Frequency): Cents =>
  shareHalfUp(amountCents, timesAYear[often], 12);
