// How the caller is written to, and how they could be.
import { channelsOf } from '#platform/server/text-messages/text-messages.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { showMobile } from '../rules/mobile-number.ts';
import { isOpen } from './number-code.ts';

export async function showChannel({ db, actor, now, services }: Work<Actor>) {
  const [chosen, asked, { phone }] = await Promise.all([
    db
      .selectFrom('text_addresses as a')
      .innerJoin('text_consents as c', 'c.id', 'a.consent_id')
      .select(['a.channel', 'a.number', 'c.given_at'])
      .where('a.account_id', '=', actor.id)
      .executeTakeFirst(),
    db
      .selectFrom('number_codes')
      .select(['channel', 'number', 'expires_at'])
      .where('account_id', '=', actor.id)
      .where(isOpen(now))
      .executeTakeFirst(),
    db.selectFrom('accounts').select('phone').where('id', '=', actor.id).executeTakeFirstOrThrow(),
  ]);
  return {
    offered: channelsOf(services.config),
    chosen: chosen
      ? {
          channel: chosen.channel,
          number: showMobile(chosen.number),
          given: chosen.given_at.toISOString(),
        }
      : null,
    asked: asked
      ? {
          channel: asked.channel,
          number: showMobile(asked.number),
          expires: asked.expires_at.toISOString(),
        }
      : null,
    phone: phone ?? '',
  };
}
