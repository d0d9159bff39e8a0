// The service worker: lets a borrower's screens start without a connection. Its caches hold program files only, never an answer of the API.
import { brand } from '#texts/brand.ts';
import { offlinePage } from './offline-page.ts';
import { isKitScreen, type Kit, planFor, readNotice } from './worker-rules.ts';

/** Replaced by the build. */
declare const __KIT__: Kit;
const kit: Kit = __KIT__;

/** The parts of a worker's own scope that are used here; the compiler knows the page's alone. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Asked = Lasting & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type Pushed = Lasting & { data: { text(): string } | null };
type Tapped = Lasting & { notification: Notification };
type Messaged = Lasting & { data: unknown; ports: readonly MessagePort[] };
type OpenPage = { url: string; focus(): Promise<unknown> };
type WorkerScope = {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<E extends Event>(type: string, listener: (event: E) => void): void;
};
const worker = self as unknown as WorkerScope;

const SHELL = '/shell.html';
/** Hashed by the build: a name never changes its content, so all versions share one cache. */
const ASSETS = 'assets';
/** The cache of the shell and the pictures of one version. */
const PAGES = `pages ${kit.version}`;
/** With a shell at hand, nobody looks at an empty screen for longer. */
const PATIENCE_MS = 4_000;

worker.addEventListener<Lasting>('install', (event) => event.waitUntil(keepKit()));
worker.addEventListener<Lasting>('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener<Asked>('fetch', (event) => {
  const plan = planFor(event.request, worker.location.origin);
  if (plan === 'page') event.respondWith(page(event));
  if (plan === 'asset') event.respondWith(kept(ASSETS, event.request));
  if (plan === 'picture') event.respondWith(kept(PAGES, event.request));
});

worker.addEventListener<Messaged>('message', (event) => {
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
  // A page asks whether this worker brings what it already runs: then there is nothing to tell anyone.
  if (typeof event.data === 'object' && event.data !== null && 'runs' in event.data) {
    const isSame = isOurs(event.data.runs);
    event.ports[0]?.postMessage(isSame ? 'same' : 'newer');
    if (isSame) event.waitUntil(takeTurn());
  }
  // A page that was on its way while this worker took over belongs to none yet.
  if (typeof event.data === 'object' && event.data !== null && 'keepFor' in event.data)
    event.waitUntil(Promise.all([worker.clients.claim(), keepKit(), dropOldAssets(event.data.keepFor)]));
});

worker.addEventListener<Pushed>('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));

worker.addEventListener<Tapped>('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(readNotice(JSON.stringify(event.notification.data)).to));
});

function show(pushed: string): Promise<void> {
  const { text, to, tag } = readNotice(pushed);
  const look = { icon: '/icon-192.png', badge: '/icon-192.png', lang: 'en-JM' };
  return worker.registration.showNotification(brand.name, { body: text, tag, data: { to }, ...look });
}

/** The tab that shows it already, else a new one: what is being filled in elsewhere stays. */
async function openPage(to: string): Promise<void> {
  const address = new URL(to, worker.location.origin).href;
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find(({ url }) => url === address);
  await (page ? page.focus() : worker.clients.openWindow(address));
}

const isOurs = (version: unknown): boolean => version === kit.version;

/** Fetches what is missing of the kit; files that the page has just loaded come out of the browser's own cache. */
async function keepKit(): Promise<void> {
  const assets = await caches.open(ASSETS);
  await Promise.all(
    kit.files.map(async (file) => {
      if (!(await assets.match(file))) await assets.add(file);
    }),
  );
  const pages = await caches.open(PAGES);
  if (await pages.match(SHELL)) return;
  // The request sends no cookies: the shell is the same for everyone.
  const shell = await fetch(SHELL, { credentials: 'omit', cache: 'no-cache' });
  if (!shell.ok || (await digestOf(shell.clone())) !== kit.shell)
    throw new Error('the server has another version by now');
  await pages.put(SHELL, shell);
}

async function digestOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== ASSETS && name !== PAGES).map((name) => caches.delete(name)),
  );
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

const openTabs = async (): Promise<number> =>
  (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).length;

/** Not before a page of this version says that it is up, and is alone: any other may yet need a part of the version that it runs. */
async function dropOldAssets(version: unknown): Promise<void> {
  if (!isOurs(version) || (await openTabs()) > 1) return;
  const assets = await caches.open(ASSETS);
  const files = new Set(kit.files);
  const old = (await assets.keys()).filter(({ url }) => !files.has(new URL(url).pathname));
  await Promise.all(old.map((request) => assets.delete(request)));
}

async function kept(cacheName: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const found = await cache.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.status === 200 && response.type === 'basic') await cache.put(request, response.clone());
  return response;
}

/** Answers a navigation with the server's page where it arrives soon, otherwise with the shell for the screens that it can show, otherwise with the page that says that there is no connection. */
async function page(event: Asked): Promise<Response> {
  void letTheNextIn();
  const pages = await caches.open(PAGES);
  const shell = isKitScreen(kit, event.request.url) ? await pages.match(SHELL) : undefined;
  const asked = asServed(event);
  if (!shell) return asked.catch(offlinePage);
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, shell));
  return Promise.race([asked.then((served) => (served.status >= 502 ? shell : served)), late]).catch(
    () => shell,
  );
}

const asServed = async (event: Asked): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request);

/** For a page that is of this version already. With no other tab open, nobody notices who stands behind it. */
async function takeTurn(): Promise<void> {
  if ((await openTabs()) <= 1) await worker.skipWaiting();
}

/** A page is just being opened: with no other tab open, this is the moment at which nobody notices a new version. */
async function letTheNextIn(): Promise<void> {
  const { waiting } = worker.registration;
  if (waiting && (await openTabs()) <= 1) waiting.postMessage('take over');
}
