// What an empty database starts with: the sections, the decision policy, the first admin and, outside production, demo accounts.
import { ensureFirstAdmin } from '#features/accounts/server/ensure-first-admin.ts';
import { installPolicy } from '#features/decisions/server/policies.ts';
import { installSections } from '#features/information/server/install-sections.ts';
import { type Services, workOn } from '#platform/server/work.ts';
import { installDemoAccounts } from './demo/demo-accounts.ts';

const noCookies = { begin() {}, describe() {}, end() {} };

/** Safe to run at every start, and by several servers at once. Answers lines for the operator to read. */
export async function installDefaults(services: Services): Promise<string[]> {
  const work = workOn(
    { services, actor: null, now: new Date(), address: 'start', userAgent: 'start', cookies: noCookies },
    null,
  );
  await work.transaction(async (work) => {
    await installSections(work);
    await installPolicy(work);
  });
  await ensureFirstAdmin(work);
  return services.config.production ? [] : installDemoAccounts(work);
}
