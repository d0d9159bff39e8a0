// Who may look for anything.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { staff } from '#platform/server/http/who.ts';
import { findEndpoints } from '../../contract/find.ts';
import { findAnything } from './find-anything.ts';

export const findRoutes = routesOf(findEndpoints, { 'GET /api/find': serve(staff, findAnything) });
