// Who may call what in the area of information sections.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { anyone, borrower, borrowerOrStaff, staff } from '#platform/server/http/who.ts';
import { informationEndpoints } from '../contract.ts';
import { listInformations, listOwnSections, showForms, showInformation } from './list-informations.ts';
import { type QueueOfDocuments, showPanel } from './show-panel.ts';
import { showDashboard, showOwnSummary } from './show-progress.ts';
import { listSubmitted, listSubmittedOfPerson, showSubmitted } from './show-submissions.ts';
import { submitInformation, submitInformationWithFiles, submitToSection } from './submit-information.ts';

/** `queueOf`: where the documents of an audience wait, as the feature above declares it. */
export const informationRoutes = (queueOf: QueueOfDocuments) =>
  routesOf(informationEndpoints, {
    'GET /api/informations': serve(borrowerOrStaff, listInformations),
    'GET /api/informations/own': serve(borrower, listOwnSections),
    'GET /api/informations/forms': serve(anyone, showForms),
    'GET /api/informations/:id': serve(borrowerOrStaff, showInformation),
    'POST /api/informations/submit': serve(borrower, submitInformation),
    'POST /api/informations/submitMulti': serve(borrower, submitInformationWithFiles),
    'POST /api/informations/:id': serve(borrower, submitToSection),
    'GET /api/informations/submitted': serve(borrowerOrStaff, listSubmitted(queueOf)),
    'GET /api/informations/submitted/panel': serve(staff, showPanel(queueOf)),
    'GET /api/informations/submitted/:id': serve(borrowerOrStaff, showSubmitted),
    'GET /api/informations/submitted/user/:id': serve(staff, listSubmittedOfPerson),
    'GET /api/informations/user': serve(borrower, showOwnSummary),
    'GET /api/informations/dashboard': serve(borrower, showDashboard),
  });
