// Tables that one feature alone writes, whatever the way: what happened is told there and nowhere else.
import { isTestFile, type Sources } from './house-imports.ts';

/** By table: the folder whose files may write it. */
const WRITERS: Record<string, string> = {
  activities: 'src/features/activity/server/',
  audit_entries: 'src/features/audit/server/',
};

/** Every statement outside, one sentence each. The demo and the benchmarks fill an empty database row by row. */
export const writerFaults = (sources: Sources): string[] =>
  [...sources]
    .filter(([path]) => /^src\/(features|platform)\/.*\.tsx?$/.test(path) && !isTestFile(path))
    .flatMap(([path, source]) =>
      Object.entries(WRITERS)
        .filter(([table, owner]) => !path.startsWith(owner) && writes(source, table))
        .map(([table, owner]) => `${path}: writes ${table}, which is for ${owner} alone`),
    );

const writes = (source: string, table: string): boolean =>
  new RegExp(
    String.raw`\b(insert\s+into|update|delete\s+from|truncate|copy|merge\s+into)\s+(only\s+)?"?${table}\b` +
      String.raw`|\b(insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*['"\`]${table}\b`,
    'i',
  ).test(source);
