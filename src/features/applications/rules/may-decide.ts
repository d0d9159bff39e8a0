// When staff may still decide an application; a lender's are that lender's to decide: the same question shows the buttons and guards the calls.
import type { ApplicationStatus } from '../contract.ts';

export const mayDecide = (application: { status: ApplicationStatus }): boolean =>
  application.status === 'Pending';
