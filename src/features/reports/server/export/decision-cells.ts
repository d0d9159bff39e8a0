// The cells of a decision for an analyst: what it looked at, what it said, and what became of it. No name; sex and parish, which no decision looks at, to compare groups.

import { type RawBuilder, sql } from 'kysely';
import { payoutStands } from '#features/loans/rules-in-sql/standing.ts';
import type { ExportColumn } from '../../rules/export-columns.ts';
import { personAnswers } from '../score/read-cases.ts';
import { day, dollars, moment, percent } from './cells.ts';

const input = (path: string) => sql`r.inputs #>> ${sql.lit(`{${path}}`)}`;
const inputNumber = (path: string) => sql`(r.inputs #>> ${sql.lit(`{${path}}`)})::float8`;
const inputYes = (path: string) =>
  sql`case when (r.inputs #>> ${sql.lit(`{${path}}`)})::boolean then 'Yes' else 'No' end`;
const inputDollars = (name: string) =>
  sql`to_char((r.inputs ->> ${sql.lit(name)})::numeric / 100.0, 'FM9999999999990.00')`;
const RUNNING = sql`coalesce((r.inputs ->> 'runningLoansCents')::numeric, 0)`;
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
  age: sql`case when r.inputs ->> 'birthDay' ~ '^\\d{4}-\\d{2}-\\d{2}$' then
    left(r.outcome ->> 'decidedOn', 4)::int - left(r.inputs ->> 'birthDay', 4)::int
      - case when right(r.outcome ->> 'decidedOn', 5) < right(r.inputs ->> 'birthDay', 5) then 1 else 0 end end`,
  emailVerified: input('emailVerified'),
  loanStanding: input('loanStanding'),
  sectionsRequired: inputNumber('sections,required'),
  sectionsSubmitted: inputNumber('sections,submitted'),
  sectionsVerified: inputNumber('sections,verified'),
  // The larger of the two shares counts: that of the present sections, or that of the sections for the first loan.
  shareVerified: sql`round(least(1, greatest(
    (r.inputs #>> '{sections,verified}')::numeric / nullif((r.inputs #>> '{sections,required}')::numeric, 0),
    (r.inputs #>> '{sections,carried,verified}')::numeric / nullif((r.inputs #>> '{sections,carried,required}')::numeric, 0))), 4)::float8`,
  instalmentsDue: inputNumber('repayments,instalmentsDue'),
  worstDaysLateBefore: inputNumber('repayments,worstDaysLate'),
  worstDaysLateEarlier: inputNumber('repayments,earlier,worstDaysLate'),
  income: inputDollars('incomeCents'),
  expenses: inputDollars('expensesCents'),
  // All that counted: what was told, and what our own books said besides.
  debtPayments: sql`to_char(((r.inputs ->> 'debtPaymentsCents')::numeric + ${RUNNING}) / 100.0, 'FM9999999999990.00')`,
  runningLoans: sql`to_char(${RUNNING} / 100.0, 'FM9999999999990.00')`,
  employmentStatus: input('employmentStatus'),
  monthsInJob: inputNumber('monthsInJob'),
  creditHistory: input('creditHistory'),
  overdueElsewhere: inputYes('adverse,overdueElsewhere'),
  defaultElsewhere: inputYes('adverse,defaultElsewhere'),
  ownDefaultMonths: inputNumber('adverse,ownDefaultMonths'),
  bankruptcy: input('adverse,bankruptcy'),
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
  promoCode: sql`(select a.promo_code from accounts a where a.id = r.account_id)`,
  sex: sql`s.answers ->> 'gender'`,
  parish: sql`s.answers ->> 'parish'`,
};

/** Joins the application made from a decision, found among those of its person, the loan that was paid out on that, and what the person answered of themselves. */
export const WHAT_BECAME_OF_IT = sql`
  left join lateral (select a.id, a.status from applications a
    where a.account_id = r.account_id and a.decision_id = r.id order by a.created_at desc, a.id desc limit 1) p on true
  left join loans l on l.application_id = p.id and ${payoutStands('l')}
  ${personAnswers(sql`r.account_id`)}`;
