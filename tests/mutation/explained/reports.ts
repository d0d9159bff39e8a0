// What can be altered unnoticed in the rules of reports.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/reports/rules/day-series.ts',
    line: 'users: week.at(-1)?.users ?? 0,',
    becomes: ['week.at(-1).users'],
    why: 'A week has a day at least; the compiler alone asks for what would stand for it.',
  },
  {
    file: 'src/features/reports/rules/day-series.ts',
    line: 'defaultRate: week.at(-1)?.defaultRate ?? null,',
    becomes: ['week.at(-1).defaultRate'],
    why: 'A week has a day at least; the compiler alone asks for what would stand for it.',
  },
  {
    file: 'src/features/reports/rules/day-series.ts',
    line: 'par30: week.at(-1)?.par30 ?? null,',
    becomes: ['week.at(-1).par30'],
    why: 'A week has a day at least; the compiler alone asks for what would stand for it.',
  },
  {
    file: 'src/features/reports/rules/report-range.ts',
    line: "const from = readDay(asked.from ?? '');",
    becomes: ['"Stryker was here!"'],
    why: 'Any text will do that is no day.',
  },
  {
    file: 'src/features/reports/rules/report-range.ts',
    line: "const to = readDay(asked.to ?? '');",
    becomes: ['"Stryker was here!"'],
    why: 'Any text will do that is no day.',
  },
  {
    file: 'src/features/reports/rules/report-range.ts',
    line: 'if (!from || !to || to > today) return null;',
    becomes: ['false', '!from && !to'],
    why: 'From what is no day to another there is no number of days, which is refused next.',
  },
  {
    file: 'src/features/reports/rules/report-range.ts',
    line: 'if (from === null || to === null || (from && to && from > to)) return null;',
    becomes: ['true', 'from || to'],
    why: 'A day that was not asked for stands neither before nor behind another; the compiler alone asks first.',
  },
  {
    file: 'src/features/reports/rules/timeline-kinds.ts',
    line: "const [area = ''] = happening.split('.');",
    becomes: ['"Stryker was here!"'],
    why: 'A text that is split has a first part; the compiler alone asks for what would stand for it.',
  },
  {
    file: 'src/features/reports/rules/timeline-kinds.ts',
    line: ': { areas: kind ? Object.values(AREAS).flat() : [], isAllBut: true }),',
    becomes: ['["Stryker was here"]'],
    why: 'All but an area that there is not is everything too.',
  },
  {
    file: 'src/features/reports/rules/variables.ts',
    line: '} catch {',
    becomes: ['{}'],
    why: 'What could not be read stays undefined, and is no object, which is asked next.',
  },
];
