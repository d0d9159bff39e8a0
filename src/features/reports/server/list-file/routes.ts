// Who may save a list as a file: whoever works at a desk; whose lists those are, the lists say themselves.
import { type Route, routesOf, serve } from '#platform/server/http/route.ts';
import { again, partnerOrStaff } from '#platform/server/http/who.ts';
import { listFileEndpoints } from '../../contract/list-file.ts';
import { saveList } from './save-list.ts';

/** The routes of saving. `routes` is called when a list is saved, because these rows are among them. */
export const listFileRoutes = (routes: () => readonly Route[]) =>
  routesOf(listFileEndpoints, { 'GET /api/list-file': serve(again(partnerOrStaff), saveList(routes)) });
