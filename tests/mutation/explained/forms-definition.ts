// What can be altered unnoticed in the rules of forms/definition.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/forms/rules/definition/diff-definitions.ts',
    line: 'return before.length === after.length && !isReordered && [added, removed, changed].every(isEmpty);',
    becomes: ['true'],
    why: 'Where one list is longer, a field came or went, or one name stands in it twice, which is another order.',
  },
  {
    file: 'src/features/forms/rules/definition/diff-definitions.ts',
    line: "typeof inner === 'object' && inner !== null && !Array.isArray(inner)",
    becomes: ['true'],
    why: 'Nothing stands nowhere in a definition: its contract knows texts, figures and boxes.',
  },
  {
    file: 'src/features/forms/rules/definition/diff-definitions.ts',
    line: '? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))',
    becomes: ['a <= b', 'a >= b'],
    why: 'Any order will do that is the same for both, and no name stands twice in an object.',
  },
  {
    file: 'src/features/forms/rules/definition/edit-fields.ts',
    line: 'fields.filter(({ conditionalValidations = [] }) =>',
    becomes: ['["Stryker was here"]'],
    why: 'A text in place of a condition looks at no field.',
  },
  {
    file: 'src/features/forms/rules/definition/json-text.ts',
    line: "return { line: before.length, column: (before.at(-1) ?? '').length + 1 };",
    becomes: ['"Stryker was here!"'],
    why: 'A text that is split has a last part; the compiler alone asks for what would stand for it.',
  },
  {
    file: 'src/features/forms/rules/definition/json-text.ts',
    line: 'return this.at === this.text.length;',
    becomes: ['false'],
    why: 'The end is asked for only after all of the text was read, and then the place reached is its length.',
  },
  {
    file: 'src/features/forms/rules/definition/kinds-of-field.ts',
    line: 'type !== undefined && fits({ type, params }) ? { ...condition, type, params } : condition,',
    becomes: ['true'],
    why: 'No rule of no type fits; the compiler alone asks first.',
  },
  {
    file: 'src/features/forms/rules/definition/kinds-of-field.ts',
    line: 'const kept = (field.validations ?? []).filter(fits);',
    becomes: ['["Stryker was here"]'],
    why: 'A text in place of a rule fits no kind, so it is not kept.',
  },
  {
    file: 'src/features/forms/rules/definition/read-definition.ts',
    line: "typeof value === 'string' && words.includes(value) ? [] : [[place, texts.notOneOf(words.join(', '))]];",
    becomes: ['true'],
    why: 'What is no text is none of the words; the compiler alone asks first.',
  },
  {
    file: 'src/features/forms/rules/definition/read-definition.ts',
    line: "if (typeof value !== 'number' || !Number.isFinite(value)) return [[place, texts.notNumber]];",
    becomes: ['false'],
    why: 'What is no number is no finite one either; the compiler alone asks first.',
  },
  {
    file: 'src/features/forms/rules/definition/rule-choices.ts',
    line: "const isCount = (kind: Kind): boolean => kind !== 'number' && kind !== 'day';",
    becomes: ['true', '""'],
    why: 'Days are asked for before, so a day never gets here; said for the reader.',
  },
];
