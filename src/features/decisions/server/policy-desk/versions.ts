// Reads published versions with who published them and what each changed.
import { sql } from 'kysely';
import { fullNameOf } from '#features/accounts/server/store.ts';
import { onPage } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { PolicyVersion, policyDeskEndpoints, TrialSummary } from '../../contract/policy-desk.ts';
import { type Policy, type PolicyFigures, policySchema } from '../../contract.ts';
import { outOfReachShares } from '../../rules/policy/out-of-reach-shares.ts';
import { policyChanges } from '../../rules/policy/policy-changes.ts';
import { hasBegunForAll, isForAll, wasEverInForce } from '../policies.ts';
import { latestInputs } from './trials.ts';

type VersionRow = {
  version: number;
  policy: object;
  /** The summary of the trial that publishing rested on. */
  trial: object | null;
  published_at: Date;
  starts_at: Date | null;
  returns_to: number | null;
  challenges: number | null;
  promotes: number | null;
  /** The version for everybody before it; null for the first. */
  before: object | null;
  note: string;
  first_name: string | null;
  last_name: string | null;
  was_in_force: boolean;
};

/** What is read of a trial's summary, which its own run wrote as the contract has it. */
type TrialFound = Pick<TrialSummary, 'outOfReach'> | null;

const versions = ({ db, now }: Work) =>
  db
    .selectFrom('policies as p')
    .leftJoin('accounts as a', 'a.id', 'p.created_by')
    .leftJoin('policy_trials as t', 't.id', 'p.trial_id')
    .select(['t.summary as trial'])
    .select([
      'p.version',
      'p.policy',
      'p.published_at',
      'p.starts_at',
      'p.returns_to',
      'p.challenges',
      'p.promotes',
      'p.note',
      'a.first_name',
      'a.last_name',
    ])
    .select((row) =>
      row
        .selectFrom('policies as q')
        .select('q.policy')
        .whereRef('q.version', '<', 'p.version')
        .where(isForAll('q'))
        .orderBy('q.version', 'desc')
        .limit(1)
        .as('before'),
    )
    .select(wasEverInForce('p', now).as('was_in_force'))
    .orderBy('p.version', 'desc');

export async function listVersions(
  work: Work,
  { query }: Received<typeof policyDeskEndpoints, 'GET /api/policy/versions'>,
) {
  const [rows, last] = await Promise.all([
    versions(work).$call(onPage(query.page)).execute(),
    lastNumber(work),
  ]);
  // Versions are numbered without gaps, so the highest number is also the count.
  return pageAnswer(rows.map(onWire), last, query.page);
}

export async function showVersion(
  work: Work,
  { params }: Received<typeof policyDeskEndpoints, 'GET /api/policy/versions/:id'>,
) {
  const [row, newest, inForce] = await Promise.all([
    versionRow(work, params.id),
    newestVersion(work),
    inForceNow(work),
  ]);
  const policy = figuresIn(row);
  return {
    ...onWire(row),
    policy,
    isInForce: inForce.version === params.id,
    mayReturn: whyNotReturn(row, inForce, newest) === null,
    // A version has the figures that its trial was of; one without, as the first is, is looked at beside those decided on last.
    outOfReach: (row.trial as TrialFound)?.outOfReach ?? outOfReachShares(policy, await latestInputs(work)),
  };
}

/** One version's row; refuses where there is none. */
export async function versionRow(work: Work, version: number): Promise<VersionRow> {
  const row = await versions(work).where('p.version', '=', version).executeTakeFirst();
  return row ?? refuse('request.not_found');
}

/**
 * Why nobody can return to a version at once; null where an admin can. What no two people let decide for everybody takes a
 * draft and a second person. To return to what is in force takes back the version that waits for its start.
 */
export function whyNotReturn(earlier: VersionRow, inForce: VersionRow, newest: VersionRow) {
  if (earlier.challenges !== null) return 'policy.was_challenger';
  if (!earlier.was_in_force) return 'policy.never_in_force';
  const isSame = policyChanges(figuresIn(inForce), figuresIn(earlier)).length === 0;
  return isSame && newest.version === inForce.version ? 'policy.no_change' : null;
}

/** Makes publishers wait for each other until the transaction ends; each then reads which version is the newest. */
export const lockVersions = (work: Work) =>
  sql`select pg_advisory_xact_lock(hashtext('policies'))`.execute(work.db);

/** The version in force, as a row. */
export const inForceNow = (work: Work): Promise<VersionRow> =>
  versions(work).where(hasBegunForAll('p', work.now)).limit(1).executeTakeFirstOrThrow();

/** The version for everybody that was published last, as a row; it may wait for its start. */
export const newestVersion = (work: Work): Promise<VersionRow> =>
  versions(work).where(isForAll('p')).limit(1).executeTakeFirstOrThrow();

/** The highest number given, to challengers too. */
export async function lastNumber({ db }: Work): Promise<number> {
  const { last } = await db
    .selectFrom('policies')
    .select((row) => row.fn.max('version').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

export const headOf = (row: VersionRow): Omit<PolicyVersion, 'changes'> => ({
  version: row.version,
  publishedAt: row.published_at.toISOString(),
  // A challenger's row bears a start that no clock reaches; for its share it decides from its publication on.
  startsAt: ((row.challenges === null && row.starts_at) || row.published_at).toISOString(),
  returnsTo: row.returns_to,
  challenges: row.challenges,
  promotes: row.promotes,
  publishedBy: nameIn(row),
  note: row.note,
});

const onWire = (row: VersionRow): PolicyVersion => ({
  ...headOf(row),
  changes: row.before ? policyChanges(figuresIn({ policy: row.before }), figuresIn(row)) : [],
});

/** The figures of a version's row, without its number. */
export const figuresIn = ({ policy }: { policy: object }): PolicyFigures =>
  figuresOf(policySchema.parse(policy));

export function figuresOf({ version: _number, ...figures }: Policy): PolicyFigures {
  return figures;
}

const nameIn = ({ first_name, last_name }: VersionRow): string | null =>
  first_name === null || last_name === null ? null : fullNameOf({ first_name, last_name });
