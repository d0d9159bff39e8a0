// What is kept of a person's notices: what they allowed, which stays as its proof, and their browsers, which go with the account.
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { isStanding, withdrawnAt } from '#platform/server/rules-in-sql/consent.ts';
import { showMoment } from '#shared/calendar.ts';
import { heldTexts } from '#texts/held.ts';
import { pushHeldTexts, pushWording } from '../texts/push.ts';
import { endDevicesOf } from './end-device.ts';

export const pushRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const consents = await db
      .selectFrom('push_consents')
      .select(['subject', 'given_at', 'withdrawn_at'])
      .where('account_id', '=', accountId)
      .orderBy('given_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const devices = await db
      .selectFrom('push_devices')
      .select(['endpoint', 'registered_at'])
      .where('account_id', '=', accountId)
      .orderBy('registered_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return [
      {
        title: pushHeldTexts.consents,
        records: consents.map((row) => ({
          [heldTexts.what]: pushWording.subjects[row.subject].title,
          [heldTexts.given]: showMoment(row.given_at),
          [heldTexts.withdrawn]: row.withdrawn_at && showMoment(row.withdrawn_at),
        })),
      },
      {
        title: pushHeldTexts.devices,
        records: devices.map((row) => ({
          [pushHeldTexts.service]: new URL(row.endpoint).host,
          [pushHeldTexts.registered]: showMoment(row.registered_at),
        })),
      },
    ];
  },
  async erase(work, accountId) {
    await work.db
      .updateTable('push_consents')
      .set({ withdrawn_at: withdrawnAt(work.now) })
      .where('account_id', '=', accountId)
      .where(isStanding('push_consents'))
      .execute();
    await endDevicesOf(work, accountId);
  },
};
