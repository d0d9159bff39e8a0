// What can be altered unnoticed in the rules of partners.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/partners/rules/decide-lender.ts',
    line: "if (revokedFrom === null || mayLogIn(revokedFrom)) return 'Reactivated';",
    becomes: ['false'],
    why: 'Nothing is no status that closes an account; the compiler alone asks first.',
  },
  {
    file: 'src/features/partners/rules/picture-error.ts',
    line: "const extension = name.split('.').pop()?.toLowerCase();",
    becomes: ["name.split('.').pop().toLowerCase"],
    why: 'A name that is split has a last part; the compiler alone asks for what would stand for it.',
  },
];
