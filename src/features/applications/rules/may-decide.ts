// When staff may still decide an application; a lender's are that lender's to decide: the same question shows the buttons and guards the calls.
import { mayLogIn, type UserStatus } from '#shared/actor.ts';
import type { ApplicationStatus } from '../contract.ts';

export const mayDecide = (application: { status: ApplicationStatus }): boolean =>
  application.status === 'Pending';

/** Whether staff may approve now: a borrower who cannot log in could neither read the agreement nor sign it. */
export const mayApprove = (application: { status: ApplicationStatus }, account: UserStatus): boolean =>
  mayDecide(application) && mayLogIn(account);
