// When an application may still be decided: the same question shows the buttons and guards the calls.
import type { ApplicationStatus } from '../contract.ts';

export const mayDecide = (application: { status: ApplicationStatus }): boolean =>
  application.status === 'Pending';
