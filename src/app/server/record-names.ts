// What a line of the audit log calls the record that it is about, where the record has a name or a number.
import { type RawBuilder, sql } from 'kysely';
import { ID_OF_RECORD, type NamesFor, type RecordMoments } from '#features/audit/server/record-names.ts';
import { policyDeskTexts } from '#features/decisions/texts/staff-policy.ts';
import { signalTexts } from '#features/signals/texts/staff-signals.ts';
import { isVisible } from '#platform/server/database/withheld.ts';

const money = (column: string) => sql`to_char(${sql.ref(column)} / 100.0, 'FM"$"999,999,999,990.00')`;

/** In SQL: the words for what a column holds. */
const inWords = (column: string, words: Readonly<Record<string, string>>) =>
  sql`${JSON.stringify(words)}::jsonb ->> ${sql.ref(column)}`;

const sectionOfVerification = (id: RawBuilder<unknown>) => sql<string>`
  select s.name from verifications v join verification_schemas s on s.id = v.verification_schema_id where v.id = ${id}`;

const application = (id: RawBuilder<unknown>) => sql<string>`
  select concat_ws(', ', o.name, ${money('a.amount_cents')}) from applications a
  left join partner_loans o on o.id = a.partner_loan_id where a.id = ${id}`;

const complaint = (id: RawBuilder<unknown>) => sql<string>`
  select c.number::text from complaints c where c.id = ${id}`;

export const recordNames: NamesFor = (reader) => ({
  acquisition: sql`select r.prize_name from redemptions r where r.id = ${ID_OF_RECORD}`,
  application: application(ID_OF_RECORD),
  complaint: complaint(ID_OF_RECORD),
  consent: sql`select p.name from consents c join partners p on p.id = c.partner_id where c.id = ${ID_OF_RECORD}`,
  contest: sql`select c.name from contests c where c.id = ${ID_OF_RECORD}`,
  file: sql`select f.original_name from files f where f.id = ${ID_OF_RECORD}`,
  loan: sql`select l.number from loans l where l.id = ${ID_OF_RECORD}`,
  // A letter that tells a verdict is as blind to its reader as the verdict.
  mail: sql`select m.subject from mails m where m.id = ${ID_OF_RECORD} and ${isVisible(reader, 'm.event_id')}`,
  partner: sql`select p.name from partners p where p.id = ${ID_OF_RECORD}`,
  'partner loan': sql`select o.name from partner_loans o where o.id = ${ID_OF_RECORD}`,
  policyDraft: sql`
    select concat_ws(' ', ${policyDeskTexts.fromVersion}::text, d.based_on) from policy_drafts d where d.id = ${ID_OF_RECORD}`,
  policyTrial: sql`
    select concat_ws(' ', ${policyDeskTexts.fromVersion}::text, d.based_on) from policy_trials t
    join policy_drafts d on d.id = t.draft_id where t.id = ${ID_OF_RECORD}`,
  prize: sql`select p.name from prizes p where p.id = ${ID_OF_RECORD}`,
  product: sql`select p.name from products p where p.id = ${ID_OF_RECORD}`,
  'promo code': sql`select c.code from promo_codes c where c.id = ${ID_OF_RECORD}`,
  repaymentImport: sql`select i.file_name from repayment_imports i where i.id = ${ID_OF_RECORD}`,
  second_look: sql`
    select coalesce((${sectionOfVerification(sql`l.verification_id`)}), (${application(sql`l.application_id`)}), (${complaint(sql`l.complaint_id`)}))
    from second_looks l where l.id = ${ID_OF_RECORD}`,
  section: sql`select s.name from information_schemas s where s.id = ${ID_OF_RECORD}`,
  signal: sql`select ${inWords('s.kind', signalTexts.kinds)} from signals s where s.id = ${ID_OF_RECORD}`,
  submission: sql`
    select s.name from submissions m join information_schemas s on s.id = m.information_schema_id where m.id = ${ID_OF_RECORD}`,
  text_consent: sql`select t.channel from text_consents t where t.id = ${ID_OF_RECORD}`,
  verification: sectionOfVerification(ID_OF_RECORD),
  verificationForm: sql`select s.name from verification_schemas s where s.id = ${ID_OF_RECORD}`,
});

/** Of records that are several of one name, or have none: since when there has been one. */
export const recordMoments: RecordMoments = {
  decisionReview: sql`select r.asked_at from decision_reviews r where r.id = ${ID_OF_RECORD}`,
  policyDraft: sql`select d.created_at from policy_drafts d where d.id = ${ID_OF_RECORD}`,
  policyTrial: sql`select t.started_at from policy_trials t where t.id = ${ID_OF_RECORD}`,
  signal: sql`select s.found_at from signals s where s.id = ${ID_OF_RECORD}`,
};
