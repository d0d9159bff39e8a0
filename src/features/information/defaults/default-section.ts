// The shape of a section as the product ships it, before an owner edits it.
import type { FieldDefinition } from '#features/forms/contract.ts';

export type DefaultSection = {
  /** Stays the same through every version. */
  sId: string;
  name: string;
  title: string;
  description: string;
  tags: readonly string[];
  /** Seeds granted at submission. */
  points: number;
  /** Users of the first model see `PreQualUser` sections only. */
  for: 'PreQualUser' | 'FullUser';
  fields: FieldDefinition[];
  /** No fields: nothing has to be proved. */
  verificationSchema: { title: string; description: string; fields: FieldDefinition[] };
};
