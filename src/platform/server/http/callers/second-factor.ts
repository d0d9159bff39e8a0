// Whether the second factor of whoever calls is set up where their role needs one, and whether it was given lately enough.
import { type Actor, isPartner, isStaff } from '#shared/actor.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import type { Config } from '../../config.ts';

/** Who acts, with what their session and account say of the second factor. */
export type Acting = Actor & {
  hasSecondFactor: boolean;
  /** When the second factor was given in this session; null where there is none to give. */
  secondFactorAt: Date | null;
};

const FRESH_MS = 10 * MINUTE_MS;

/** Whether somebody must do nothing else before they have set up a second factor. */
export const mustSetUp = ({ requireSecondFactor }: Config, actor: Acting): boolean =>
  requireSecondFactor && !actor.hasSecondFactor && needsSecondFactor(actor);

/** Whether a role needs a second factor: it sees others' papers and money. */
export const needsSecondFactor = (actor: Pick<Actor, 'userType'>): boolean =>
  isStaff(actor) || isPartner(actor);

/** Whether who has a second factor has to show it once more. */
export const isStale = ({ hasSecondFactor, secondFactorAt }: Acting, now: Date): boolean =>
  hasSecondFactor && (secondFactorAt === null || now.getTime() - secondFactorAt.getTime() >= FRESH_MS);
