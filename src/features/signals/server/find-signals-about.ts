// For whoever is about to verify, approve or pay: the signals about a person that wait, or found one person behind several accounts.
import { sql } from 'kysely';
import type { SignalAbout } from '#features/casework/contract.ts';
import type { FindSignalsAbout } from '#features/casework/server/signals-about.ts';
import type { Columns } from '#platform/server/database/columns.ts';

/** The most signals that are shown here; more stand in the person's file. */
const MOST_SHOWN = 8;

type Row = Columns<'signals', 'id' | 'kind' | 'state' | 'verdict'> & { accounts: number };

export const findSignalsAbout: FindSignalsAbout = async ({ db }, accountId) => {
  const { rows } = await sql<Row>`
    select s.id, s.kind, s.state, s.verdict,
      (select count(*)::int from signal_accounts p where p.signal_id = s.id) as accounts
    from signal_accounts of_person join signals s on s.id = of_person.signal_id
    where of_person.account_id = ${accountId} and (s.state = 'Open' or s.verdict = 'SamePerson')
    order by s.found_at desc, s.id desc limit ${sql.lit(MOST_SHOWN)}`.execute(db);
  return rows.map(({ id, ...signal }): SignalAbout => ({ _id: id, ...signal }));
};
