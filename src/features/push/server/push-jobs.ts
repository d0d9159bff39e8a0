// The jobs that send notices: one finds a person's browsers, one hands the notice to the push service of each.

import type { Agent } from 'node:https';
import type { Db } from '#platform/server/database/database.ts';
import type { Job } from '#platform/server/jobs.ts';
import { publicAgent } from '#platform/server/push/push-services.ts';
import { PUSH_TO_PERSON, type QueuedPush } from '#platform/server/push/queue-pushes.ts';
import { isStanding } from '#platform/server/rules-in-sql/consent.ts';
import type { Services } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { nextMorning } from '#shared/notices/quiet-hours.ts';
import { brand } from '#texts/brand.ts';
import { MOST_DEVICES } from './register-device.ts';

const PUSH_TO_DEVICE = 'push-to-device';

type ForDevice = QueuedPush & { deviceId: IdOf<'push_devices'> };

/** How long a push service may say nothing before it is given up and tried again. */
const PATIENCE_MS = 20_000;
/** The statuses that say that a browser is gone. */
const GONE = [404, 410];

/** The two jobs; `agent` opens the lines to the push services. */
export const pushJobs = (services: Services, agent: Agent = publicAgent()): Job[] => [
  {
    name: PUSH_TO_PERSON,
    atOnce: 10,
    run: (payload) => pushToPerson(services, payload as QueuedPush, new Date()),
  },
  {
    name: PUSH_TO_DEVICE,
    retryLimit: 8,
    atOnce: 10,
    run: (payload) => pushToDevice(services, payload as ForDevice, new Date(), agent),
  },
];

/** Sends to all browsers of a person. Whether that is allowed is checked now, so that a withdrawal holds for what waits. */
export async function pushToPerson({ db, jobs }: Services, queued: QueuedPush, now: Date): Promise<void> {
  if (isStale(queued, now) || !(await isAllowed(db, queued)) || (await isTakenBack(db, queued))) return;
  const devices = await db
    .selectFrom('push_devices')
    .select('id')
    .where('account_id', '=', queued.accountId)
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_DEVICES)
    .execute();
  await jobs.sendMany(
    db,
    PUSH_TO_DEVICE,
    devices.map(({ id }): ForDevice => ({ ...queued, deviceId: id })),
  );
}

/** A browser that is gone is forgotten; anything else that fails is tried again, later and later. In the night it waits for the morning. */
export async function pushToDevice(
  { db, jobs, config }: Services,
  queued: ForDevice,
  now: Date,
  agent: Agent,
): Promise<void> {
  const { push } = config;
  if (push === null || isStale(queued, now)) return;
  const morning = nextMorning(now);
  if (morning) return jobs.send(db, PUSH_TO_DEVICE, queued, morning);
  const device = await deviceOf(db, queued);
  if (!device || !(await isAllowed(db, queued))) return;
  const { subject, text, to } = queued.notice;
  // Loaded with the first notice that is sent: a server starts sooner without it.
  const { default: webPush } = await import('web-push');
  try {
    await webPush.sendNotification(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      JSON.stringify({ text, to, tag: subject }),
      {
        vapidDetails: { ...push, subject: `mailto:${brand.supportEmail}` },
        TTL: Math.floor((Date.parse(queued.staleAt) - now.getTime()) / 1_000),
        urgency: 'normal',
        // A newer notice about the same takes the place of one that still waits for the phone.
        topic: subject,
        timeout: PATIENCE_MS,
        agent,
      },
    );
  } catch (failure) {
    if (!(failure instanceof webPush.WebPushError)) throw failure;
    if (!GONE.includes(failure.statusCode))
      throw new Error(`the push service answered ${failure.statusCode}`);
    await db.deleteFrom('push_devices').where('id', '=', device.id).execute();
  }
}

const isStale = ({ staleAt }: QueuedPush, now: Date): boolean => Date.parse(staleAt) <= now.getTime();

const isAllowed = async (db: Db, { accountId, notice }: QueuedPush): Promise<boolean> =>
  (await db
    .selectFrom('push_consents')
    .select('id')
    .where('account_id', '=', accountId)
    .where('subject', '=', notice.subject)
    .where(isStanding('push_consents'))
    .executeTakeFirst()) !== undefined;

/** Whether the event was taken back, which also removes its line under the bell. */
const isTakenBack = async (db: Db, { accountId, eventId }: QueuedPush): Promise<boolean> =>
  eventId !== undefined &&
  (await db
    .selectFrom('activities')
    .select('id')
    .where('account_id', '=', accountId)
    .where('event_id', '=', eventId)
    .executeTakeFirst()) === undefined;

/** The browser, if it still belongs to the account: somebody else may have logged in there meanwhile. */
const deviceOf = (db: Db, { deviceId, accountId }: ForDevice) =>
  db
    .selectFrom('push_devices')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('id', '=', deviceId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
