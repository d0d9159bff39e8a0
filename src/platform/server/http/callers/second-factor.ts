// Whether the second factor of whoever calls is set up where their role needs one, and whether it was given lately enough.
import { type Actor, isPartner, isStaff } from '#shared/actor.ts';
import type { Config } from '../../config.ts';

/** Who acts, with what their session and account say of the second factor. */
export type Acting = Actor & {
  hasSecondFactor: boolean;
  /** In this session; null where there is none to give. */
  secondFactorAt: Date | null;
};

const FRESH_MS = 10 * 60_000;

/** Whoever must do nothing else before a second factor is set up. */
export const mustSetUp = ({ requireSecondFactor }: Config, actor: Acting): boolean =>
  requireSecondFactor && !actor.hasSecondFactor && needsSecondFactor(actor);

/** Those who see others' papers and money. */
export const needsSecondFactor = (actor: Pick<Actor, 'userType'>): boolean =>
  isStaff(actor) || isPartner(actor);

/** Whether who has a second factor has to show it once more. */
export const isStale = ({ hasSecondFactor, secondFactorAt }: Acting, now: Date): boolean =>
  hasSecondFactor && (secondFactorAt === null || now.getTime() - secondFactorAt.getTime() >= FRESH_MS);
