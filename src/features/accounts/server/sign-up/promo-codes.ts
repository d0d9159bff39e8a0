// Promo codes: checked at sign-up, used once the address is confirmed, never more often than the code has uses; seeds for who used it.

import { happened } from '#features/activity/server/happened.ts';
import { seedsEarned } from '#features/seeds/server/happenings.ts';
import { grantSeeds } from '#features/seeds/server/ledger.ts';
import { sendMail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { refuse } from '#shared/refusal.ts';
import { hasUses, isActive } from '../../rules-in-sql/promo-code.ts';
import { accountFieldTexts, promoUsedUpMail } from '../../texts/accounts.ts';
import { accountRefusals } from '../../texts/refusals.ts';
import type { Addressee } from '../mailed-links.ts';
import { linkTo } from '../site-address.ts';

/**
 * Uses the code of somebody whose address is confirmed. It was good at the sign-up, so that an end since then takes nothing away; where its last
 * use is gone meanwhile, its owner is told by mail.
 */
export async function spendPromoCode(work: Work, code: string, to: Addressee): Promise<void> {
  const cause = `promo:${to.id}`;
  const earlier = await work.db
    .selectFrom('seed_transfers')
    .select('id')
    .where('cause', '=', cause)
    .executeTakeFirst();
  if (earlier) return;
  const used = await work.db
    .updateTable('promo_codes')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('code', '=', code)
    .where(hasUses)
    .returning('seeds')
    .executeTakeFirst();
  if (!used) return tellUsedUp(work, to, code);
  const reason = `Promo code ${code}`;
  await grantSeeds(work, to.id, { cause, seeds: used.seeds, reason });
  await happened(work, seedsEarned, { accountId: to.id, seeds: used.seeds, reason });
}

async function tellUsedUp(work: Work, to: Addressee, code: string): Promise<void> {
  const { label, ...words } = promoUsedUpMail(to.first_name, code);
  const url = linkTo(work.services.config, '/');
  await sendMail(work, { to: to.email, accountId: to.id, ...words, link: { label, url } });
}

/** Refuses a code that cannot be used, and uses nothing. */
export async function checkPromoCode({ db, now }: Work, code: string): Promise<void> {
  const known = await db
    .selectFrom('promo_codes')
    .select(isActive(now).as('good'))
    .where('code', '=', code)
    .executeTakeFirst();
  if (!known)
    refuse(accountRefusals['account.promo_unknown'], {
      fields: { promoCode: accountFieldTexts.promoUnknown },
    });
  if (!known.good)
    refuse(accountRefusals['account.promo_over'], { fields: { promoCode: accountFieldTexts.promoOver } });
}
