// Promo codes at sign-up: one use each time, never more than the code has, seeds for who used it.

import { happened } from '#features/activity/server/happened.ts';
import { seedsEarned } from '#features/seeds/server/happenings.ts';
import { grantSeeds } from '#features/seeds/server/ledger.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { isActive } from '../../rules-in-sql/promo-code.ts';
import { accountFieldTexts } from '../../texts/accounts.ts';
import { accountRefusals } from '../../texts/refusals.ts';

/** Uses a code for a new account; whoever comes after its last use, or its end, is refused beside the field. */
export async function applyPromoCode(work: Work, code: string, accountId: IdOf<'accounts'>): Promise<void> {
  const used = await work.db
    .updateTable('promo_codes')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('code', '=', code)
    .where(isActive(work.now))
    .returning('seeds')
    .executeTakeFirst();
  if (!used) {
    await checkPromoCode(work, code);
    return refuse('request.conflict');
  }
  const reason = `Promo code ${code}`;
  await grantSeeds(work, accountId, { cause: `promo:${accountId}`, seeds: used.seeds, reason });
  await happened(work, seedsEarned, { accountId, seeds: used.seeds, reason });
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
