// What a line of the audit log calls the record that it is about, where the record has a name or a number.
import { sql } from 'kysely';
import { ID_OF_RECORD, type RecordNames } from '#features/audit/server/record-names.ts';

export const recordNames: RecordNames = {
  acquisition: sql`select r.prize_name from redemptions r where r.id = ${ID_OF_RECORD}`,
  complaint: sql`select c.number::text from complaints c where c.id = ${ID_OF_RECORD}`,
  contest: sql`select c.name from contests c where c.id = ${ID_OF_RECORD}`,
  loan: sql`select l.number from loans l where l.id = ${ID_OF_RECORD}`,
  partner: sql`select p.name from partners p where p.id = ${ID_OF_RECORD}`,
  'partner loan': sql`select o.name from partner_loans o where o.id = ${ID_OF_RECORD}`,
  prize: sql`select p.name from prizes p where p.id = ${ID_OF_RECORD}`,
  product: sql`select p.name from products p where p.id = ${ID_OF_RECORD}`,
  'promo code': sql`select c.code from promo_codes c where c.id = ${ID_OF_RECORD}`,
  repaymentImport: sql`select i.file_name from repayment_imports i where i.id = ${ID_OF_RECORD}`,
  section: sql`select s.name from information_schemas s where s.id = ${ID_OF_RECORD}`,
  submission: sql`
    select s.name from submissions m join information_schemas s on s.id = m.information_schema_id where m.id = ${ID_OF_RECORD}`,
  verification: sql`
    select s.name from verifications v join verification_schemas s on s.id = v.verification_schema_id where v.id = ${ID_OF_RECORD}`,
  verificationForm: sql`select s.name from verification_schemas s where s.id = ${ID_OF_RECORD}`,
};
