// Staff add a promo code; one of that name there is once.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { promoCodeEndpoints } from '../../../contract/promo-codes.ts';
import { promoCodeFields } from '../../../fields/staff-promo-code.ts';
import { readPromoCode } from '../../../rules/fields.ts';
import { endOfLastDay, promoCodeErrors } from '../../../rules/promo-code.ts';
import { promoDeskTexts } from '../../../texts/staff-promos.ts';
import { staffAccountRefusals } from '../../../texts/staff-refusals.ts';
import { promoCodeAdded } from '../../happenings.ts';

export async function addPromoCode(
  work: Work<Actor>,
  { body }: Received<typeof promoCodeEndpoints, 'POST /api/promo-codes'>,
) {
  const { seeds, maxUses } = accept(
    staffAccountRefusals['promo.fields'],
    promoCodeFields(),
    body,
    promoCodeErrors(body, work.now),
  );
  const id = newId<'promo_codes'>(work.now.getTime());
  const terms = {
    code: readPromoCode(body.code),
    seeds,
    max_uses: maxUses,
    expires_at: endOfLastDay(body.lastDay),
  };
  return work.transaction(async (work) => {
    const added = await work.db
      .insertInto('promo_codes')
      .values({ id, ...terms, created_by: work.actor.id, created_at: work.now })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added)
      refuse(staffAccountRefusals['promo.taken'], {
        fields: { code: staffAccountRefusals['promo.taken'].text },
      });
    await happened(work, promoCodeAdded, { subjectId: id }, { after: terms });
    return { message: promoDeskTexts.added(terms.code), _id: id };
  });
}
