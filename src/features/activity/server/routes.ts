// Who may call what in the area of activity.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { signedIn } from '#platform/server/http/who.ts';
import { activityEndpoints } from '../contract.ts';
import { listNotifications, listOwnActivities } from './own-activities.ts';

export const activityRoutes = routesOf(activityEndpoints, {
  'GET /api/activity': serve(signedIn, listOwnActivities),
  'GET /api/activity/notification': serve(signedIn, listNotifications),
});
