// Who may call what in the area of reports.
import type { Happenings } from '#features/activity/server/in-words.ts';
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, signedIn, staff } from '#platform/server/http/who.ts';
import { scoreEndpoints } from '../contract/score.ts';
import { reportEndpoints } from '../contract.ts';
import { exportTable } from './export/export-table.ts';
import { showChallenge } from './score/show-challenge.ts';
import { showScore } from './score/show-score.ts';
import { showDashboard } from './show-dashboard.ts';
import { showFullProfile } from './show-full-profile.ts';
import { showVariables } from './show-variables.ts';
import { showTimeline } from './timeline/show-timeline.ts';

export const reportRoutes = (happenings: Happenings) =>
  routesOf(reportEndpoints, {
    'GET /api/informations/dashboardStats': serve(staff, showDashboard),
    'GET /api/export/:id': serve(again(staff), exportTable),
    'GET /api/accounts/full-profile/:id': serve(signedIn, showFullProfile(happenings)),
    'GET /api/accounts/timeline/:id': serve(staff, showTimeline(happenings)),
    'GET /api/accounts/variables/:id': serve(staff, showVariables),
  });

export const scoreRoutes = routesOf(scoreEndpoints, {
  'GET /api/score': serve(staff, showScore),
  'GET /api/score/challenge': serve(staff, showChallenge),
});
