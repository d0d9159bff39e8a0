// Whether chosen people can be assigned to a chosen manager, as far as the choice itself tells; greys nothing, but says why.
import { staffAccountRefusals } from '../texts/staff-refusals.ts';

/** The most people assigned at once: 25 pages of 8. Each is locked, written and audited by itself. */
export const MOST_ASSIGNED = 200;

type Choice = { userIds: readonly string[]; adminOrModeratorId: string };
type Refusal = 'assignment.no_manager' | 'assignment.nobody' | 'assignment.too_many';

export function assignError({ userIds, adminOrModeratorId }: Choice): Refusal | undefined {
  if (adminOrModeratorId === '') return 'assignment.no_manager';
  if (userIds.length === 0) return 'assignment.nobody';
  return userIds.length > MOST_ASSIGNED ? 'assignment.too_many' : undefined;
}

export const assignErrorText = (error: Refusal): string => staffAccountRefusals[error].text;
