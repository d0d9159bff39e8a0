// What the two jobs of an import share: which imports a job is about, and the lock on one.

import type { Db } from '#platform/server/database/database.ts';
import { idIn } from '#platform/server/jobs.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';

/** The import that a job was queued for; when a server starts, all imports that were left in the middle. */
export async function importsAskedFor(
  db: Db,
  payload: object,
  state: 'Reading' | 'Recording',
): Promise<IdOf<'repayment_imports'>[]> {
  const id = idIn<'repayment_imports'>(payload);
  if (id !== undefined) return [id];
  const left = await db
    .selectFrom('repayment_imports')
    .select('id')
    .where('state', '=', state)
    .orderBy('uploaded_at')
    .execute();
  return left.map(({ id }) => id);
}

/** Locks an import; undefined where there is none. Only who holds the lock moves an import on. */
export const lockImport = ({ db }: Work, id: IdOf<'repayment_imports'>) =>
  db.selectFrom('repayment_imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Locks an import that is to be confirmed or discarded. Refuses one that is not open any more. */
export async function lockOpenImport(work: Work, id: IdOf<'repayment_imports'>) {
  const found = (await lockImport(work, id)) ?? refuse('request.not_found');
  if (found.state === 'Recording' || found.state === 'Done')
    return refuse(staffLoanRefusals['import.confirmed']);
  if (found.state === 'Failed' || found.state === 'Discarded')
    return refuse(staffLoanRefusals['import.ended']);
  return found;
}
