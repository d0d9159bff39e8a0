// Which answers that the decision policy reads an edit of a section drops or asks otherwise: two people stand behind such an edit.
import type { FieldDefinition } from '#features/forms/contract.ts';
import { namesAtRisk, namesReframed } from '#features/forms/rules/definition/diff-definitions.ts';
import type { ConfigurationKind } from '../contract/configuration.ts';
import { isUsable, type Openness } from './may-submit.ts';

/** Whether the decision policy reads an answer of a section. The caller passes it in, because decisions stand above this area. */
export type ReadsAnswer = (sId: string, name: string) => boolean;

/** The words under which a whole section is asked. */
type Words = Record<(typeof WORDS)[number], string>;
const WORDS = ['name', 'title', 'description'] as const;

/** `basis` is what an edit is compared with: what its author alone added, and nobody has answered, is not part of it. */
type Configured = Words & { kind: ConfigurationKind; sId: string; basis: readonly FieldDefinition[] };

/**
 * By their names, with the labels they had; every one of a section that goes under other words. Of a verification form the policy reads
 * nothing.
 */
export function answersDropped(
  before: Configured,
  after: Words & { fields: readonly FieldDefinition[] },
  reads: ReadsAnswer,
): { name: string; label: string }[] {
  const { kind, sId, basis } = before;
  if (kind === 'verification') return [];
  const isRead = (name: string) => reads(sId, name);
  const changed = isReworded(before, after)
    ? basis.map(({ name }) => name)
    : [...namesAtRisk(basis, after.fields), ...namesReframed(basis, after.fields, isRead)];
  return [...new Set(changed)].filter(isRead).map((name) => ({ name, label: labelOf(basis, name) }));
}

export const isReworded = (before: Words, after: Words): boolean =>
  WORDS.some((key) => before[key] !== after[key].trim());

/** The fields that an edit goes on asking for; none where it closes a section that could be filled in. */
export const fieldsAsked = (
  before: Openness,
  { fields, ...after }: Openness & { fields: readonly FieldDefinition[] },
): readonly FieldDefinition[] => (isUsable(before) && !isUsable(after) ? [] : fields);

export const labelOf = (fields: readonly FieldDefinition[], name: string): string =>
  fields.find((field) => field.name === name)?.label ?? name;
