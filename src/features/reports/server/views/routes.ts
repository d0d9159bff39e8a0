// Who may keep views of lists: whoever works at a desk; of which lists, the lists say themselves.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { partnerOrStaff } from '#platform/server/http/who.ts';
import { viewEndpoints } from '../../contract/views.ts';
import { changeView, chooseUsual, removeView } from './change-view.ts';
import { listViews } from './list-views.ts';
import type { Routes } from './readable-list.ts';
import { saveView } from './save-view.ts';

export const viewRoutes = (routes: Routes) =>
  routesOf(viewEndpoints, {
    'GET /api/views': serve(partnerOrStaff, listViews(routes)),
    'POST /api/views': serve(partnerOrStaff, saveView(routes)),
    'POST /api/views/change': serve(partnerOrStaff, changeView(routes)),
    'POST /api/views/remove': serve(partnerOrStaff, removeView(routes)),
    'POST /api/views/usual': serve(partnerOrStaff, chooseUsual(routes)),
  });
