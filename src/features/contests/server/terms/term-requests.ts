// Changes of contests' terms that were asked for, as staff and everybody else read them, and what stands in the way of one.
import { sql } from 'kysely';
import { fullNameOf } from '#features/accounts/server/store.ts';
import { waitsOf, waitsOnWire } from '#features/casework/server/waits-of.ts';
import { onPage } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { ContestRequest, contestRequestEndpoints } from '../../contract/requests.ts';
import type { TermsChange } from '../../contract.ts';
import { termNames } from '../../fields/staff-contest.ts';
import { phaseOf } from '../../rules/phase.ts';
import { prizeErrors } from '../../rules/prize-errors.ts';
import { isAsItWas, mayChangeTerms } from '../../rules/terms.ts';
import { changedTermsTexts } from '../../texts/contests.ts';
import { termsTexts as texts } from '../../texts/staff-terms.ts';
import { type ContestRow, timesOf } from '../store.ts';
import { changesInWords, termsOf } from './terms-in-words.ts';
import { contestRequestQueue } from './waiting-terms.ts';

/** Of one contest so many are shown, the newest first. */
const MOST_OF_ONE_CONTEST = 20;

const prizeNamed = (alias: string) => sql`(r.${sql.ref(alias)} ->> 'prize_id')::uuid`;

/** `p`: the prize that the contest would give. */
const select = ({ db }: Work) =>
  db
    .selectFrom('contest_requests as r')
    .innerJoin('contests as c', 'c.id', 'r.contest_id')
    .innerJoin('accounts as a', 'a.id', 'r.asked_by')
    .leftJoin('accounts as d', 'd.id', 'r.decided_by')
    .innerJoin('prizes as p', (join) =>
      join.on('p.id', '=', sql<IdOf<'prizes'>>`coalesce(${prizeNamed('after')}, c.prize_id)`),
    )
    .leftJoin('prizes as was', (join) => join.on('was.id', '=', sql<IdOf<'prizes'>>`${prizeNamed('before')}`))
    .select([
      'r.id',
      'r.contest_id',
      'r.before',
      'r.after',
      'r.reason',
      'r.asked_by',
      'r.asked_at',
      'r.status',
    ])
    .select(['r.decided_by', 'r.decided_at', 'r.decision_note', 'r.joined', 'r.told'])
    .select(['c.name', 'c.participants', 'c.status as contest_status', 'c.starts_at', 'c.ends_at'])
    .select(['c.drawn_at', 'c.opened_at', 'c.prize_id', 'c.max_winners', 'c.description', 'c.category'])
    .select(['c.points', 'c.approval_number', 'c.rules', 'c.claim_days'])
    .select(['p.name as prize_after', 'p.stock', 'p.reserved', 'p.type', 'p.removed_at'])
    .select('was.name as prize_before')
    .select(['a.first_name as asker_first', 'a.last_name as asker_last', 'a.email as asker_email'])
    .select(['d.first_name as decider_first', 'd.last_name as decider_last']);

export type RequestRow = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

export const readRequest = (work: Work, id: IdOf<'contest_requests'>): Promise<RequestRow> =>
  select(work).where('r.id', '=', id).executeTakeFirstOrThrow();

export async function listContestRequests(
  work: Work<Actor>,
  { query }: Received<typeof contestRequestEndpoints, 'GET /api/contests/requests'>,
) {
  const [rows, { total }] = await Promise.all([
    select(work)
      .leftJoinLateral(waitsOf(contestRequestQueue, work, { entry: sql`r.id` }).as('waits'), (join) =>
        join.onTrue(),
      )
      .selectAll('waits')
      .where('r.status', '=', 'Asked')
      .orderBy('r.asked_at')
      .orderBy('r.id')
      .$call(onPage(query.page))
      .execute(),
    work.db
      .selectFrom('contest_requests')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('status', '=', 'Asked')
      .executeTakeFirstOrThrow(),
  ]);
  const shown = rows.map((row) => {
    const request = onWire(row, work.now);
    const changed = request.terms.map(({ name }) => changedTermsTexts.names[name]);
    return { ...request, changed, ...waitsOnWire(row) };
  });
  return pageAnswer(shown, Number(total), query.page);
}

/** The latest requests about a contest, whatever became of them. */
export async function requestsOf(work: Work, contest: IdOf<'contests'>): Promise<ContestRequest[]> {
  const rows = await newest(work, contest).execute();
  return rows.map((row) => onWire(row, work.now));
}

/** What changed of a contest's terms since it opened, for everybody who may see it. */
export async function changesOf(work: Work, contest: IdOf<'contests'>): Promise<TermsChange[]> {
  const rows = await newest(work, contest).where('r.status', '=', 'Done').execute();
  return rows.flatMap((row) =>
    row.decided_at
      ? [{ at: row.decided_at.toISOString(), reason: row.reason, terms: changesInWords(row) }]
      : [],
  );
}

const newest = (work: Work, contest: IdOf<'contests'>) =>
  select(work)
    .where('r.contest_id', '=', contest)
    .orderBy('r.asked_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(MOST_OF_ONE_CONTEST);

/** Why a request that waits cannot be approved as things stand; null where it can. */
export function obstacleOf(row: RequestRow, now: Date): string | null {
  const isOpened = row.opened_at !== null;
  const phase = phaseOf(row.contest_status, timesOf(row), now);
  if (!mayChangeTerms({ isOpened, phase })) return texts.over;
  if (!isAsItWas(row.before as Terms, termsOf(termNames, row))) return texts.overtaken;
  const after = row.after as Partial<Pick<ContestRow, 'prize_id' | 'max_winners'> & { ends_at: string }>;
  if (after.ends_at !== undefined && new Date(after.ends_at) <= now) return texts.endPassed;
  const isOther = after.prize_id !== undefined && after.prize_id !== row.prize_id;
  const holds = isOther ? 0 : row.max_winners;
  const needs = after.max_winners ?? row.max_winners;
  const isOnOffer = row.type === 'Prize' && row.removed_at === null;
  const errors = needs > holds ? prizeErrors(isOnOffer ? row : null, { holds, needs, isOpened }) : {};
  return Object.values(errors)[0] ?? null;
}

type Terms = Readonly<Record<string, unknown>>;

const onWire = (row: RequestRow, now: Date): ContestRequest => ({
  _id: row.id,
  contest: { _id: row.contest_id, name: row.name, participants: row.participants },
  terms: changesInWords(row),
  reason: row.reason,
  askedBy: {
    _id: row.asked_by,
    fullName: fullNameOf({ first_name: row.asker_first, last_name: row.asker_last }),
  },
  askedAt: row.asked_at.toISOString(),
  status: row.status,
  obstacle: row.status === 'Asked' ? obstacleOf(row, now) : null,
  decidedBy:
    row.decided_by === null || row.decider_first === null || row.decider_last === null
      ? null
      : {
          _id: row.decided_by,
          fullName: fullNameOf({ first_name: row.decider_first, last_name: row.decider_last }),
        },
  decidedAt: row.decided_at?.toISOString() ?? null,
  decisionNote: row.decision_note,
  joined: row.joined,
  told: row.told,
});
