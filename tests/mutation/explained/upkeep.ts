// What can be altered unnoticed in the rules of upkeep.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/upkeep/rules/redacted-job.ts',
    line: "Object.values(payload !== null && typeof payload === 'object' ? payload : {})",
    becomes: ['true'],
    why: 'What is no object has single signs for its parts, if any, and none of them is an id.',
  },
  {
    file: 'src/features/upkeep/rules/when-it-runs.ts',
    line: "const [minute = '', hour = '', date = '', month = '', weekday = ''] = cron.split(' ');",
    becomes: ['"Stryker was here!"'],
    why: 'What is missing is neither a figure nor an asterisk, whatever stands for it.',
  },
];
