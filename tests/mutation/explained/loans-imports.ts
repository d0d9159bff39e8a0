// What can be altered unnoticed in the rules of loans/imports.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/loans/rules/imports/validate-rows.ts',
    line: 'const { loan = null, recorded = null, isRepeated = false } = known[place] ?? {};',
    becomes: ['true'],
    why: 'Of what nothing is known of there is no loan, which is said first.',
  },
  {
    file: 'src/features/loans/rules/imports/validate-rows.ts',
    line: 'if (!loan || reference === null || amountCents === null || receivedOn === null)',
    becomes: ['false'],
    why: 'A row without a fault has all of them; the compiler alone asks.',
  },
  {
    file: 'src/features/loans/rules/imports/read-heading.ts',
    line: "const plain = (name: string): string => name.replace(/\\s+/g, ' ').trim().toLowerCase();",
    becomes: ["name.replace(/\\s+/g, ' ').trim().toUpperCase()"],
    why: 'Both names are brought to one case, to either.',
  },
  {
    file: 'src/features/loans/rules/imports/read-row.ts',
    line: "const [, whole = '', decimals = ''] =",
    becomes: ['"Stryker was here!"'],
    why: 'Any text will do that is no figure: what comes of it is not above nothing.',
  },
  {
    file: 'src/features/loans/rules/imports/read-row.ts',
    line: '/^\\$? ?(\\d{1,12}|\\d{1,3}(?:,\\d{3}){1,3})(?:\\.(\\d{1,2}))?$/.exec(text) ?? [];',
    becomes: ['["Stryker was here"]'],
    why: 'Only what stands behind the first place is read of what was found.',
  },
  {
    file: 'src/features/loans/rules/imports/read-row.ts',
    line: "const text = place === null ? '' : (cells[place] ?? '');",
    becomes: ['false'],
    why: 'At no place stands nothing; the compiler alone asks first.',
  },
  {
    file: 'src/features/loans/rules/imports/read-row.ts',
    line: "if (whole === '') return null;",
    becomes: ['false', '"Stryker was here!"'],
    why: 'Of no figures comes nothing, and what is not above nothing is refused as well.',
  },
  {
    file: 'src/features/loans/rules/imports/read-row.ts',
    line: 'const [, date, month, year] = /^(\\d{2})\\/(\\d{2})\\/(\\d{4})$/.exec(text) ?? [];',
    becomes: ['["Stryker was here"]'],
    why: 'Only what stands behind the first place is read of what was found.',
  },
];
