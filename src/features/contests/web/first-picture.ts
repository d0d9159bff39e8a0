// The largest picture of a borrower's first screen. The page shows it before any script has run, and the screen goes on showing it while its answers are on their way.

/** Where a page that is rendered at build leaves room for its address, which the server puts in; no text holds it. */
const ROOM = '\uE002';

/** The picture's address; null on every screen but the first, and where the page came without one. */
export const firstPicture: string | null =
  typeof document === 'undefined'
    ? ROOM
    : (document.querySelector('[data-rendered="waiting"] img[fetchpriority="high"]')?.getAttribute('src') ??
      null);
