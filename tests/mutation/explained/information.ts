// What can be altered unnoticed in the rules of information.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/information/rules/form-settings.ts',
    line: 'const present: Record<string, unknown> = { ...configurationJson(like, []) };',
    becomes: ['["Stryker was here"]'],
    why: 'Only that fields are a list is asked of it, not which.',
  },
  {
    file: 'src/features/information/rules/form-settings.ts',
    line: "const kindOfValue = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);",
    becomes: ['""'],
    why: 'Any word will do that is no kind of value.',
  },
  {
    file: 'src/features/information/rules/progress.ts',
    line: 'own.filter(({ userStatus }) => userStatus !== null && wanted.includes(userStatus)).length;',
    becomes: ['true'],
    why: 'Nothing is never among the states that are counted; the compiler alone asks first.',
  },
  {
    file: 'src/features/information/rules/shared-answers.ts',
    line: 'verificationSchema.fields.flatMap(({ whenAnswered, conditionalValidations = [] }) => [',
    becomes: ['["Stryker was here"]'],
    why: 'A text in place of a condition looks at no answer.',
  },
  {
    file: 'src/features/information/rules/shared-answers.ts',
    line: 'const answer = asking && given[asking]?.[name];',
    becomes: ['given[asking][name]'],
    why: 'The section was found because its answers are given; the compiler alone asks again.',
  },
  {
    file: 'src/features/information/rules/uses-of-answers.ts',
    line: "verificationSchema.fields[Number(place.split('.')[1])]?.label ?? '';",
    becomes: ['"Stryker was here!"', "verificationSchema.fields[Number(place.split('.')[1])].label"],
    why: 'An edit of other fields brings faults to single documents alone, never to all of them; the compiler alone asks for the rest.',
  },
  {
    file: 'src/features/information/rules/uses-of-answers.ts',
    line: 'const names = fields.flatMap(({ whenAnswered, conditionalValidations = [] }) => [',
    becomes: ['["Stryker was here"]'],
    why: 'A text in place of a condition looks at no answer.',
  },
  {
    file: 'src/features/information/rules/uses-of-answers.ts',
    line: 'const shared = sharedFieldsOf(sections.map((other) => (other._id === _id ? { ...other, fields } : other)));',
    becomes: ['{}'],
    why: 'What the edited section asks for itself is left out of the shared answers on the next line; with it or without it they are the same.',
  },
];
