// Who may call what in the area of the background work.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { admin, staff } from '#platform/server/http/who.ts';
import { upkeepEndpoints } from '../contract.ts';
import { addHoliday, listHolidays, removeHoliday } from './holidays.ts';
import { listJobs, listQueues } from './list-jobs.ts';
import { retryJob } from './retry-job.ts';

export const upkeepRoutes = routesOf(upkeepEndpoints, {
  'GET /api/jobs': serve(staff, listJobs),
  'GET /api/jobs/queues': serve(staff, listQueues),
  'POST /api/jobs/retry/:id': serve(staff, retryJob),
  'GET /api/holidays': serve(staff, listHolidays),
  'POST /api/holidays': serve(admin, addHoliday),
  'POST /api/holidays/remove': serve(admin, removeHoliday),
});
