// Puts into words what happened, by what its feature has declared: for its person, and for staff.
import type { ActivityItem } from '../contract.ts';
import type { Field, Happening, TimelineWords } from './happening.ts';

/** All declared happenings by their names, for those who put stored ones into words. */
export type Happenings = ReadonlyMap<string, Happening>;

export const happeningsOf = (...features: readonly Record<string, Happening>[]): Happenings =>
  new Map(features.flatMap((declared) => Object.values(declared).map((one) => [one.name, one])));

/** The words of a happening that is no longer declared, made from its name: 'loan.record_repayment' becomes 'Loan: record repayment'. */
export function nameInWords(name: string): string {
  const [area = '', ...verb] = name.split('.');
  return `${area.charAt(0).toUpperCase()}${area.slice(1)}: ${verb.join(' ').replaceAll('_', ' ')}`;
}

export type Details = Omit<ActivityItem, '_id' | 'created' | 'action' | 'what' | 'link'>;

type AnyBell = {
  field: Field;
  says(information: unknown): string;
  leadsToRecord?(information: unknown): string | null;
  timeline(information: unknown): TimelineWords;
};

/** How its person reads an activity, and where it leads. */
export function inTheBell(happenings: Happenings, name: string, details: Details) {
  const bell = happenings.get(name)?.bell;
  const what = bell && said(bell, details, (bell, information) => bell.says(information));
  const record =
    bell && said(bell, details, (bell, information) => bell.leadsToRecord?.(information) ?? null);
  return { what: what ?? nameInWords(name), link: record ?? bell?.leadsTo ?? null };
}

/** How staff read an activity. */
export function inTheTimeline(happenings: Happenings, name: string, details: Details): TimelineWords {
  const bell = happenings.get(name)?.bell;
  const inTimeline = bell && said(bell, details, (bell, information) => bell.timeline(information));
  return inTimeline ?? { what: nameInWords(name) };
}

/** The words of an activity; null where it was stored without the information that they need. */
function said<Words>(bell: AnyBell, details: Details, say: (bell: AnyBell, information: unknown) => Words) {
  const information = details[bell.field];
  return information ? say(bell, information) : null;
}
