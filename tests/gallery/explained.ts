// Findings that are no faults, each with its reason; nothing else is passed over.
import type { Finding } from './rules/finding.ts';

type Explained = { rule: string; where: RegExp; reason: string };

const EXPLAINED: readonly Explained[] = [];

export const isExplained = (finding: Finding): boolean =>
  EXPLAINED.some(
    ({ rule, where }) => finding.rule === rule && (where.test(finding.where) || where.test(finding.says)),
  );
