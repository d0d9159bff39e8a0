// For the tests of cancelled loans: what a cancellation leaves behind.
import type { Services } from '#platform/server/work.ts';
import type { Agreed } from '../agreement/agreements.test-support.ts';

/** Besides the agreement. */
export async function cancellationTraces({ db }: Services, { applicationId, person }: Agreed) {
  const [audits, activities, mails] = await Promise.all([
    db
      .selectFrom('audit_entries')
      .select(['actor_id', 'account_id', 'before', 'after'])
      .where('subject_id', '=', applicationId)
      .where('action', '=', 'agreement.cancel')
      .execute(),
    db
      .selectFrom('activities')
      .select('details')
      .where('account_id', '=', person.id)
      .where('action', '=', 'agreementCancelled')
      .execute(),
    db
      .selectFrom('mails')
      .select('body_text')
      .where('account_id', '=', person.id)
      .where('subject', '=', 'Your loan was cancelled before it was paid out')
      .execute(),
  ]);
  return { audits, activities, mails };
}
