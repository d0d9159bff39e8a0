// Holds the words of the audit log to the program: whatever it declares to happen is in the list of those who read, and every kind of record is named.
import { expect, it } from 'vitest';
import { happenings } from '#app/server/happenings.ts';
import { recordMoments, recordNames } from '#app/server/record-names.ts';
import { auditKinds } from '#features/audit/texts/staff-audit.ts';
import { newId } from '#shared/id.ts';
import { NAMED_BY_ENTRY, NAMED_BY_PERSON, ONLY_ONE } from './support/audit-names.ts';

const modules = import.meta.glob<Record<string, { name: string }>>(
  '../src/features/*/server/*happenings.ts',
  {
    eager: true,
  },
);

it('lists every happening that a feature declares', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(15);
  const declared = Object.values(modules).flatMap((module) => Object.values(module));
  expect(declared.map(({ name }) => name).toSorted()).toEqual([...happenings.keys()].toSorted());
});

it('has words for every kind of record', () => {
  const kinds = [...happenings.values()].flatMap(({ audit }) => audit?.subject ?? []);
  expect(kinds.filter((kind) => !(kind in auditKinds))).toEqual([]);
});

it('knows how each kind of record is named in its lines, in one way', () => {
  const reader = { id: newId<'accounts'>(), userType: 'Admin' } as Parameters<typeof recordNames>[0];
  const byTable = new Set([...Object.keys(recordNames(reader)), ...Object.keys(recordMoments)]);
  const ways = [byTable, NAMED_BY_ENTRY, NAMED_BY_PERSON, ONLY_ONE];
  const count = (kind: string) => ways.filter((way) => way.has(kind)).length;
  expect(Object.keys(auditKinds).filter((kind) => count(kind) !== 1)).toEqual([]);
  expect(ways.flatMap((way) => [...way]).filter((kind) => !(kind in auditKinds))).toEqual([]);
});

it('words every happening for whoever reads of it', () => {
  const wordless = [...happenings.values()].filter(
    ({ audit, bell }) => !(audit ? audit.words.audit : bell?.action),
  );
  expect(wordless).toEqual([]);
});
