// How late an instalment is: the one place that compares the day on which it falls due with another day.
import { type Day, daysBetween } from '#shared/calendar.ts';

/** Whole days from the due date until `on`; negative before the due date. */
export const daysSinceDue = (dueOn: Day, on: Day): number => daysBetween(dueOn, on);

/** Whole days by which what falls due on `dueOn` is late on `on`; 0 until the due date has passed. */
export const daysLateOn = (dueOn: Day, on: Day): number => Math.max(0, daysSinceDue(dueOn, on));

/** Whether the due date has passed: what is paid on the due date itself is in time. */
export const isPastDue = (dueOn: Day, on: Day): boolean => daysSinceDue(dueOn, on) > 0;
