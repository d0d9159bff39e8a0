// What an edit of a section or of a verification form is made of, and what becomes of it.
import type { Configuration, SectionPart } from '#features/information/contract/configuration.ts';
import type { IdOf } from '#shared/id.ts';

export type Edit = Pick<Configuration, 'edition' | 'name' | 'title' | 'description' | 'status' | 'fields'>;

/** What is published, the part of a section included where it is one; `takenFrom`: the version that it brings back. */
export type Content = Edit & {
  part?: SectionPart | undefined;
  takenFrom?: IdOf<'form_versions'> | undefined;
};

/** Why what the decision policy reads is dropped, where it is. */
export type Reason = { reason?: string | undefined };

export type Published = { message: string; edition: number; version: number; waits: boolean };
