// Whether the books would take an event: the question behind a button, and behind the refusal of its call.
import { book, type LoanAccount, type LoanEvent, type Refused } from '../books/account.ts';

/** Why the books would refuse an event, as a code; null where they would take it. */
export function whyNotBooked(account: LoanAccount, event: LoanEvent): Refused | null {
  const booked = book(account, event, () => 'asked');
  return 'refused' in booked ? booked.refused : null;
}
