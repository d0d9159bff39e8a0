// For the tests of demo people: the sections and the policy that the product ships with, without a database.

import { defaultPolicy } from '#features/decisions/defaults/policy.ts';
import { defaultSections } from '#features/information/defaults/default-sections.ts';
import type { StoredSection } from '#features/information/server/catalogue.ts';
import type { Day } from '#shared/calendar.ts';
import { asId } from '#tests/support/ids.ts';
import type { Desk } from './papers/desk.ts';
import type { DemoWorld } from './people/plan.ts';

const idOf = (number: number): string => `00000000-0000-7000-9000-${String(number).padStart(12, '0')}`;

const sections: StoredSection[] = defaultSections.map((section, index) => ({
  ...section,
  _id: asId(idOf(10 * index)),
  version: asId(idOf(10 * index + 1)),
  tags: [...section.tags],
  status: 'Active',
  isHidden: false,
  disablePossible: true,
  startDate: null,
  verificationSchema: {
    ...section.verificationSchema,
    _id: asId(idOf(10 * index + 2)),
    version: asId(idOf(10 * index + 3)),
    name: section.name,
    status: 'Active',
  },
}));

export const worldOf = (seed: string, today = '2026-03-10' as Day): DemoWorld => ({
  seed,
  today,
  sections,
  policy: defaultPolicy,
  passwordHash: 'kept by nobody',
  staffIds: [asId<'accounts'>(idOf(9_001)), asId<'accounts'>(idOf(9_002))],
});

/** Hands out documents that are described and not drawn. */
export const describingDesk: Desk = {
  hand: async (_owner, use) => ({
    id: use.file_id,
    name: 'paper.pdf',
    type: 'application/pdf',
    sizeBytes: 1_000,
  }),
};
