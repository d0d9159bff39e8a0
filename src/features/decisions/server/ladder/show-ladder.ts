// Where a borrower stands on the ladder to larger amounts, by their loans and the policy that decides on them.

import { sql } from 'kysely';
import { isUsable } from '#features/information/rules-in-sql/may-submit.ts';
import { type Climber, ladderOf } from '#features/loans/rules/own/ladder.ts';
import { isOwed, isRepaid } from '#features/loans/rules-in-sql/standing.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import type { LadderOnWire } from '../../contract/ladder.ts';
import { policyFor } from '../policy-for.ts';
import { opensNextOn } from './opens-next-on.ts';

type Gathered = Climber['loans'] & Climber['sections'];

export async function showLadder(work: Work<Actor>): Promise<LadderOnWire> {
  const { id, infoStatus } = work.actor;
  const [{ policy }, climbed, opensOn] = await Promise.all([
    policyFor(work, id),
    gather(work, id),
    infoStatus === 'FullModel' ? null : opensNextOn(work, id),
  ]);
  const { loan } = policy;
  const { running, repaid, ...sections } = climbed;
  const { rungs, loanRuns, firstUpToCents, largestCents } = ladderOf(
    { hasFullModel: infoStatus === 'FullModel', loans: { running, repaid }, sections },
    {
      FirstModel: cents(loan.largestCents.FirstModel),
      FullModel: cents(loan.largestCents.FullModel),
    },
  );
  return {
    rungs,
    loanRuns,
    opensOn,
    firstUpTo: centsToDollars(firstUpToCents),
    largest: centsToDollars(largestCents),
    sections,
  };
}

async function gather({ db }: Work, accountId: IdOf<'accounts'>): Promise<Gathered> {
  const { rows } = await sql<Gathered>`
    select l.running, l.repaid,
      (select count(*)::int from submissions s join information_schemas i on i.id = s.information_schema_id and ${isUsable('i')}
        where s.account_id = ${accountId} and s.audience = 'FullUser' and s.reopened_at is null) as submitted,
      (select count(*)::int from information_schemas i where i.audience = 'FullUser' and ${isUsable('i')}) as required
    from (select count(*) filter (where ${isOwed('loans')})::int as running, count(*) filter (where ${isRepaid('loans')})::int as repaid
      from loans where account_id = ${accountId} and partner_id is null) l`.execute(db);
  return rows[0] ?? { running: 0, repaid: 0, submitted: 0, required: 0 };
}
