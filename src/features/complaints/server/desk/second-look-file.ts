// A complaint as a second officer reads it: what its sender wrote, without what was answered or noted.
import { fullNameOf } from '#features/accounts/server/store.ts';
import type { SecondLookFile } from '#features/verification/contract/second-looks.ts';
import type { Work } from '#platform/server/work.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { numberOf } from '../../rules/complaint.ts';
import { complaintTexts } from '../../texts/complaints.ts';
import { complaintDeskTexts as texts } from '../../texts/staff-complaints.ts';

export async function complaintFile(work: Work, id: IdOf<'complaints'>): Promise<SecondLookFile> {
  const row = await work.db
    .selectFrom('complaints as c')
    .leftJoin('accounts as s', 's.id', 'c.account_id')
    .leftJoin('loans as l', 'l.id', 'c.loan_id')
    .select(['c.number', 'c.category', 'c.sent_at', 'c.words', 'c.emptied_at', 'c.name', 'c.application_id'])
    .select(['s.first_name', 's.last_name', 'l.number as loan_number'])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
  const { first_name, last_name, application_id } = row;
  const about = row.loan_number ?? application_id;
  return {
    facts: [
      { label: complaintTexts.number, value: numberOf(row.number) },
      { label: texts.category, value: complaintTexts.categories[row.category] },
      {
        label: texts.from,
        value:
          first_name !== null && last_name !== null
            ? fullNameOf({ first_name, last_name })
            : (row.name ?? ''),
      },
      ...(about === null ? [] : [{ label: texts.record, value: about }]),
      { label: texts.sent, value: showMoment(row.sent_at) },
    ],
    words: [{ label: texts.said, value: row.emptied_at === null ? row.words : texts.forgotten }],
  };
}
