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
];
