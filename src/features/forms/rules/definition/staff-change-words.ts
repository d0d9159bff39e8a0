// What a field of a form is changed to from what, in words, each as one line: for whoever publishes the form or decides on it.
import type { FieldDefinition } from '../../contract.ts';
import { compareTexts, fieldWords, fieldEditorTexts as texts } from '../../texts/staff-forms.ts';
import { kindOf } from '../kind.ts';
import { readParams } from '../plain-rules.ts';
import { isRequired } from '../validate-answers.ts';
import { ruleName, rulesInWords } from './staff-rule-words.ts';

type LabelOf = (name: string) => string;

/** What is said of a field, and the properties that say it. */
type Said = {
  what: string;
  of: (keyof FieldDefinition)[];
  words: (field: FieldDefinition, labelOf: LabelOf) => string;
};

const written = (what: string, key: keyof FieldDefinition): Said => ({
  what,
  of: [key],
  words: (field) => (field[key] === undefined ? '' : `“${String(field[key])}”`),
});

const SAID: readonly Said[] = [
  written(texts.label, 'label'),
  written(texts.sublabel, 'sublabel'),
  written(texts.placeholder, 'placeholder'),
  written(texts.group, 'group'),
  written(texts.checkboxTitle, 'checkboxTitle'),
  written(texts.checkboxDescription, 'checkboxDescription'),
  written(texts.startValue, 'value'),
  written(texts.defaultOption, 'defaultOption'),
  {
    what: texts.options,
    of: ['options'],
    words: ({ options = [] }) => options.map(({ name }) => `“${name}”`).join(', '),
  },
  { what: texts.required, of: ['validations'], words: (field) => (isRequired(field) ? texts.yes : texts.no) },
  {
    what: texts.rules,
    of: ['validations'],
    words: (field) => rulesInWords(field).join(', '),
  },
  {
    what: texts.message,
    of: ['validations'],
    words: (field) =>
      (field.validations ?? [])
        .flatMap((rule) => {
          const { message } = readParams(rule);
          return message === undefined ? [] : [`${ruleName(rule, kindOf(field))}: “${message}”`];
        })
        .join(', '),
  },
  {
    what: texts.conditions,
    of: ['conditionalValidations', 'whenAnswered'],
    words: (field, labelOf) => conditionsInWords(field, labelOf).join(', '),
  },
];

/** One line for each; a property that no words stand for is named as it is. */
export function changesInWords(
  before: FieldDefinition,
  after: FieldDefinition,
  properties: readonly string[],
  labelOf: LabelOf,
): string[] {
  const shown = SAID.flatMap(({ what, of, words }) => {
    const [from, to] = [words(before, labelOf), words(after, labelOf)];
    return from === to
      ? []
      : [{ of, line: fieldWords.fromTo(what, from || fieldWords.nothing, to || fieldWords.nothing) }];
  });
  const isShown = (property: string) => shown.some(({ of }) => of.some((key) => key === property));
  return [...shown.map(({ line }) => line), ...properties.filter((property) => !isShown(property))];
}

/** The conditions under which a field is shown. */
export function conditionsInWords(field: FieldDefinition, labelOf: LabelOf): string[] {
  const { whenAnswered, conditionalValidations = [] } = field;
  const whenAnsweredInWords =
    whenAnswered === undefined ? [] : [fieldWords.whenAnswered(labelOf(whenAnswered))];
  const conditions = conditionalValidations.map(({ when, compareType, value }) =>
    fieldWords.condition(labelOf(when), compareTexts[compareType], valueInWords(value)),
  );
  return [...whenAnsweredInWords, ...conditions];
}

const valueInWords = (value: unknown): string =>
  (Array.isArray(value) ? value : [value]).map((each) => String(each)).join(fieldWords.or);
