// Who goes by an answer, in words; and what an edit would take from them.
import type { FieldDefinition } from '#features/forms/contract.ts';
import { namesAtRisk } from '#features/forms/rules/definition/diff-definitions.ts';
import { builderTexts, configureTexts as texts } from '#features/forms/texts/staff-forms.ts';
import type { Configuration } from '../../../contract/configuration.ts';
import { answersDropped, labelOf, type ReadsAnswer } from '../../../rules/answers-dropped.ts';

type Words = 'name' | 'title' | 'description';
type Configured = Pick<Configuration, 'kind' | 'sId' | 'uses' | 'fields' | 'basis' | Words>;

const isRead = ({ kind, sId }: Configured, name: string, reads: ReadsAnswer): boolean =>
  kind === 'information' && reads(sId, name);

export function usesInWords(configured: Configured, name: string, reads: ReadsAnswer): string[] {
  const uses = configured.uses.filter((use) => use.name === name);
  return [
    ...(isRead(configured, name, reads) ? [builderTexts.usedBy.policy] : []),
    ...uses.map(({ by, section }) => builderTexts.usedBy[by](section)),
  ];
}

/** What goes unheard once `after` is published, for the question before it is. */
export function lossesInWords(
  configured: Configured,
  after: Pick<Configuration, Words> & { fields: readonly FieldDefinition[] },
  reads: ReadsAnswer,
): string[] {
  const dropped = new Set(answersDropped(configured, after, reads).map(({ name }) => name));
  const lost = new Set([...namesAtRisk(configured.fields, after.fields), ...dropped]);
  return [...lost].flatMap((name) => {
    const label = labelOf(configured.fields, name);
    const isGone = !after.fields.some((field) => field.name === name);
    const begun = configured.uses.filter((use) => isGone && use.name === name && use.by === 'prefill');
    return [
      ...(dropped.has(name) ? [texts.policyLoses(label)] : []),
      ...begun.map(({ section }) => texts.prefillLoses(label, section)),
    ];
  });
}
