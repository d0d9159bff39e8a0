// What can be altered unnoticed in the rules of decisions.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/decisions/rules/policy/canonical.ts',
    line: 'const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));',
    becomes: ['one <= other'],
    why: 'No two members of an object have the same name.',
  },
  {
    file: 'src/features/decisions/rules/policy/policy-changes.ts',
    line: 'const was = earlier.find((group) => group.key === key)?.figures ?? [];',
    becomes: ['["Stryker was here"]', 'earlier.find(group => group.key === key).figures'],
    why: 'Every policy has every group; the compiler alone asks for what would stand for one.',
  },
  {
    file: 'src/features/decisions/rules/policy/policy-changes.ts',
    line: 'label: (now ?? old)?.label ?? place,',
    becomes: ['(now ?? old).label'],
    why: 'A place is that of a figure in one of the two policies.',
  },
  {
    file: 'src/features/decisions/rules/decide.ts',
    line: 'const birth = inputs.birthDay === null ? null : readDay(inputs.birthDay);',
    becomes: ['false'],
    why: 'Nothing is no day; the compiler alone asks first.',
  },
  {
    file: 'src/features/decisions/rules/describe-inputs.ts',
    line: 'const birth = text === null ? null : readDay(text);',
    becomes: ['false'],
    why: 'Nothing is no day; the compiler alone asks first.',
  },
  {
    file: 'src/features/decisions/rules/names-read.ts',
    line: 'const number = Number(/^debt_(\\d{1,2})_/.exec(name)?.[1] ?? 0);',
    becomes: ['/debt_(\\d{1,2})_/'],
    why: 'The whole name is compared with those of the debt, so what stands before it makes it none of them.',
  },
  {
    file: 'src/features/decisions/rules/names-read.ts',
    line: 'expenses: [],',
    becomes: ['["Stryker was here"]'],
    why: 'No field of a form is called like it; of expenses all names with one beginning are read.',
  },
  {
    file: 'src/features/decisions/rules/policy-errors.ts',
    line: 'figures.every((figure, index) => index === 0 || figure >= (figures[index - 1] ?? 0));',
    becomes: ['false'],
    why: 'No figure of a policy is below nothing, which its contract asks, so the first is never below what is before it.',
  },
  {
    file: 'src/features/decisions/rules/read-answers.ts',
    line: 'return amountCents === null || frequency === null || !isFrequency(frequency)',
    becomes: ['false'],
    why: 'Nothing is no frequency; the compiler alone asks first.',
  },
  {
    file: 'src/features/decisions/rules/read-answers.ts',
    line: "const day = readDay(readText(section, name) ?? '');",
    becomes: ['"Stryker was here!"'],
    why: 'Any text will do that is no day.',
  },
];
