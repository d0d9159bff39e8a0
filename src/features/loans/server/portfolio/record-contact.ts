// Notes what was said with a borrower; colleagues who have the list open see it at once.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf, readDay } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { dollarsToCents } from '#shared/money.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { portfolioEndpoints } from '../../contract/portfolio.ts';
import { contactFields } from '../../fields/staff-contact.ts';
import { contactErrors } from '../../rules/portfolio/contact-errors.ts';
import { partnerLoanRefusals } from '../../texts/partner-refusals.ts';
import { contactTexts } from '../../texts/staff-collections.ts';
import { contactNoted } from '../desk-happenings.ts';

/** Records a contact. Neither the stored reply nor the audit log holds the words, which must not outlive the note. */
export async function recordContact(
  work: Work<Actor>,
  { params, body }: Received<typeof portfolioEndpoints, 'POST /api/loans/admin/:id/contacts'>,
) {
  const errors = contactErrors(body, dayOf(work.now));
  const contact = accept(partnerLoanRefusals['loan_contact.fields'], contactFields, body, errors);
  return work.transaction(async (work) => {
    const loan = await work.db
      .selectFrom('loans')
      .select(['id', 'account_id'])
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!loan) return refuse('request.not_found');
    const id = newId<'loan_contacts'>(work.now.getTime());
    const promised = {
      promised_on: readDay(contact.promisedOn),
      promised_cents: contact.promisedAmount === null ? null : dollarsToCents(contact.promisedAmount),
    };
    await work.db
      .insertInto('loan_contacts')
      .values({
        id,
        loan_id: loan.id,
        kind: contact.kind,
        outcome: contact.outcome,
        ...promised,
        recorded_by: work.actor.id,
        created_at: work.now,
      })
      .execute();
    await happened(
      work,
      contactNoted,
      { subjectId: loan.id, accountId: loan.account_id },
      {
        after: {
          kind: contact.kind,
          promisedOn: promised.promised_on,
          promisedCents: promised.promised_cents,
        },
      },
    );
    return { _id: id, message: contactTexts.saved };
  });
}
