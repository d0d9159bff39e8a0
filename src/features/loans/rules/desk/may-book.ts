// Whether the books would take an event: the question behind a button, and behind the refusal of its call.
import { book, type LoanAccount, type LoanEvent, type Refused } from '../books/account.ts';

/** Why not; null where they would. */
export function whyNotBooked(account: LoanAccount, event: LoanEvent): Refused | null {
  const booked = book(account, event, () => 'asked');
  return 'refused' in booked ? booked.refused : null;
}
