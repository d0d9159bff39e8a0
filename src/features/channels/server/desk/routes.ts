// Who may call what about the text messages that left here.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { staff } from '#platform/server/http/who.ts';
import { channelDeskEndpoints } from '../../contract/desk.ts';
import { listTextMessages } from './list-text-messages.ts';

export const channelDeskRoutes = routesOf(channelDeskEndpoints, {
  'GET /api/channels/messages': serve(staff, listTextMessages),
});
