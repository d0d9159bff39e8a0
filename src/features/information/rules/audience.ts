// Which sections a person is asked, and how many of them make the whole.
import type { Audience } from '#features/information/contract.ts';
import type { InfoStatus } from '#shared/actor.ts';

export const audienceOf = (infoStatus: InfoStatus): Audience =>
  infoStatus === 'FirstModel' ? 'PreQualUser' : 'FullUser';

/** How many sections of an audience make it complete: the six of the first model, the nine of the full one. */
export const sectionsNeeded: Record<Audience, number> = { PreQualUser: 6, FullUser: 9 };
