// By which facts people are compared: sex, parish and age. They are used for this alone, and no decision reads sex or parish.
import { ageOn, readDay } from '#shared/calendar.ts';

export type Facts = {
  sex: string | null;
  parish: string | null;
  birthDay: string | null;
  /** The day of the decision. */
  on: string | null;
};

export const FACTS = ['sex', 'parish', 'age'] as const;
export type Fact = (typeof FACTS)[number];

/** The group of people about whom a fact is not known. */
export const NOT_KNOWN = 'Not known';

export function groupsOf({ sex, parish, birthDay, on }: Facts): Record<Fact, string> {
  return { sex: sex ?? NOT_KNOWN, parish: parish ?? NOT_KNOWN, age: ageBand(birthDay, on) };
}

/** First years of each band. */
const BANDS = [18, 25, 35, 50, 65];

function ageBand(birthDay: string | null, on: string | null): string {
  const [birth, day] = [readDay(birthDay ?? ''), readDay(on ?? '')];
  if (!birth || !day) return NOT_KNOWN;
  const age = ageOn(birth, day);
  const place = BANDS.findLastIndex((from) => age >= from);
  if (place < 0) return `Below ${BANDS[0]}`;
  const next = BANDS[place + 1];
  return next === undefined ? `${BANDS[place]} and more` : `${BANDS[place]} to ${next - 1}`;
}
