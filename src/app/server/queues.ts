// Every queue in which something waits for staff, as its feature declares it: for the one list of them all and the counts beside the places.
import { applicationQueue, payoutQueue } from '#features/applications/server/waiting-applications.ts';
import type { QueueSources } from '#features/casework/server/source.ts';
import { complaintQueue } from '#features/complaints/server/desk/waiting-complaints.ts';
import { contestRequestQueue } from '#features/contests/server/terms/waiting-terms.ts';
import { reviewQueue } from '#features/decisions/server/reviews/waiting-reviews.ts';
import { formRequestQueue } from '#features/information/server/configure/waiting-requests.ts';
import { adjustmentQueue, newDateQueue } from '#features/loans/server/desk/waiting-requests.ts';
import { paymentQueue } from '#features/loans/server/imports/waiting-imports.ts';
import { redemptionQueue } from '#features/prizes/server/waiting-redemptions.ts';
import { signalQueue } from '#features/signals/server/waiting-signals.ts';
import { verificationQueues } from '#features/verification/server/queue/waiting-documents.ts';
import {
  disagreementQueue,
  secondLookQueue,
} from '#features/verification/server/second-looks/waiting-looks.ts';

export const queues: QueueSources = [
  ...verificationQueues,
  applicationQueue,
  reviewQueue,
  payoutQueue,
  adjustmentQueue,
  paymentQueue,
  formRequestQueue,
  contestRequestQueue,
  newDateQueue,
  redemptionQueue,
  complaintQueue,
  signalQueue,
  secondLookQueue,
  disagreementQueue,
];
