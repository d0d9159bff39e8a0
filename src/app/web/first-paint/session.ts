// Stands in for the session while first screens are painted at build: a borrower whose name the server fills in later.
import type { SessionRecord } from '#shared/actor.ts';

/** Two signs that no text holds. Side by side they are the initials, with a space between them the name. */
const someone: SessionRecord = {
  id: '',
  userType: 'User',
  status: 'Active',
  infoStatus: 'FirstModel',
  fullName: '\uE000 \uE001',
  email: '',
  image: null,
};

export const readSession = (): SessionRecord => someone;
export const useSession = (): SessionRecord => someone;
export const watchSession = (): void => {};
export const sessionChanged = (): void => {};
