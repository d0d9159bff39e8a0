// What the two jobs of an import share: work without a request, which imports a job is about, and the lock on one.
import type { Db } from '#platform/server/database/database.ts';
import { type Services, type Work, workOn } from '#platform/server/work.ts';

const noCookies = { begin() {}, describe() {}, end() {} };

/** At the present moment: a long run takes a new one for each of its batches. */
export const backgroundWork = (services: Services): Work<null> =>
  workOn(
    { services, actor: null, now: new Date(), address: 'job', userAgent: 'job', cookies: noCookies },
    null,
  );

/** The one that a job was queued for; at a start of the server, all that were left in the middle. */
export async function importsAskedFor(
  db: Db,
  payload: object,
  state: 'Reading' | 'Recording',
): Promise<string[]> {
  if ('id' in payload && typeof payload.id === 'string') return [payload.id];
  const left = await db
    .selectFrom('repayment_imports')
    .select('id')
    .where('state', '=', state)
    .orderBy('uploaded_at')
    .execute();
  return left.map(({ id }) => id);
}

/** None where there is no such import. Whoever holds the lock alone moves it on. */
export const lockImport = ({ db }: Work, id: string) =>
  db.selectFrom('repayment_imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
