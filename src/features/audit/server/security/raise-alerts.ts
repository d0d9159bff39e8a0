// Looks for patterns among the refusals of the last hour, and finds each once an hour.
import { type RawBuilder, sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/database.ts';
import { isStaff } from '#platform/server/rules-in-sql/actor.ts';
import { newId } from '#shared/id.ts';
import { ALERT_WINDOW_MS, type AlertPattern, alertThresholds } from '../../rules/alert-thresholds.ts';

type Alert = Columns<'security_alerts', 'pattern' | 'subject' | 'counted'>;

/** Raises alerts and answers the new ones. When several servers look at once, one of them raises each. */
export async function raiseAlerts(db: Db, now: Date): Promise<Alert[]> {
  const raised: Alert[] = [];
  for (const found of await patternsIn(db, now)) {
    const { rows } = await sql<Alert>`
      insert into security_alerts (id, pattern, subject, account_id, counted, hour, created_at)
      select ${newId(now.getTime())}::uuid, ${found.pattern}, ${found.subject}, ${found.account_id}::uuid, ${found.counted},
        date_trunc('hour', ${now}::timestamptz), ${now}::timestamptz
      where not exists (select from security_alerts where pattern = ${found.pattern} and subject = ${found.subject} and created_at > ${hourBefore(now)})
      on conflict (pattern, subject, hour) do nothing
      returning pattern, subject, counted`.execute(db);
    raised.push(...rows);
  }
  return raised;
}

const hourBefore = (now: Date): Date => new Date(now.getTime() - ALERT_WINDOW_MS);

/** The refusal of a sign-up that came too often from one address (accounts/texts); no account is under attack there. */
const SIGN_UPS = 'account.too_many_sign_ups';

type Found = Alert & Columns<'security_alerts', 'account_id'>;

async function patternsIn(db: Db, now: Date): Promise<Found[]> {
  const pattern = (name: AlertPattern, which: RawBuilder<unknown>) =>
    sql`select ${name} as pattern, found.* from (${which}) found where counted >= ${alertThresholds[name]}::int`;
  const { rows } = await sql<Found>`
    with recent as materialized (
      select * from security_events where created_at > ${hourBefore(now)} and kind in ('login', 'throttle', 'forbidden', 'code'))
    ${pattern(
      'many_accounts',
      sql`select address as subject, null::uuid as account_id, count(distinct coalesce(account_id::text, tried))::int as counted
        from recent where kind in ('login', 'throttle') and refusal <> ${SIGN_UPS} and address is not null group by address`,
    )}
    union all ${pattern(
      'refused_staff',
      sql`select a.id::text, a.id, sum(refusals)::int as counted from recent join accounts a on a.id = account_id
        where kind = 'forbidden' and ${isStaff('a.user_type')} group by a.id`,
    )}
    union all ${pattern(
      'refused_person',
      sql`select a.id::text, a.id, sum(refusals)::int as counted from recent join accounts a on a.id = account_id
        where kind = 'forbidden' and not ${isStaff('a.user_type')} group by a.id`,
    )}
    union all ${pattern(
      'many_sign_ups',
      sql`select address, null::uuid, sum(refusals)::int as counted
        from recent where kind = 'throttle' and refusal = ${SIGN_UPS} and address is not null group by address`,
    )}
    union all ${pattern(
      'many_codes',
      sql`select coalesce(account_id::text, address), account_id, sum(refusals)::int as counted
        from recent where kind = 'code' and coalesce(account_id::text, address) is not null group by 1, 2`,
    )}`.execute(db);
  return rows;
}
