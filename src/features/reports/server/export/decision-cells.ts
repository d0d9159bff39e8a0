// The cells of a decision for an analyst: what it looked at, what it said, and what became of it. No name, and nothing of sex or parish.

import { type RawBuilder, sql } from 'kysely';
import { payoutStands } from '#features/loans/rules-in-sql/standing.ts';
import type { ExportColumn } from '../../rules/export-columns.ts';
import { day, dollars, moment, percent } from './cells.ts';

const input = (path: string) => sql`r.inputs #>> ${sql.lit(`{${path}}`)}`;
const inputNumber = (path: string) => sql`(r.inputs #>> ${sql.lit(`{${path}}`)})::float8`;
const inputDollars = (name: string) =>
  sql`to_char((r.inputs ->> ${sql.lit(name)})::numeric / 100.0, 'FM9999999999990.00')`;
const points = (factor: string) => sql`(select (f ->> 'points')::int
  from jsonb_array_elements(coalesce(r.outcome -> 'factors', '[]'::jsonb)) f where f ->> 'factor' = ${sql.lit(factor)} limit 1)`;

export const DECISION: Record<ExportColumn<'Decision'>, RawBuilder<unknown>> = {
  id: sql`r.id`,
  accountId: sql`r.account_id`,
  created: moment('r.created_at'),
  infoStatus: sql`r.model`,
  policyVersion: sql`r.policy_version`,
  challenge: sql`(select c.challenge from challenge_decisions c where c.decision_id = r.id)`,
  arm: sql`(select c.arm from challenge_decisions c where c.decision_id = r.id)`,
  status: sql`case when r.approved then 'Offered' else 'Declined' end`,
  score: sql`r.score`,
  grade: sql`nullif(r.grade, '')`,
  loanAmount: dollars('r.max_amount_cents'),
  interestRate: percent('r.rate_monthly_bps'),
  term: sql`r.term_months`,
  declines: sql`(select string_agg(d, ' ') from jsonb_array_elements_text(coalesce(r.outcome -> 'declines', '[]'::jsonb)) d)`,
  birthDay: input('birthDay'),
  emailVerified: input('emailVerified'),
  loanStanding: input('loanStanding'),
  sectionsRequired: inputNumber('sections,required'),
  sectionsSubmitted: inputNumber('sections,submitted'),
  sectionsVerified: inputNumber('sections,verified'),
  instalmentsDue: inputNumber('repayments,instalmentsDue'),
  worstDaysLateBefore: inputNumber('repayments,worstDaysLate'),
  income: inputDollars('incomeCents'),
  expenses: inputDollars('expensesCents'),
  debtPayments: inputDollars('debtPaymentsCents'),
  employmentStatus: input('employmentStatus'),
  monthsInJob: inputNumber('monthsInJob'),
  creditHistory: input('creditHistory'),
  monthsWithBank: inputNumber('monthsWithBank'),
  pointsDebtService: points('debtService'),
  pointsFreeCashFlow: points('freeCashFlow'),
  pointsEmployment: points('employment'),
  pointsTimeInJob: points('timeInJob'),
  pointsCreditHistory: points('creditHistory'),
  pointsBanking: points('banking'),
  pointsSectionsVerified: points('sectionsVerified'),
  pointsRepaymentRecord: points('repaymentRecord'),
  applicationStatus: sql`p.status`,
  number: sql`l.number`,
  lent: dollars('l.amount_cents'),
  disbursed: day('l.disbursed_on'),
  loanState: sql`l.state`,
  worstDaysLate: sql`l.worst_days_late`,
  inDefault: day('l.defaulted_on'),
  writtenOff: day('l.written_off_on'),
  writtenOffAmount: dollars('l.written_off_cents'),
};

/** Joins the application made from a decision, found among those of its person, and the loan that was paid out on that. */
export const WHAT_BECAME_OF_IT = sql`
  left join lateral (select a.id, a.status from applications a
    where a.account_id = r.account_id and a.decision_id = r.id order by a.created_at desc, a.id desc limit 1) p on true
  left join loans l on l.application_id = p.id and ${payoutStands('l')}`;
