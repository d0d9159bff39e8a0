// Adds a note about a person; colleagues who have the notes open see it at once.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { accountDeskEndpoints } from '../../contract/desk.ts';
import { noteFields } from '../../fields/staff-note.ts';
import { notesTexts } from '../../texts/staff-people.ts';
import { staffAccountRefusals } from '../../texts/staff-refusals.ts';
import { noteAdded } from '../happenings.ts';

/** Answers without the text: what is remembered for a retry must not outlive the note. */
export async function addNote(
  work: Work<Actor>,
  { params, body }: Received<typeof accountDeskEndpoints, 'POST /api/notes/:id'>,
) {
  const refusal = staffAccountRefusals[body.text === '' ? 'note.blank' : 'note.too_long'];
  const { text } = accept(refusal, noteFields, body);
  return work.transaction(async (work) => {
    const about = await work.db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', params.id)
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    if (!about) return refuse('request.not_found');
    const id = newId<'account_notes'>(work.now.getTime());
    await work.db
      .insertInto('account_notes')
      .values({ id, account_id: about.id, by_id: work.actor.id, text, created_at: work.now })
      .execute();
    await happened(work, noteAdded, { subjectId: id, accountId: about.id });
    return { _id: id, message: notesTexts.added };
  });
}
