// What an empty database starts with: the sections, the decision policy, the words of the agreement, the landing's words, the first admin and, outside production, demo accounts, prizes, contests and lenders.
import { ensureFirstAdmin } from '#features/accounts/server/ensure-first-admin.ts';
import { agreementSections } from '#features/applications/defaults/agreement-template.ts';
import { installAgreementTemplate } from '#features/applications/server/agreement/templates.ts';
import { installPolicy } from '#features/decisions/server/policies.ts';
import { installSections } from '#features/information/server/install/install-sections.ts';
import { knowDataKeys } from '#features/information/server/sealed/known-keys.ts';
import { installLenderTerms } from '#features/partners/server/terms/lender-terms.ts';
import { installLandingCopy } from '#features/site/server/landing-copy.ts';
import { backgroundWork, type Services } from '#platform/server/work.ts';
import { installDemoContests } from './demo/contests/demo-contests.ts';
import { installDemoAccounts } from './demo/demo-accounts.ts';
import { installDemoLenders } from './demo/lenders/install-lenders.ts';
import { installDemoPrizes } from './demo/prizes/install-prizes.ts';

/** Safe to run at every start, and by several servers at once. Refuses keys with which rows would not open. Answers lines for the operator to read. */
export async function installDefaults(services: Services): Promise<string[]> {
  const work = backgroundWork(services, new Date(), 'start');
  await work.transaction(async (work) => {
    await knowDataKeys(work);
    await installSections(work);
    await installPolicy(work);
    await installAgreementTemplate(work);
    await installLenderTerms(work, agreementSections());
    await installLandingCopy(work);
  });
  await ensureFirstAdmin(work);
  if (!services.config.forTryingOut) return [];
  const notes = await installDemoAccounts(work);
  await installDemoPrizes(work);
  if (notes.length > 0) await installDemoContests(work);
  return notes.length > 0 ? [...notes, ...(await installDemoLenders(work))] : notes;
}
