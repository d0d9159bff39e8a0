// What a lender is refused when it records a contact with a borrower.
import { refusals } from '#shared/declared-refusals.ts';

export const partnerLoanRefusals = refusals({
  'loan_contact.fields': ['invalid', 'Check the marked fields.'],
});
