// The page's side of the service worker: registers it for a borrower, hears of new versions, and lets go of the shell at logout.

type OnNewVersion = () => void;

/** The callback of the frame that is mounted now; frames are mounted and unmounted with the pages. */
let announce: OnNewVersion = () => {};
let isListening = false;

/** Once the page has nothing else to do. `onNewVersion` is called when one waits that is not yet on the screen. */
export function registerWorker(onNewVersion: OnNewVersion): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  announce = onNewVersion;
  const start = () => whenIdle(() => void register().catch(() => {}));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** Runs `work` once the browser is idle. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
};

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  registration.active?.postMessage({ keepFor: runningVersion() });
  const look = () => void announceIfNewer(registration);
  look();
  if (isListening) return;
  isListening = true;
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

async function announceIfNewer({ waiting, active }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting || !active) return;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
  });
  waiting.postMessage({ runs: runningVersion() }, [port2]);
  if ((await answer) === 'newer') announce();
}

/** The version of this page, which the build wrote into it. */
const runningVersion = (): string => document.documentElement.dataset.version ?? '';

/** Lets the version that waits take over, and loads it. What is being filled in is kept as a draft. */
export async function loadNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage('take over');
}

/** After that the worker shows a visitor's offline page; the program's own files stay, which are the same for everyone. */
export async function forgetShell(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('pages ')).map((name) => caches.delete(name)));
}
