// Keeps the demo accounts to this machine: their password is known to everybody who reads the code.
import type { FastifyInstance } from 'fastify';
import { accountRefusals } from '#features/accounts/texts/refusals.ts';
import { isFromThisMachine } from '#platform/server/http/callers/this-machine.ts';
import type { Services } from '#platform/server/work.ts';
import { refuse } from '#shared/refusal.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';

/** In production too, where a database may have begun as one for trying things out. Before the routes that it guards. */
export function guardDemoAccounts(app: FastifyInstance, { config }: Services): void {
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.url !== '/api/accounts/login') return;
    const { password } = request.body as { password: string };
    if (password === DEMO_PASSWORD && !isFromThisMachine(config, request))
      refuse(accountRefusals['account.wrong_login']);
  });
}
