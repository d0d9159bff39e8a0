// What stands beside an application to a lender, read and counted.
import type { Column } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import { type IdOf, newId } from '#shared/id.ts';
import type { ApplicationWord, WantedPaper } from '../../contract/words.ts';

type Kind = Column<'application_words', 'kind'>;

export const writtenOf = ({ db }: Work, application: IdOf<'applications'>) =>
  db.selectFrom('application_words').where('application_id', '=', application);

/** How often each side has written. Under the application's lock the numbers stay true. */
export async function countWritten(work: Work, application: IdOf<'applications'>) {
  const rows = await writtenOf(work, application)
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute();
  const of = (kind: Kind) => Number(rows.find((row) => row.kind === kind)?.count ?? 0);
  return { asked: of('Asked'), answered: of('Answered'), notes: of('Note') };
}

/** The words beside an application, the first one first; the rules limit how many there can be. */
export async function wordsOf(work: Work, application: IdOf<'applications'>): Promise<ApplicationWord[]> {
  const rows = await writtenOf(work, application)
    .selectAll()
    .where('kind', 'in', ['Asked', 'Answered'])
    .orderBy('written_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    by: row.kind === 'Asked' ? 'Lender' : 'Borrower',
    text: row.text,
    wants: row.wants as WantedPaper[],
    writtenAt: row.written_at.toISOString(),
  }));
}

type Words = { kind: Kind; text: string; wants?: WantedPaper[] };

export async function write(
  work: Work & { actor: { id: IdOf<'accounts'> } },
  { id, partner_id }: { id: IdOf<'applications'>; partner_id: IdOf<'partners'> },
  { kind, text, wants = [] }: Words,
): Promise<void> {
  await work.db
    .insertInto('application_words')
    .values({
      id: newId<'application_words'>(work.now.getTime()),
      application_id: id,
      partner_id,
      kind,
      written_by: work.actor.id,
      text,
      wants,
      written_at: work.now,
    })
    .execute();
}
