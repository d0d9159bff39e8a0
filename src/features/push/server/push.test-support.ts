// What the tests of notices act on: a server with keys, a push service, and people with phones.
import webPush from 'web-push';
import type { PushSubject } from '#shared/notices/push.ts';
import { loggedIn, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp } from '#tests/support/database.ts';
import { openPushService, PUSH_HOST } from '#tests/support/push-service.ts';
import { pushWording } from '../texts/push.ts';

export type PushGround = Awaited<ReturnType<typeof openPushGround>>;
export type Owner = {
  person: Someone;
  browser: Caller;
};

export async function openPushGround() {
  const keys = webPush.generateVAPIDKeys();
  const test = await openTestApp({
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    PUSH_SERVICES: PUSH_HOST,
  });
  const service = await openPushService(keys.publicKey);
  return {
    services: test.services,
    db: test.db,
    /** The database as its owner. */
    ownerConnection: test.owner,
    service,
    publicKey: keys.publicKey,
    async owner(person?: Someone): Promise<Owner> {
      const of = person ?? (await someone(test.services));
      const browser = await loggedIn(test, of);
      return { person: of, browser };
    },
    allow: ({ browser }: Owner, subject: PushSubject, isGiven = true) =>
      browser.call('POST /api/push/consents', { body: { subject, isGiven, version: pushWording.version } }),
    async register({ browser }: Owner, phone = service.browser()) {
      await browser.call('POST /api/push/devices', { body: phone.device });
      return phone;
    },
    devicesOf: async ({ person }: Pick<Owner, 'person'>): Promise<string[]> =>
      (
        await test.db
          .selectFrom('push_devices')
          .select('endpoint')
          .where('account_id', '=', person.id)
          .orderBy('registered_at')
          .execute()
      ).map(({ endpoint }) => endpoint),
    close: () => Promise.all([test.close(), service.close()]),
  };
}
