// Staff ask a second person for a waiver or a write-off, or to take the payout back: one request at a time for a loan, and only what the books would take.

import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dollarsToCents } from '#shared/money.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { loanDeskEndpoints } from '../../contract/desk.ts';
import { reasonFields, waiverFields } from '../../fields/desk-money.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import { lockLoan } from '../books/lock-loans.ts';
import { askSecondPerson } from './ask-second-person.ts';

export async function askAdjustment(
  work: Work<Actor>,
  { params: { id }, body }: Received<typeof loanDeskEndpoints, 'POST /api/loans/admin/:id/adjustments'>,
) {
  const { kind, reason } = body;
  return work.transaction(async (work) => {
    const loan = await lockLoan(work, id);
    if (kind !== 'Waiver') {
      if (body.amount !== null)
        refuse(staffLoanRefusals['loan.fields'], { fields: { amount: texts.wholeAlone[kind] } });
      accept(staffLoanRefusals['loan.reason_needed'], reasonFields, body);
      return askSecondPerson(work, loan, { kind, reason });
    }
    const { amount } = accept(staffLoanRefusals['loan.fields'], waiverFields(), body);
    return askSecondPerson(work, loan, { kind, amountCents: dollarsToCents(amount), reason });
  });
}
