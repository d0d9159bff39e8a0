// Above a button whose press is kept by nobody: that there is no connection just now.
import { useIsOffline } from '#platform/web/connection.ts';
import { offlineTexts } from '#texts/offline.ts';

/** Always there, so that a screen reader hears it come; it takes no room while all is well. */
export const NeedsConnection = () => (
  <p role="status" className="font-medium empty:absolute">
    {useIsOffline() && offlineTexts.needed}
  </p>
);
