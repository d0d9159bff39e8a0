// What an edit of a section or of a verification form is made of, and what becomes of it.
import type { Configuration, SectionPart } from '#features/information/contract/configuration.ts';
import type { IdOf } from '#shared/id.ts';

export type Edit = Pick<Configuration, 'edition' | 'name' | 'title' | 'description' | 'status' | 'fields'>;

/** What is published, with the settings of the section where it is one. `takenFrom` is the version that it brings back. */
export type Content = Edit & {
  part?: SectionPart | undefined;
  takenFrom?: IdOf<'form_versions'> | undefined;
};

/** Why the edit drops what the decision policy reads, if it does. */
export type Reason = { reason?: string | undefined };

export type Published = { message: string; edition: number; version: number; waits: boolean };
