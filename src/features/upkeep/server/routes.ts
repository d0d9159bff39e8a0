// Who may call what in the area of the background work.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { staff } from '#platform/server/http/who.ts';
import { upkeepEndpoints } from '../contract.ts';
import { listJobs, listQueues } from './list-jobs.ts';
import { retryJob } from './retry-job.ts';

export const upkeepRoutes = routesOf(upkeepEndpoints, {
  'GET /api/jobs': serve(staff, listJobs),
  'GET /api/jobs/queues': serve(staff, listQueues),
  'POST /api/jobs/retry/:id': serve(staff, retryJob),
});
