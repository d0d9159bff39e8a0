// Who may call what in the area of applications.
import type { FindSignalsAbout } from '#features/casework/server/signals-about.ts';
import { openFile } from '#features/information/server/files/open-file.ts';
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, borrower, borrowerOrPartner, partner, signedIn, staff } from '#platform/server/http/who.ts';
import { isPartner } from '#shared/actor.ts';
import { applicationEndpoints } from '../contract.ts';
import { apply } from './apply.ts';
import { applyToLender } from './apply-to-lender.ts';
import { approveApplication, rejectApplication } from './decide-application.ts';
import { listApplications } from './desk/list-applications.ts';
import { listLenderApplications } from './lender/list-lender-applications.ts';
import { lookAtDocument } from './lender/look-at-document.ts';
import { showLenderApplication } from './lender/show-lender-application.ts';
import { updateStatus } from './lender/update-status.ts';
import { showFigures } from './show-figures.ts';
import { showVerifiedSections } from './show-verified-sections.ts';
import { getApplication } from './staff-applications.ts';
import { getOwnApplication, listOwnApplications } from './store.ts';
import { withdrawApplication } from './withdraw.ts';

/** `findSignals`: a higher area knows of signals about a person. */
export const applicationRoutes = (findSignals: FindSignalsAbout) =>
  routesOf(applicationEndpoints, {
    'POST /api/loan-application': serve(borrower, apply),
    'POST /api/loan/user/apply': serve(borrower, applyToLender),
    'GET /api/loan-application/user': serve(borrower, listOwnApplications),
    'GET /api/loan-application/:id': serve(borrowerOrPartner, (work, received) =>
      isPartner(work.actor) ? showLenderApplication(work, received) : getOwnApplication(work, received),
    ),
    'POST /api/loan-application/:id/withdraw': serve(borrower, withdrawApplication),
    'GET /api/loan-application/admin': serve(staff, listApplications),
    'GET /api/loan-application/admin/figures': serve(staff, showFigures),
    'GET /api/loan-application/admin/:id': serve(staff, getApplication(findSignals)),
    'GET /api/loan-application/admin/:id/sections': serve(staff, showVerifiedSections),
    'POST /api/loan-application/admin/:id/approve': serve(staff, approveApplication),
    'POST /api/loan-application/admin/:id/reject': serve(staff, rejectApplication),
    'GET /api/loan-application/partner': serve(partner, listLenderApplications),
    'POST /api/loan-application/updateStatus/:id': serve(again(partner), updateStatus),
    'GET /api/files/:id': serve(signedIn, (work, { params }) => openFile(work, params.id, lookAtDocument)),
  });
