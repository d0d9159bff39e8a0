// Who may call what about the ways to write to a person.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower } from '#platform/server/http/who.ts';
import { channelEndpoints } from '../contract.ts';
import { askCode } from './ask-code.ts';
import { confirmNumber } from './confirm-number.ts';
import { showChannel } from './show-channel.ts';
import { withdrawChannel } from './withdraw-channel.ts';

export const channelRoutes = routesOf(channelEndpoints, {
  'GET /api/channels': serve(borrower, showChannel),
  'POST /api/channels/code': serve(borrower, askCode),
  'POST /api/channels/confirm': serve(borrower, confirmNumber),
  'POST /api/channels/withdraw': serve(borrower, withdrawChannel),
});
