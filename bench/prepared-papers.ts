// An agreement for each approved application that needs one: a server that starts would make them one by one, and what it spends on that is not to be measured.
import { type RawBuilder, sql } from 'kysely';
import { payoutStands } from '#features/loans/rules-in-sql/standing.ts';

/** Prepared and not signed; their files have rows and no bytes. Loans of demo people run without one, which is not made up for. */
export const preparedPapers: RawBuilder<unknown>[] = [
  sql`insert into files (id, owner_id, original_name, media_type, size_bytes, sha256, created_at)
    select id, account_id, 'agreement.pdf', 'application/pdf', 1, encode(sha256('bench'), 'hex'), decided_at from applications
    where status = 'Approved' and closed_at is null and not exists (select from agreements g where g.application_id = applications.id)
      and not exists (select from loans l where l.application_id = applications.id and ${payoutStands('l')})`,
  sql`insert into agreements (id, number, application_id, account_id, template_version, facts, borrower_name, file_id, sha256, prepared_at)
    select f.id, f.id::text, f.id, f.owner_id, (select max(version) from agreement_templates), '{}', 'Bench', f.id, f.sha256, f.created_at
    from applications a join files f on f.id = a.id where not exists (select from agreements g where g.application_id = a.id)`,
];
