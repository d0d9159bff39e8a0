// What an edit of a section words or limits otherwise, each text and the rules of each answer as they are and as they would be, for whoever confirms it.
import type { FieldDefinition } from '#features/forms/contract.ts';
import { ruleInWords } from '#features/forms/rules/definition/staff-rule-words.ts';
import { kindOf } from '#features/forms/rules/kind.ts';

type Words = { name: string; title: string; description: string };
type Form = Words & { fields: readonly FieldDefinition[] };

const OF_SECTION = ['name', 'title', 'description'] as const;
const OF_FIELD = [
  ...(['group', 'label', 'sublabel', 'placeholder'] as const),
  ...(['checkboxTitle', 'checkboxDescription', 'defaultOption'] as const),
] as const;

export type WordsPart = (typeof OF_SECTION)[number] | (typeof OF_FIELD)[number] | 'options' | 'rules';

/** One text that changes. `of` is the label that the field has now; null for the section itself. An empty text is null. */
export type WordsChange = {
  of: string | null;
  part: WordsPart;
  before: string | null;
  after: string | null;
};

/** The texts that an edit changes: of the section first, then of the fields that stay, in their order. Fields that come or go are listed elsewhere. */
export function wordsChanged(before: Form, after: Form): WordsChange[] {
  const ofSection = OF_SECTION.flatMap((part) => change(null, part, before[part], after[part]));
  const ofFields = before.fields.flatMap((field) => {
    const now = after.fields.find(({ name }) => name === field.name);
    if (!now) return [];
    return [
      ...OF_FIELD.flatMap((part) => change(field.label, part, field[part], now[part])),
      ...change(field.label, 'options', choicesIn(field), choicesIn(now)),
      ...change(field.label, 'rules', rulesIn(field), rulesIn(now)),
    ];
  });
  return [...ofSection, ...ofFields];
}

const choicesIn = ({ options }: FieldDefinition): string | undefined =>
  options?.map(({ name }) => name).join(' · ');

const rulesIn = (field: FieldDefinition): string =>
  (field.validations ?? []).map((rule) => ruleInWords(rule, kindOf(field))).join(' · ');

function change(of: string | null, part: WordsPart, before?: string, after?: string): WordsChange[] {
  const [was, is] = [before?.trim() || null, after?.trim() || null];
  return was === is ? [] : [{ of, part, before: was, after: is }];
}
