// What staff may change about a person: which statuses are open to an account, and who may move whom to the other model.
import { type Actor, isAdmin, isStaff, mayLogIn, type UserStatus, type UserType } from '#shared/actor.ts';

export type Person = {
  id: string;
  userType: UserType;
  status: UserStatus;
  emailConfirmed: boolean;
  /** What a suspended or cancelled account was before; null where nobody wrote it down. */
  closedFrom: UserStatus | null;
  fullSectionsVerified: number;
  isDeleted: boolean;
  lenderIsRevoked: boolean;
};

type Officer = Pick<Actor, 'userType'> & { id: string };

/** How far the owner came by what only they can do: confirm the address, take the quiz. No edit takes these steps for them. */
type Stage = 'unconfirmed' | 'beforeQuiz' | 'pastQuiz' | 'withoutQuiz';

const OPEN_TO: Record<Stage, readonly UserStatus[]> = {
  unconfirmed: ['Pending', 'Suspended', 'Cancelled'],
  beforeQuiz: ['UserQuiz', 'Suspended', 'Cancelled'],
  pastQuiz: ['Created', 'Active', 'Completed', 'Reactivated', 'Suspended', 'Cancelled'],
  withoutQuiz: ['Active', 'Reactivated', 'Suspended', 'Cancelled'],
};

const FULL_SECTIONS = 9;

export const isClosed = (status: UserStatus): boolean => status === 'Suspended' || status === 'Cancelled';

/** The statuses that a person's account can be given now, in the order in which they are offered. */
export const statusesOpenTo = (person: Person): UserStatus[] =>
  OPEN_TO[stageOf(person)].filter((status) => mayChangeStatus(person, status));

/** Every edit is free, as long as the status tells the truth: nobody becomes what they did not earn. */
export function mayChangeStatus(person: Person, to: UserStatus): boolean {
  if (person.isDeleted || to === person.status || !OPEN_TO[stageOf(person)].includes(to)) return false;
  if (to === 'Reactivated' && !isClosed(person.status)) return false;
  if (to === 'Completed' && person.fullSectionsVerified < FULL_SECTIONS) return false;
  return !(person.lenderIsRevoked && mayLogIn(to));
}

function stageOf({ userType, status, emailConfirmed, closedFrom }: Person): Stage {
  const was = isClosed(status) ? closedFrom : status;
  if (was === 'Pending' || (was === null && !emailConfirmed))
    return !emailConfirmed ? 'unconfirmed' : userType === 'User' ? 'beforeQuiz' : 'withoutQuiz';
  if (userType !== 'User') return 'withoutQuiz';
  return was === 'UserQuiz' ? 'beforeQuiz' : 'pastQuiz';
}

/** Why somebody may change nothing at all about this account; null when they may. */
export function whyNotTouch(officer: Officer, person: Pick<Person, 'id' | 'userType' | 'isDeleted'>) {
  if (person.isDeleted) return 'account.deleted';
  if (person.id === officer.id) return 'account.own';
  return isStaff(person) && !isAdmin(officer) ? 'account.of_staff' : null;
}

/** The models are a borrower's, once the quiz has put them into the first. */
export const mayChangeModel = (person: Person): boolean =>
  person.userType === 'User' && !person.isDeleted && stageOf(person) === 'pastQuiz';
