// Applications for our own loans that wait for a verdict, and signed agreements whose money waits, as queues of the staff.
import { type RawBuilder, sql } from 'kysely';
import { oneHandWith } from '#features/casework/rules-in-sql/second-person.ts';
import type { Candidate, QueueSource } from '#features/casework/server/source.ts';
import { payoutStands } from '#features/loans/rules-in-sql/standing.ts';
import { visibleStatus } from '#platform/server/database/withheld.ts';
import type { Actor } from '#shared/actor.ts';
import { isSigned } from '../rules-in-sql/agreement-state.ts';
import { hasApproved } from '../rules-in-sql/has-approved.ts';
import { visiblePayable } from './agreement/visible-payable.ts';

/** A section was handed back, and its owner has not sent it again. With a limit it is asked row by row: of all people at once it reads whole tables. */
const isHandedBack = (
  officer: Actor,
) => sql`(select true from submissions back where back.account_id = p.account_id
  and ${visibleStatus(officer, 'back')} = 'Rejected' limit 1) is true`;

/** Who looks after the borrower; `entries` names the open rows of theirs by `sent`. */
const managerOf = (entries: RawBuilder<unknown>): Candidate => ({
  officer: sql`(select sender.assigned_to from accounts sender where sender.id = p.account_id)`,
  entriesOf: (officer) =>
    sql`select sent.id from accounts sender join ${entries} where sender.assigned_to = ${officer} and sent.account_id = sender.id`,
});

export const applicationQueue: QueueSource = {
  queue: 'Applications',
  table: 'applications',
  waiting: (officer) => ({
    rows: sql`from applications p where p.status = 'Pending'`,
    id: sql`p.id`,
    entered: sql`p.created_at`,
    personId: sql`p.account_id`,
    candidates: [managerOf(sql`applications sent on sent.status = 'Pending'`)],
    mayHave: (officerId) => sql`p.first_approved_by is distinct from ${officerId}`,
    forBorrower: isHandedBack(officer),
    forSecondPerson: sql`p.first_approved_by is not null`,
    askedBy: sql`p.first_approved_by`,
  }),
  keptCount: sql`coalesce(sum(applications), 0)::int from application_totals where status = 'Pending'`,
  decided: {
    rows: sql`from applications p where p.decided_at is not null and p.partner_id is null`,
    id: sql`p.id`,
    entered: sql`p.created_at`,
    at: sql`p.decided_at`,
    by: sql`p.decided_by`,
    personId: sql`p.account_id`,
    verdict: sql`p.status`,
    // With a limit both are asked row by row.
    overturned: sql`((select true from agreements undone where undone.application_id = p.id and undone.cancelled_by is not null limit 1) is true
      or (select true from second_looks twice where twice.application_id = p.id and twice.finding = 'Second' limit 1) is true)`,
  },
};

/** Whoever approved a loan, or is one hand with who did, does not hand over its money. */
const approvedBy = (officer: string | RawBuilder<unknown>, now: Date) =>
  sql`exists (select from applications asked where asked.id = p.application_id and ${hasApproved('asked', oneHandWith(officer, now))})`;

const managerOfSigned = managerOf(sql`agreements sent on ${isSigned('sent')} and sent.paid_on is null`);

const managerWhoPays = (now: Date): Candidate => ({
  ...managerOfSigned,
  officer: sql`(select sender.assigned_to from accounts sender where sender.id = p.account_id
    and not ${approvedBy(sql`sender.assigned_to`, now)})`,
});

export const payoutQueue: QueueSource = {
  queue: 'Payouts',
  table: 'agreements',
  waiting: (officer, now) => ({
    rows: sql`from agreements p where ${isSigned('p')} and p.paid_on is null and p.erased_at is null`,
    id: sql`p.id`,
    recordId: sql`p.application_id`,
    entered: sql`coalesce(${visiblePayable(officer, 'p')}, p.signed_at)`,
    personId: sql`p.account_id`,
    candidates: [managerWhoPays(now)],
    mayHave: (officerId) => sql`not ${approvedBy(officerId, now)}`,
    // While something has to be verified first, the 24 hours have not begun.
    forBorrower: sql`${visiblePayable(officer, 'p')} is null`,
  }),
  decided: {
    rows: sql`from loans l join agreements p on p.application_id = l.application_id where l.disbursed_by is not null`,
    id: sql`p.id`,
    recordId: sql`p.application_id`,
    entered: sql`coalesce(p.payable_at, p.signed_at)`,
    at: sql`l.created_at`,
    by: sql`l.disbursed_by`,
    personId: sql`l.account_id`,
    verdict: sql`'Paid'`,
    overturned: sql`not ${payoutStands('l')}`,
  },
};
