// What a complaint is about, where it stands, and who may do what to it next.
import { type Actor, isAdmin } from '#shared/actor.ts';
import { addDays, type Day, dayOf } from '#shared/calendar.ts';
import type { ComplaintState } from '../contract.ts';
import { BACK_DAYS } from './deadlines.ts';

/** The number of a complaint as people say it: 'C-100001'. */
export const numberOf = (number: number | string): string => `C-${number}`;

/** Whether somebody waits for us in this state. */
export const isOpen = (state: ComplaintState): boolean => state !== 'Answered' && state !== 'Closed';

/** Whether an officer sees a complaint: one about a member of staff is for admins alone. */
export const isSeenBy = (officer: Actor, { isForAdmins }: { isForAdmins: boolean }): boolean =>
  isAdmin(officer) || !isForAdmins;

/** Whether a complaint is late; on the due day itself it is not. */
export const isLate = (dueOn: Day | null, today: Day): boolean => dueOn !== null && dueOn < today;

type Standing = {
  state: ComplaintState;
  dueOn: Day | null;
  answeredAt: Date | null;
  escalatedAt: Date | null;
};

/** Whether its sender may send a complaint back to whoever answered it: within 30 days of the answer. */
export const mayReopen = ({ state, answeredAt }: Standing, now: Date): boolean =>
  !isOpen(state) && isWithinBackDays(answeredAt, now);

/** Whether its sender may ask for a second person: once, within 30 days of the answer, or when the answer is late. */
export const mayEscalate = ({ state, dueOn, answeredAt, escalatedAt }: Standing, now: Date): boolean =>
  escalatedAt === null && (isOpen(state) ? isLate(dueOn, dayOf(now)) : isWithinBackDays(answeredAt, now));

const isWithinBackDays = (answeredAt: Date | null, now: Date): boolean =>
  answeredAt !== null && dayOf(now) <= addDays(dayOf(answeredAt), BACK_DAYS);

type Held = { state: ComplaintState; ownerId: string | null; escalatedFrom: string | null };

/** Why an officer cannot take it up; null where they can. A colleague's is taken over by whoever has seen whose it is. */
export function whyNotTakeUp(
  { state, ownerId, escalatedFrom }: Held,
  officer: string,
  seenOwner: string | null,
) {
  if (!isOpen(state)) return 'complaint.not_open';
  if (ownerId === officer) return 'complaint.yours';
  if (ownerId !== seenOwner) return 'complaint.taken';
  return escalatedFrom === officer ? 'complaint.second_person' : null;
}

/** Why an officer cannot answer it; null where they can. */
export function whyNotAnswer({ state, ownerId, escalatedFrom }: Held, officer: string) {
  if (!isOpen(state)) return 'complaint.not_open';
  if (escalatedFrom === officer) return 'complaint.second_person';
  return ownerId === officer ? null : 'complaint.not_yours';
}
