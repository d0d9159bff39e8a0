// One complaint for staff, with everything that was done about it.

import { type RawBuilder, sql } from 'kysely';
import { personIn } from '#features/accounts/server/store.ts';
import { isBlind } from '#platform/server/database/withheld.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { complaintDeskEndpoints, DeskComplaint } from '../../contract/desk.ts';
import { isSeenBy } from '../../rules/complaint.ts';
import { SHOWN_COLUMNS, shownOnWire } from '../on-wire.ts';
import { senderOf } from './list-complaints.ts';

export async function showComplaint(
  work: Work<Actor>,
  { params }: Received<typeof complaintDeskEndpoints, 'GET /api/complaints/desk/:id'>,
): Promise<DeskComplaint> {
  const row = await work.db
    .selectFrom('complaints as c')
    .leftJoin('loans as l', 'l.id', 'c.loan_id')
    .select(SHOWN_COLUMNS.map((column) => `c.${column}` as const))
    .select(['c.account_id', 'c.name', 'c.email as visitor_email', 'c.owner_id', 'c.for_admin'])
    .select(['c.loan_id', 'c.application_id', 'c.escalated_from', 'l.number as loan_number'])
    .select([personIn('c.account_id').as('sender'), personIn('c.owner_id').as('owner')])
    .select(personIn('c.escalated_from').as('escalatedFrom'))
    .select(isFindingWithheld(work.actor).as('is_withheld'))
    .where('c.id', '=', params.id)
    .executeTakeFirst();
  if (!row || !isSeenBy(work.actor, { isForAdmins: row.for_admin })) return refuse('request.not_found');
  const steps = await work.db
    .selectFrom('complaint_steps as p')
    .select(['p.kind', 'p.words', 'p.created_at', 'p.by_id', personIn('p.by_id').as('by')])
    .where('p.complaint_id', '=', params.id)
    .orderBy('p.id')
    .execute();
  return {
    ...shownOnWire(row, work.now),
    ...(row.is_withheld ? { outcome: null } : {}),
    isWithheld: row.is_withheld,
    from: senderOf({ ...row, sender_name: row.sender?.fullName ?? null }),
    email: row.visitor_email ?? row.sender?.email ?? null,
    owner: row.owner,
    isForAdmins: row.for_admin,
    about: aboutOf(row),
    escalatedFrom: row.escalatedFrom,
    steps: steps.map((step) => ({
      ...{ kind: step.kind, words: row.is_withheld && step.kind === 'Answered' ? '' : step.words },
      ...{ at: step.created_at.toISOString() },
      by: step.by_id === row.account_id ? null : (step.by?.fullName ?? null),
    })),
  };
}

/** What was found, and answered, while the reader may be the one who says it a second time, blind. */
const isFindingWithheld = (reader: Actor): RawBuilder<boolean> =>
  isBlind(reader)
    ? sql<boolean>`exists (select from second_looks l where l.complaint_id = c.id and l.second_by is null and l.first_by <> ${reader.id})`
    : sql<boolean>`false`;

type Named = { loan_id: string | null; loan_number: string | null; application_id: string | null };

function aboutOf({ loan_id, loan_number, application_id }: Named): DeskComplaint['about'] {
  if (loan_id !== null) return { name: loan_number ?? '', link: `/admin/portfolio/${loan_id}` };
  return application_id === null ? null : { name: application_id, link: `/admin/loans/${application_id}` };
}
