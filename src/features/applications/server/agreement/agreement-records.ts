// A person's loan agreements: they read them with what is held about them; a deletion takes papers, names and words, and leaves the figures.
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { showMoment } from '#shared/calendar.ts';
import { showMoney } from '#shared/money.ts';
import { erasedTexts } from '#texts/erased.ts';
import { heldTexts } from '#texts/held.ts';
import { agreementFactsSchema } from '../../contract/agreement.ts';

/** The papers themselves are among the person's documents. */
export const agreementRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const rows = await db
      .selectFrom('agreements')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('prepared_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const records = rows.map((row) => ({
      [heldTexts.agreementNumber]: row.number,
      [heldTexts.amount]: showMoney(agreementFactsSchema.parse(row.facts).amountCents),
      [heldTexts.when]: showMoment(row.prepared_at),
      [heldTexts.fingerprint]: row.sha256,
      [heldTexts.signedAs]: row.signed_name,
      [heldTexts.signedAt]: row.signed_at && showMoment(row.signed_at),
      [heldTexts.address]: row.signed_address,
      [heldTexts.declinedAt]: row.declined_at && showMoment(row.declined_at),
      [heldTexts.cancelledAt]: row.cancelled_at && showMoment(row.cancelled_at),
      [heldTexts.reason]: row.cancel_reason,
    }));
    return [{ title: heldTexts.agreements, records }];
  },
  /** Closes approved applications that still wait: nobody is left to be paid. */
  async erase({ db, now }, accountId) {
    await db
      .updateTable('applications')
      .set({ closed_at: now })
      .where('account_id', '=', accountId)
      .where('status', '=', 'Approved')
      .where('closed_at', 'is', null)
      .execute();
    await db
      .updateTable('agreements')
      .set((row) => ({
        borrower_name: null,
        file_id: null,
        signed_name: null,
        signed_address: null,
        signed_file_id: null,
        erased_at: now,
        declined_at: row
          .case()
          .when(row.and([row('signed_at', 'is', null), row('cancelled_at', 'is', null)]))
          .then(row.fn.coalesce('declined_at', row.val(now)))
          .else(null)
          .end(),
        cancel_reason: row.case().when('cancel_reason', 'is', null).then(null).else(erasedTexts.reason).end(),
      }))
      .where('account_id', '=', accountId)
      .where('erased_at', 'is', null)
      .execute();
  },
};
