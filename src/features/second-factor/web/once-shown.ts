// For what the browser itself fetches, such as a download: it cannot ask for the second factor, so it is asked for before.
import { CallFailed } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { call } from './calls.ts';

/** Goes on once the second factor was shown lately enough; says why where it was not. Answers whether it went on. */
export async function onceShown(goOn: () => void): Promise<boolean> {
  try {
    await call('GET /api/second-factor/shown');
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure;
    toast.bad(failure.message);
    return false;
  }
  goOn();
  return true;
}
