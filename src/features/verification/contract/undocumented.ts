// Records without documents on the wire: whether they are verified with their section, and the verdict on each.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { paramsOf } from '#shared/params.ts';
import { about, decided, versionRead } from '../contract.ts';

const settings = z.object({ version: z.int(), verifyUndocumented: z.boolean() });

export const undocumentedEndpoints = endpoints({
  'GET /api/verification/settings': {
    summary: 'Whether records that no document was asked for are verified with their section',
    output: settings,
  },
  'POST /api/verification/settings': {
    summary: 'Switches that on or off; refused when somebody else has changed it since `version`',
    body: z.strictObject({
      version: versionRead,
      verifyUndocumented: z.boolean(),
    }),
    output: settings.extend({ message: z.string() }),
  },
  'POST /api/verification/approve-undocumented/:id': {
    summary: 'Verifies one record that no document was asked for with its section, where that is switched on',
    params: paramsOf<'verifications'>(),
    body: z.strictObject(about),
    output: decided,
  },
});
