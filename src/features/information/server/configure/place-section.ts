// Moves a section to another place among those of its audience; the others close up.
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';

/** Moves a section under the lock of all sections. A place beyond the end is the last one. */
export async function placeSection(
  work: Work,
  sectionId: IdOf<'information_schemas'>,
  place: number,
): Promise<void> {
  const sections = await work.db
    .selectFrom('information_schemas')
    .select(['id', 'position'])
    .where('audience', '=', ({ selectFrom }) =>
      selectFrom('information_schemas').select('audience').where('id', '=', sectionId),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
  const order = sections.map(({ id }) => id).filter((id) => id !== sectionId);
  order.splice(place - 1, 0, sectionId);
  for (const [index, { position }] of sections.entries()) {
    const id = order[index] ?? sectionId;
    await work.db
      .updateTable('information_schemas')
      .set({ position })
      .where('id', '=', id)
      .where('position', '!=', position)
      .execute();
  }
}
