// Live chat and analytics, where the operator configures them: which scripts borrowers load, and the origins that the content policy lets them use.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config.ts';

type Configured = Pick<Config, 'thirdParties'>;

/** The origins of the configured scripts and of what these need besides; none where no script is configured, whatever else is set. */
export function thirdPartyOrigins({ thirdParties: { liveChat, analytics, origins } }: Configured): string[] {
  const scripts = [liveChat, analytics].flatMap((address) => (address ? [new URL(address).origin] : []));
  return scripts.length === 0 ? [] : [...new Set([...scripts, ...origins])];
}

export function mountThirdParties(app: FastifyInstance, { thirdParties }: Configured): void {
  app.get(
    '/api/third-parties',
    {
      schema: {
        summary: "The scripts of others that a borrower's screens load, where there are any",
        response: { 200: z.object({ liveChat: z.string().nullable(), analytics: z.string().nullable() }) },
      },
    },
    async () => ({ liveChat: thirdParties.liveChat, analytics: thirdParties.analytics }),
  );
}
