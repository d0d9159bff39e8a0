// Reads published versions with who published them and what each changed.
import { sql } from 'kysely';
import { fullNameOf } from '#features/accounts/server/store.ts';
import { rowsOnPage } from '#platform/server/database/page-clause.ts';
import type { Work } from '#platform/server/work.ts';
import { offsetOf, pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { PolicyVersion, TrialSummary } from '../../contract/policy-desk.ts';
import { type Policy, type PolicyFigures, policySchema } from '../../contract.ts';
import { outOfReachShares } from '../../rules/policy/out-of-reach-shares.ts';
import { policyChanges } from '../../rules/policy/policy-changes.ts';
import { hasStarted } from '../policies.ts';

type VersionRow = {
  version: number;
  policy: object;
  /** The summary of the trial that publishing rested on. */
  trial: object | null;
  published_at: Date;
  starts_at: Date | null;
  returns_to: number | null;
  note: string;
  first_name: string | null;
  last_name: string | null;
};

/** What is read of a trial's summary, which its own run wrote as the contract has it. */
type TrialFound = Pick<TrialSummary, 'outOfReach'> | null;

const versions = ({ db }: Work) =>
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
      'p.note',
      'a.first_name',
      'a.last_name',
    ])
    .orderBy('p.version', 'desc');

export async function listVersions(work: Work, { query }: { query: { page: number } }) {
  // One more than a page: the last row is compared with the version before it. Numbers have no gaps.
  const [rows, newest] = await Promise.all([
    versions(work)
      .limit(rowsOnPage() + 1)
      .offset(offsetOf(query.page))
      .execute(),
    newestVersion(work),
  ]);
  const shown = rows.slice(0, rowsOnPage()).map((row, place) => onWire(row, rows[place + 1]));
  return pageAnswer(shown, newest.version, query.page);
}

export async function showVersion(work: Work, { params }: { params: { id: number } }) {
  const rows = await versions(work)
    .where('p.version', 'in', [params.id, params.id - 1])
    .execute();
  const [row, before] = rows;
  if (row?.version !== params.id) return refuse('request.not_found');
  const [newest, inForce] = await Promise.all([newestVersion(work), inForceNow(work)]);
  const policy = figuresIn(row);
  return {
    ...onWire(row, before),
    policy,
    isInForce: inForce.version === params.id,
    mayReturn: policyChanges(figuresIn(newest), policy).length > 0,
    // A version has the figures that its trial was of.
    outOfReach: (row.trial as TrialFound)?.outOfReach ?? outOfReachShares(policy, null),
  };
}

/** Makes publishers wait for each other until the transaction ends; each then reads which version is the newest. */
export const lockVersions = (work: Work) =>
  sql`select pg_advisory_xact_lock(hashtext('policies'))`.execute(work.db);

/** The version in force, as a row. */
export const inForceNow = (work: Work): Promise<VersionRow> =>
  versions(work).where(hasStarted(work.now)).limit(1).executeTakeFirstOrThrow();

/** The version published last, as a row; it may wait for its start. */
export const newestVersion = (work: Work): Promise<VersionRow> =>
  versions(work).limit(1).executeTakeFirstOrThrow();

export const headOf = (row: VersionRow): Omit<PolicyVersion, 'changes'> => ({
  version: row.version,
  publishedAt: row.published_at.toISOString(),
  startsAt: (row.starts_at ?? row.published_at).toISOString(),
  returnsTo: row.returns_to,
  publishedBy: nameIn(row),
  note: row.note,
});

const onWire = (row: VersionRow, before: VersionRow | undefined): PolicyVersion => ({
  ...headOf(row),
  changes: before ? policyChanges(figuresIn(before), figuresIn(row)) : [],
});

/** The figures of a version's row, without its number. */
export const figuresIn = ({ policy }: { policy: object }): PolicyFigures =>
  figuresOf(policySchema.parse(policy));

export function figuresOf({ version: _number, ...figures }: Policy): PolicyFigures {
  return figures;
}

const nameIn = ({ first_name, last_name }: VersionRow): string | null =>
  first_name === null || last_name === null ? null : fullNameOf({ first_name, last_name });
