// Which entries of the audit log are visible to a reader: none of verdicts that may be the reader's to give a second time, blind.
import { type RawBuilder, sql } from 'kysely';
import { isBlind, isVisible } from '#platform/server/database/withheld.ts';
import type { Actor } from '#shared/actor.ts';

/**
 * In SQL: whether the entry `e` may be shown to the reader. Entries about second looks are for admins and for whoever
 * gave the look, never for whoever was disagreed with.
 */
export const isEntryVisible = (reader: Actor | null): RawBuilder<boolean> =>
  isBlind(reader)
    ? sql<boolean>`${isVisible(reader, 'e.id')} and (e.subject_kind <> 'second_look' or e.actor_id = ${reader.id})`
    : sql<boolean>`true`;
