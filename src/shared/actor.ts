// Who acts, and the questions of authority that the server enforces and the screens ask too.
import type { IdOf } from './id.ts';

export const USER_TYPES = ['User', 'Partner', 'Moderator', 'Admin'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** In the order in which staff choose among them. */
export const USER_STATUSES = [
  'Pending',
  'UserQuiz',
  'Created',
  'Active',
  'Completed',
  'Reactivated',
  'Suspended',
  'Cancelled',
] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
export type InfoStatus = 'FirstModel' | 'FullModel';

export type Actor = {
  id: IdOf<'accounts'>;
  sessionId: IdOf<'sessions'>;
  userType: UserType;
  status: UserStatus;
  infoStatus: InfoStatus;
};

/** What the readable session cookie holds (the specification's session record); for display, nothing is decided by it. */
export type SessionRecord = {
  id: string;
  userType: UserType;
  status: UserStatus;
  infoStatus: InfoStatus;
  fullName: string;
  email: string;
  image: string | null;
};

/** A user type as a record names it, in whatever case; whatever else it says is an ordinary user. */
export const readUserType = (text: string): UserType =>
  USER_TYPES.find((type) => type.toLowerCase() === text.toLowerCase()) ?? 'User';

export const isStaff = (actor: Pick<Actor, 'userType'>): boolean =>
  actor.userType === 'Admin' || actor.userType === 'Moderator';

/** Whether the actor is an admin, who may also open staff accounts and publish the decision policy. */
export const isAdmin = (actor: Pick<Actor, 'userType'>): boolean => actor.userType === 'Admin';

/** Whether the actor is a lender. */
export const isPartner = (actor: Pick<Actor, 'userType'>): boolean => actor.userType === 'Partner';

/** Whether the actor is an ordinary user who has to take the quiz first. */
export const isQuizLocked = (actor: Pick<Actor, 'userType' | 'status'>): boolean =>
  actor.userType === 'User' && actor.status === 'UserQuiz';

/** Whether the actor is an ordinary user past the quiz. */
export const isBorrower = (actor: Pick<Actor, 'userType' | 'status'>): boolean =>
  actor.userType === 'User' && !isQuizLocked(actor);

/** Whether a status lets its owner log in at all (section 2 of the journey: confirmed, neither suspended nor cancelled). */
export const mayLogIn = (status: UserStatus): boolean =>
  status !== 'Pending' && status !== 'Suspended' && status !== 'Cancelled';
