// A window that hangs on the row of a queue goes with it: whoever had it open is told that a colleague decided meanwhile.
import { useEffect, useRef } from 'react';
import { readSession } from '#platform/web/session.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { recordTexts } from '#texts/desk-record.ts';

/** Said where the row leaves the screen while its window is open, and its reader is still logged in. */
export function useToldWhenGone(isOpen: boolean): void {
  const open = useRef(isOpen);
  open.current = isOpen;
  useEffect(
    () => () => {
      if (open.current && readSession()) toast.bad(recordTexts.gone);
    },
    [],
  );
}
