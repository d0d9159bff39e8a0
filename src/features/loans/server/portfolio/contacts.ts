// Notes of contacts as they are read: who wrote them, and what became of what was promised.
import { sql } from 'kysely';
import { type Day, dayOf } from '#shared/calendar.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import type { ContactKind, LoanContact } from '../../contract/portfolio.ts';
import { promiseState } from '../../rules/portfolio/promise.ts';

/** A note as JSON, of the row `c` of loan_contacts; with what was received from its day to the promised one. */
export const CONTACT = sql`json_build_object('id', c.id, 'kind', c.kind, 'outcome', c.outcome, 'createdAt', c.created_at,
  'promisedOn', c.promised_on, 'promisedCents', c.promised_cents, 'byId', c.recorded_by,
  'byName', (select b.first_name || ' ' || b.last_name from accounts b where b.id = c.recorded_by),
  'paidCents', (select coalesce(sum(e.amount_cents), 0)::bigint from loan_entries e where e.loan_id = c.loan_id and e.kind = 'Repayment'
    and e.effective_on between jamaica_day(c.created_at) and c.promised_on and not exists (select from loan_entries r where r.reverses = e.id)))`;

export type KeptContact = {
  id: string;
  kind: ContactKind;
  outcome: string;
  createdAt: string;
  promisedOn: Day | null;
  promisedCents: number | null;
  byId: string;
  byName: string;
  paidCents: number;
};

export const contactOnWire = (contact: KeptContact, now: Date): LoanContact => ({
  _id: contact.id,
  kind: contact.kind,
  outcome: contact.outcome,
  created: new Date(contact.createdAt).toISOString(),
  by: { _id: contact.byId, fullName: contact.byName },
  promise: promiseOf(contact, dayOf(now)),
});

function promiseOf(
  { promisedOn, promisedCents, paidCents }: KeptContact,
  today: Day,
): LoanContact['promise'] {
  if (promisedOn === null) return null;
  const promised = promisedCents === null ? null : cents(promisedCents);
  return {
    on: promisedOn,
    amount: promised && centsToDollars(promised),
    state: promiseState({ promisedOn, promisedCents: promised, paidCents: cents(paidCents) }, today),
  };
}
