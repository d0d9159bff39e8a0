// What is kept of the text messages to a person. A deletion ends the consent, which stays as its proof without a number; all else goes.

import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import { heldInBatches, newestFirst } from '#platform/server/database/held-in-batches.ts';
import type { End } from '#platform/server/database/in-batches.ts';
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { isStanding, withdrawnAt } from '#platform/server/rules-in-sql/consent.ts';
import { forgetTexts, removeTextAddress } from '#platform/server/text-messages/text-messages.ts';
import { showMoment } from '#shared/calendar.ts';
import { heldTexts } from '#texts/held.ts';
import { showMobile } from '../rules/mobile-number.ts';
import { heldChannelTexts as texts } from '../texts/held.ts';

export const channelRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const consents = await db
      .selectFrom('text_consents as c')
      .leftJoin('text_addresses as a', 'a.consent_id', 'c.id')
      .select(['c.channel', 'a.number', 'c.text_version', 'c.given_at', 'c.withdrawn_at'])
      .where('c.account_id', '=', accountId)
      .orderBy('c.given_at', 'desc')
      .orderBy('c.id', 'desc')
      .execute();
    return [
      {
        title: texts.consents,
        records: consents.map((row) => ({
          [texts.channel]: row.channel,
          [texts.number]: row.number && showMobile(row.number),
          [texts.wording]: row.text_version,
          [heldTexts.given]: showMoment(row.given_at),
          [heldTexts.withdrawn]: row.withdrawn_at && showMoment(row.withdrawn_at),
        })),
      },
      await heldInBatches(db, {
        title: texts.messages,
        ...newestFirst<
          Columns<'text_messages', 'channel' | 'number' | 'kind' | 'state' | 'created_at'> & End
        >(sql`channel, number, kind, state, created_at`, sql`text_messages where account_id = ${accountId}`),
        recordOf: (row) => ({
          [heldTexts.when]: showMoment(row.created_at),
          [texts.channel]: row.channel,
          [texts.number]: showMobile(row.number),
          [texts.about]: row.kind.replaceAll('_', ' '),
          [texts.state]: row.state,
        }),
      }),
    ];
  },
  async erase(work, accountId) {
    const { db, now } = work;
    await db.deleteFrom('number_codes').where('account_id', '=', accountId).execute();
    await removeTextAddress(work, accountId);
    await forgetTexts(work, accountId);
    await db
      .updateTable('text_consents')
      .set({ withdrawn_at: withdrawnAt(now) })
      .where('account_id', '=', accountId)
      .where(isStanding('text_consents'))
      .execute();
  },
  forget: (work, accountId, before) => forgetTexts(work, accountId, before),
};
