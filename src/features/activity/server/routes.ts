// Who may call what in the area of activity.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { signedIn } from '#platform/server/http/who.ts';
import { activityEndpoints } from '../contract.ts';
import type { Happenings } from './in-words.ts';
import { listNotifications, listOwnActivities } from './own-activities.ts';

export const activityRoutes = (happenings: Happenings) =>
  routesOf(activityEndpoints, {
    'GET /api/activity': serve(signedIn, listOwnActivities(happenings)),
    'GET /api/activity/notification': serve(signedIn, listNotifications(happenings)),
  });
