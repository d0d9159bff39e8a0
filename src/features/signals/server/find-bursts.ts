// Finds bursts of sign-ups among those since the last time and of the hour before it.

import { type RawBuilder, sql } from 'kysely';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import { DAY_MS } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { BURST_MS, type BurstKind, burstAmong, FEWEST } from '../rules/bursts.ts';
import { markerOf } from './account-marks.ts';
import { addToSignals, type Member } from './raise-signals.ts';

/** The most sign-ups of a day that are read, the newest first. */
const MOST_READ = 20_000;
/** How far back a database is searched that never was before: older bursts can no longer be helped. */
const LONGEST_BACK_MS = DAY_MS;

type Row = Columns<'accounts', 'id' | 'created_at' | 'promo_code'> & {
  address: Column<'audit_entries', 'address'>;
};

type Group = { kind: BurstKind; mark: string; signUps: { id: IdOf<'accounts'>; at: Date }[] };

/** Finds bursts from `since` on, within a transaction. Answers how many accounts were added to signals. */
export async function findBursts(work: Work, since: Date): Promise<number> {
  const from = Math.max(since.getTime(), work.now.getTime() - LONGEST_BACK_MS) - BURST_MS;
  const groups = (await groupsSince(work, new Date(from))).filter(isBurst);
  if (groups.length === 0) return 0;
  const decided = await decidedAmong(work, groups);
  const members = groups.flatMap(({ kind, mark, signUps }): Member[] => {
    const undecided = signUps.filter(({ id }) => !decided.has(`${kind} ${mark} ${id}`));
    return burstAmong(kind, undecided).map(({ id }) => ({ kind, mark, account_id: id, submission_id: null }));
  });
  return addToSignals(work, members);
}

const isBurst = ({ kind, signUps }: Group): boolean =>
  signUps.length >= FEWEST[kind] && burstAmong(kind, signUps).length > 0;

async function groupsSince(work: Work, from: Date): Promise<Group[]> {
  const { rows } = await sql<Row>`
    select a.id, a.created_at, a.promo_code, ${signUpAddress('a')} as address from accounts a
    where a.created_at > ${from} and a.user_type = 'User' and a.erased_at is null
    order by a.created_at desc, a.id desc limit ${sql.lit(MOST_READ)}`.execute(work.db);
  const marker = await markerOf(work.services);
  const by = (kind: BurstKind, markOf: (row: Row) => string | null): Group[] =>
    [...Map.groupBy(rows, markOf)].flatMap(([value, signedUp]) =>
      value === null
        ? []
        : [
            {
              kind,
              mark: marker({ kind, value }).mark,
              signUps: signedUp.map(({ id, created_at }) => ({ id, at: created_at })),
            },
          ],
    );
  return [
    ...by('PromoBurst', ({ promo_code }) => promo_code),
    ...by('AddressBurst', ({ address }) => address),
  ];
}

/** In SQL, the network address from which an account was opened by its own person; null where that is not known. `account` is the alias of `accounts`. */
export const signUpAddress = (account: string): RawBuilder<string | null> => sql<string | null>`(
  select e.address from audit_entries e
  where e.subject_kind = 'account' and e.subject_id = ${sql.ref(`${account}.id`)}::text and e.action = 'account.open' and e.actor_id is null
  limit 1)`;

async function decidedAmong({ db }: Work, groups: readonly Group[]): Promise<Set<string>> {
  const marks = JSON.stringify(groups.map(({ kind, mark }) => ({ kind, mark })));
  const { rows } = await sql<Columns<'signals', 'kind' | 'mark'> & Columns<'signal_accounts', 'account_id'>>`
    select s.kind, s.mark, p.account_id from jsonb_to_recordset(${marks}::jsonb) as g (kind text, mark text)
    join signals s on s.kind = g.kind and s.mark = g.mark and s.state = 'Decided'
    join signal_accounts p on p.signal_id = s.id`.execute(db);
  return new Set(rows.map(({ kind, mark, account_id }) => `${kind} ${mark} ${account_id}`));
}
