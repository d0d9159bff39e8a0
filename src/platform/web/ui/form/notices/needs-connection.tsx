// A notice above a button whose request is not queued while offline: it says that there is no connection.
import { useIsOffline } from '#platform/web/connection.ts';
import { offlineTexts } from '#texts/offline.ts';

/** The element is always in the page, so that a screen reader announces the notice when it appears; it takes no room while there is a connection. */
export const NeedsConnection = () => (
  <p role="status" className="font-medium empty:absolute">
    {useIsOffline() && offlineTexts.needed}
  </p>
);
