// What the notes of contacts hold about a person: what was said and promised. They go with the account, which stays while anything is owed.

import type { PersonalRecords } from '#platform/server/personal-records.ts';
import type { Work } from '#platform/server/work.ts';
import { showDay, showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { showMoney } from '#shared/money.ts';
import { heldTexts } from '#texts/held.ts';
import { contactTexts } from '../../texts/staff-collections.ts';

export const contactRecords: PersonalRecords = {
  held: async (work, accountId) => [await contacts(work, accountId)],
  async erase({ db }, accountId) {
    await db
      .deleteFrom('loan_contacts')
      .where('loan_id', 'in', (loans) =>
        loans.selectFrom('loans').select('loans.id').where('account_id', '=', accountId),
      )
      .execute();
  },
  async forget({ db }, accountId, before) {
    await db
      .deleteFrom('loan_contacts')
      .where('created_at', '<', before)
      .where('loan_id', 'in', (loans) =>
        loans
          .selectFrom('loans')
          .select('loans.id')
          .where('account_id', '=', accountId)
          .where('closed_at', '<', before),
      )
      .execute();
  },
};

/** The notes about a person, which are theirs to read; which member of staff wrote them is not. */
async function contacts({ db }: Work, accountId: IdOf<'accounts'>) {
  const rows = await db
    .selectFrom('loan_contacts as c')
    .innerJoin('loans as l', 'l.id', 'c.loan_id')
    .select(['l.number', 'c.kind', 'c.outcome', 'c.promised_on', 'c.promised_cents', 'c.created_at'])
    .where('l.account_id', '=', accountId)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
  const records = rows.map((row) => ({
    [heldTexts.when]: showMoment(row.created_at),
    [heldTexts.loanNumber]: row.number,
    [heldTexts.kind]: contactTexts.kinds[row.kind],
    [heldTexts.text]: row.outcome,
    [heldTexts.promisedOn]: row.promised_on && showDay(row.promised_on),
    [heldTexts.promisedAmount]: row.promised_cents === null ? null : showMoney(row.promised_cents),
  }));
  return { title: heldTexts.loanContacts, records };
}
