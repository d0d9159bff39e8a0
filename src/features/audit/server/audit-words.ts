// What the audit log calls each action: the words of every feature, and those of the audit log itself.
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { auditTexts } from '../texts/staff-audit.ts';
import { SEARCHED } from './record-search.ts';

/** The words of each action, by its name as the features declare it. */
export type AuditWords = ReadonlyMap<string, string>;

export const withOwnWords = (ofFeatures: AuditWords): AuditWords =>
  new Map([...ofFeatures, [SEARCHED, auditTexts.searched]]);

export const listActions = (words: AuditWords) => async (_work: Work<Actor>) => ({
  actions: [...words]
    .map(([action, what]) => ({ action, what }))
    .toSorted((one, other) => one.what.localeCompare(other.what)),
});
