// Which answers that the decision policy reads an edit of a section drops or asks otherwise: two people stand behind such an edit.
import type { FieldDefinition } from '#features/forms/contract.ts';
import { namesAtRisk } from '#features/forms/rules/definition/diff-definitions.ts';
import type { ConfigurationKind } from '../contract/configuration.ts';
import { isUsable, type Openness } from './may-submit.ts';

/** Whether the decision policy reads that answer of that section; told from outside, since decisions stand above. */
export type ReadsAnswer = (sId: string, name: string) => boolean;

/** `basis` is what an edit is judged against: what its author alone added, and nobody has answered, is not part of it. */
type Configured = { kind: ConfigurationKind; sId: string; basis: readonly FieldDefinition[] };

/** By their names, with the labels they had. Of a verification form the policy reads nothing. */
export const answersDropped = (
  { kind, sId, basis }: Configured,
  after: readonly FieldDefinition[],
  reads: ReadsAnswer,
): { name: string; label: string }[] =>
  kind === 'verification'
    ? []
    : namesAtRisk(basis, after)
        .filter((name) => reads(sId, name))
        .map((name) => ({ name, label: labelOf(basis, name) }));

/** What an edit goes on asking for: nothing where it shuts a section that could be filled in. */
export const fieldsAsked = (
  before: Openness,
  { fields, ...after }: Openness & { fields: readonly FieldDefinition[] },
): readonly FieldDefinition[] => (isUsable(before) && !isUsable(after) ? [] : fields);

export const labelOf = (fields: readonly FieldDefinition[], name: string): string =>
  fields.find((field) => field.name === name)?.label ?? name;
