// Who may call what in the area of verification.
import type { FindSignalsAbout } from '#features/casework/server/signals-about.ts';
import { showPanel } from '#features/information/server/show-panel.ts';
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower, borrowerOrStaff, staff } from '#platform/server/http/who.ts';
import { verificationEndpoints } from '../contract.ts';
import { approveVerification } from './approve-verification.ts';
import { claimNext } from './queue/claim-next.ts';
import { claimVerification } from './queue/claim-verification.ts';
import { listClaims, releaseClaims } from './queue/claims.ts';
import { listQueue } from './queue/list-queue.ts';
import { showFigures } from './queue/show-figures.ts';
import { queueOfDocuments } from './queue/waiting-documents.ts';
import { saveReasons, showReasons } from './reasons/rejection-reasons.ts';
import { rejectVerification } from './reject-verification.ts';
import { reopenSection } from './reopen-section.ts';
import {
  listVerifications,
  listVerificationsOfPerson,
  reviewVerification,
  showVerification,
} from './show-verifications.ts';
import { submitVerification, submitVerificationById } from './submit-verification.ts';
import { undoVerdict } from './undo-verdict.ts';

/** `findSignals`: a higher area knows of signals about a person. */
export const verificationRoutes = (findSignals: FindSignalsAbout) =>
  routesOf(verificationEndpoints, {
    'POST /api/verification/submit': serve(borrower, submitVerification),
    'POST /api/informations/verification/:id': serve(borrower, submitVerificationById),
    'GET /api/verification/queue': serve(staff, listQueue),
    'GET /api/verification/figures': serve(staff, showFigures),
    'GET /api/verification/claims': serve(staff, listClaims),
    'POST /api/verification/claim/:id': serve(staff, claimVerification),
    'POST /api/verification/next': serve(staff, claimNext),
    'POST /api/verification/release': serve(staff, releaseClaims),
    'GET /api/verification/reasons': serve(staff, showReasons),
    'POST /api/verification/reasons': serve(staff, saveReasons),
    'GET /api/verification/:id': serve(staff, reviewVerification(findSignals)),
    'POST /api/verification/approve/:id': serve(staff, approveVerification),
    'POST /api/verification/reject/:id': serve(staff, rejectVerification),
    'POST /api/verification/undo/:id': serve(staff, undoVerdict),
    'POST /api/informations/reopen/:id': serve(staff, reopenSection),
    'GET /api/informations/verifications/submitted': serve(borrowerOrStaff, listVerifications),
    'GET /api/informations/verifications/panel': serve(staff, showPanel(queueOfDocuments)),
    'GET /api/informations/verifications/submitted/:id': serve(borrowerOrStaff, showVerification),
    'GET /api/informations/verifications/submitted/user/:id': serve(staff, listVerificationsOfPerson),
  });
