// Guards for routes: who may call one. The name is what the API reference and the authorisation matrix show.

import { type Actor, isAdmin, isBorrower, isPartner, isStaff } from '#shared/actor.ts';
import type { DeclaredRefusal } from '#shared/declared-refusals.ts';

export type Who<A extends Actor | null> = {
  name: string;
  /** The refusal of somebody signed in whom the guard does not admit, where the usual words say too little. */
  refusal?: DeclaredRefusal;
  /** Admits also those who have yet to set up the second factor that their role needs. */
  beforeSetUp?: true;
  /** Whether whoever has a second factor gives it again, unless that was minutes ago. */
  asksAgain?: true;
  admits(actor: Actor | null): actor is A & (Actor | null);
};

const signedInAs = (name: string, admits: (actor: Actor) => boolean): Who<Actor> => ({
  name,
  admits: (actor): actor is Actor => actor !== null && admits(actor),
});

export const anyone: Who<Actor | null> = {
  name: 'anyone',
  admits: (actor): actor is Actor | null => actor === null || true,
};
/** A guard that also asks for the second factor again: before money moves, seeds or what they buy are made, roles change and records leave. */
export const again = <A extends Actor | null>(who: Who<A>): Who<A> => ({ ...who, asksAgain: true });

/** A guard for the calls that lead to a second factor, or out again. */
export const beforeSetUp = <A extends Actor | null>(who: Who<A>): Who<A> => ({ ...who, beforeSetUp: true });

export const signedIn = signedInAs('signed in', () => true);
export const ordinaryUser = signedInAs('user, quiz or not', (actor) => actor.userType === 'User');
export const borrower = signedInAs('user', isBorrower);
export const borrowerOrStaff = signedInAs('user or staff', (actor) => isBorrower(actor) || isStaff(actor));
export const borrowerPartnerOrStaff = signedInAs(
  'user, partner or staff',
  (actor) => isBorrower(actor) || isPartner(actor) || isStaff(actor),
);
export const borrowerOrPartner = signedInAs(
  'user or partner',
  (actor) => isBorrower(actor) || isPartner(actor),
);
export const partner = signedInAs('partner', isPartner);
export const partnerOrStaff = signedInAs('partner or staff', (actor) => isPartner(actor) || isStaff(actor));
export const staff = signedInAs('staff', isStaff);
export const admin = signedInAs('admin', isAdmin);

/** Whether a route is for staff alone, by the name of its guard. */
export const isOfTheDesk = (guard: string | undefined): boolean =>
  guard === staff.name || guard === admin.name;
