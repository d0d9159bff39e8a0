// What the admins' bell rings for: the latest patterns among refused calls, and who was added to the staff.
import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import { SHOWN_BY_THE_BELL } from '#shared/notices/bell-length.ts';
import type { AuditPerson, SecurityAlertRow } from '../../contract.ts';
import { personOf } from '../person-columns.ts';

type Row = Columns<
  'security_alerts',
  'id' | 'pattern' | 'subject' | 'account_id' | 'counted' | 'created_at'
> & { about: AuditPerson | null };

export async function listAlerts({ db }: Work): Promise<SecurityAlertRow[]> {
  const { rows } = await sql<Row>`
    select e.*, ${personOf(sql`e.account_id`)} as about from security_alerts e
    order by e.created_at desc, e.id desc limit ${sql.lit(SHOWN_BY_THE_BELL)}`.execute(db);
  return rows.map((row) => ({
    _id: row.id,
    pattern: row.pattern,
    about: row.about,
    address: row.account_id === null ? row.subject : null,
    counted: row.counted,
    created: row.created_at.toISOString(),
  }));
}
