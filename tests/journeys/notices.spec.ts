// Notices on a phone: switched on one by one under the preferences, shown by the service worker, ended by logging out.
import { expect, type Page, test, type Worker } from '@playwright/test';
import webPush from 'web-push';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { answerPreferences, logInAsBorrower } from './support/people.ts';
import { untilKept } from './support/phone.ts';
import { expectNoViolations, pictures, toast } from './support/screen.ts';

const keys = webPush.generateVAPIDKeys();
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/of-a-journey';

let app: RunningApp;
test.beforeAll(async () => {
  const environment = {
    NODE_ENV: 'development',
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
  };
  app = await startApp({ environment });
});
test.afterAll(() => app?.remove());

test('notices are switched on one by one, shown by the worker, and ended by logging out', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await withoutPushService(page);
  await logInAsBorrower(page, app.url);

  await test.step('the preferences offer three, once the questions are answered', async () => {
    await answerPreferences(page, app.url);
    await page.goto(`${app.url}/preferences`);
    await untilKept(page);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /^A payment is due/ })).toBeEnabled();
    await expectNoViolations(page);
    await pictures(page, 'notices');
  });

  await test.step('one tap registers the browser and gives consent', async () => {
    await page.getByRole('checkbox', { name: /^A payment is due/ }).click();
    await expect(toast(page, 'We will tell you on your phone.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^A payment is due/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^A document/ })).not.toBeChecked();
  });

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no service worker');
  await test.step('what is pushed reaches the worker, which shows it as it came', async () => {
    await keepShown(worker);
    await push(page, worker, { text: 'A payment is late.', to: '/my-loans', tag: 'Payment' });
    await expect
      .poll(() => shown(worker))
      .toEqual([{ title: 'Pimento', body: 'A payment is late.', tag: 'Payment', data: { to: '/my-loans' } }]);
  });

  await test.step('logging out ends them on this phone', async () => {
    await page.goto(`${app.url}/logout`);
    await expect(page.getByRole('heading', { name: /Log/ }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pushOwner'))).toBeNull();
  });
});

/** No browser of a test has a push service behind it: what it would answer is put in its place. */
const withoutPushService = (page: Page): Promise<unknown> =>
  page.addInitScript((endpoint) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('pushOwner') === null ? null : (subscription as unknown as PushSubscription);
  }, ENDPOINT);

/** As the browser hands it to the worker once the push service has sent it. */
async function push(page: Page, worker: Worker, notice: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => worker.url().startsWith(scopeURL));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const origin = new URL(worker.url()).origin;
  const data = JSON.stringify(notice);
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrationId,
    data,
  });
  await devtools.detach();
}

type Shown = { title: string; body?: string; tag?: string; data?: unknown };
/** The scope of a worker, which the compiler does not know here. */
type Scope = { registration: ServiceWorkerRegistration; shown: Shown[] };

/** A browser without a screen shows no notices: what it is asked to show is kept instead. */
const keepShown = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = self as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = async (title, { body, tag, data } = {}) => {
      scope.shown.push({ title, body: body ?? '', tag: tag ?? '', data: data as unknown });
    };
  });

const shown = (worker: Worker): Promise<Shown[]> => worker.evaluate(() => (self as unknown as Scope).shown);
