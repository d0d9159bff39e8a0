// Reports once a session and day that a loan was looked at, or begun to be applied for. That it was reported stays in this tab.
import { caller } from '#platform/web/call.ts';
import { dayOf } from '#shared/calendar.ts';
import type { interestEndpoints } from '../../contract/interest.ts';

const call = caller<typeof interestEndpoints>();

export function countInterest(loanId: string, what: 'view' | 'start'): void {
  if (!isFirstToday(`interest:${what}:${loanId}`)) return;
  // A count that is lost is nothing to tell anybody.
  call('POST /api/loan/:id/interest', { params: { id: loanId }, body: { what } }).catch(() => {});
}

function isFirstToday(key: string): boolean {
  const today = dayOf(new Date());
  try {
    if (sessionStorage.getItem(key) === today) return false;
    sessionStorage.setItem(key, today);
    return true;
  } catch {
    // Where storage is switched off nothing could say that it was reported already.
    return false;
  }
}
