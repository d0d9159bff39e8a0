// Staff end a promo code before its time. It stays as a record of who came with it.

import { sql } from 'kysely';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { promoCodeEndpoints } from '../../../contract/promo-codes.ts';
import { hasEnded } from '../../../rules-in-sql/promo-code.ts';
import { promoDeskTexts } from '../../../texts/staff-promos.ts';
import { staffAccountRefusals } from '../../../texts/staff-refusals.ts';
import { promoCodeEnded } from '../../happenings.ts';

export const endPromoCode = (
  work: Work<Actor>,
  { params }: Received<typeof promoCodeEndpoints, 'POST /api/promo-codes/end/:id'>,
) =>
  work.transaction(async (work) => {
    const code = await work.db
      .selectFrom('promo_codes')
      .select(['code', 'expires_at', 'used'])
      // The database's clock is read under the lock, because somebody else may have ended the code a moment after this request began.
      .select(hasEnded(sql`greatest(${work.now}::timestamptz, clock_timestamp())`).as('is_over'))
      .where('id', '=', params.id)
      .forUpdate()
      .executeTakeFirst();
    if (!code) return refuse('request.not_found');
    if (code.is_over) return refuse(staffAccountRefusals['promo.ended']);
    await work.db
      .updateTable('promo_codes')
      .set({ expires_at: work.now })
      .where('id', '=', params.id)
      .execute();
    await happened(
      work,
      promoCodeEnded,
      { subjectId: params.id },
      { before: { expires_at: code.expires_at, used: code.used }, after: { expires_at: work.now } },
    );
    return { message: promoDeskTexts.endedNow(code.code) };
  });
