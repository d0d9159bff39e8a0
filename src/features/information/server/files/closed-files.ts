// Which files nobody may open: those with a virus, and, where there is a scanner, those that it has not scanned yet.
import type { Services } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';

type Scan = 'Waiting' | 'Clean' | 'Infected' | 'Own';

/** Refuses a file that may not be opened. */
export function refuseClosed({ config }: Services, scan: Scan): void {
  if (scan === 'Infected') refuse('file.infected');
  if (scan === 'Waiting' && config.scanner) refuse('file.being_scanned');
}

/** The files among `ids` that may not be opened. */
export async function closedFiles(
  { config, db }: Services,
  ids: readonly IdOf<'files'>[],
): Promise<Set<IdOf<'files'>>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('scan', 'in', config.scanner ? ['Infected', 'Waiting'] : ['Infected'])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
