// Who may call what of second looks: staff decide, admins set how often there is one.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { admin, staff } from '#platform/server/http/who.ts';
import { secondLookEndpoints } from '../../contract/second-looks.ts';
import { decideSecondLook, settleDisagreement } from './decide-look.ts';
import { listShares, setShare } from './shares.ts';
import { type SecondLookFiles, showSecondLook } from './show-look.ts';

export const secondLookRoutes = (files: SecondLookFiles) =>
  routesOf(secondLookEndpoints, {
    'GET /api/second-looks/shares': serve(admin, listShares),
    'POST /api/second-looks/shares': serve(admin, setShare),
    'GET /api/second-looks/:id': serve(staff, showSecondLook(files)),
    'POST /api/second-looks/:id': serve(staff, decideSecondLook),
    'POST /api/second-looks/:id/settle': serve(staff, settleDisagreement),
  });
