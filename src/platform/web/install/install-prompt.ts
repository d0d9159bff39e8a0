// Whether and how this browser can keep the app on the home screen, and who has answered that offer here.

/** The event by which Chromium says that it can keep the app; other browsers have no such event. */
type InstallPrompt = Event & { prompt(): Promise<unknown> };

/** `asks`: the browser has a question of its own; `bySteps`: the person does it in Safari's menu. */
type Way = 'asks' | 'bySteps';

let prompt: InstallPrompt | null = null;

/** Defers the browser's question to the moment at which the app offers it. Returns a function that stops doing so. */
export function keepInstallPrompt(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
  };
  const forget = () => {
    prompt = null;
  };
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', forget);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', forget);
  };
}

/** How the app can be kept on this phone; null where it is kept already, or this browser cannot keep it. */
export function wayToInstall(): Way | null {
  if (isInstalled()) return null;
  if (prompt) return 'asks';
  return isIphoneSafari(navigator) ? 'bySteps' : null;
}

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Safari itself: other browsers on an iPhone name themselves beside it. An iPad calls itself a Mac that can be touched. */
export function isIphoneSafari({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const isApple = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return (
    isApple && /Version\/[\d.]+.* Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent)
  );
}

/** Shows the browser's own question, which a browser allows once. */
export async function askToInstall(): Promise<void> {
  const asking = prompt;
  prompt = null;
  await asking?.prompt();
}

/** Kept when its person logs out, so that nobody is asked twice: a random id, and nothing about them. */
const keyOf = (account: string): string => `installOffer ${account}`;

export function hasAnsweredOffer(account: string): boolean {
  try {
    return localStorage.getItem(keyOf(account)) !== null;
  } catch {
    // A browser that stores nothing would ask its person at every visit, so nobody is asked there.
    return true;
  }
}

export function answerOffer(account: string): void {
  try {
    localStorage.setItem(keyOf(account), '1');
  } catch {
    // A browser that stores nothing has not asked anybody, so there is nothing to note.
  }
}
