// When a redemption may still be fulfilled or cancelled: the same question shows the buttons and guards the calls.
import type { AcquisitionStatus } from '../contract.ts';

export const maySettle = (acquisition: { status: AcquisitionStatus }): boolean =>
  acquisition.status === 'Pending';
