// Gathers what a decision looks at about one person, as it stands now.

import { sql } from 'kysely';
import { isUsable } from '#features/information/rules-in-sql/may-submit.ts';
import {
  isInArrears,
  isOpen,
  isRepaid,
  payoutStands,
  worstDaysLate,
} from '#features/loans/rules-in-sql/standing.ts';
import { type RunningRow, runningLoan, runningLoansOf } from '#features/loans/server/books/running-loans.ts';
import { visibleStatusOfEach } from '#features/verification/server/second-looks/visible-status.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { addMonths, type Day, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { DecisionInputs, LoanModel } from '../contract.ts';
import { monthsBetween } from '../rules/read-answers.ts';
import { answersSoFar } from '../rules/transitions/answers-so-far.ts';
import { countsAsVerified, type Sent, standing } from '../rules/transitions/given-again.ts';
import { debtsAnsweredAt, monthlyOfRunning } from '../rules/transitions/running-loans.ts';
import { isOpenApplication } from '../rules-in-sql/open-application.ts';

type Gathered = Columns<'loans', 'worst_days_late'> & {
  email_verified: boolean;
  /** The state of the application for a loan of ours that is neither rejected nor repaid; there is one at most. */
  application: 'Pending' | 'Approved' | null;
  /** How our loans stand that are not repaid: a payment that was reversed opens one again whose application is closed. */
  running: 'open' | 'inArrears' | null;
  instalments_due: number;
  /** The most days late of the last loan before the record's months. */
  earlier_worst: number | null;
  /** When the last loan of ours that was in default or written off was repaid. */
  default_cleared_at: Date | null;
  /** Each time that a section was submitted, the latest first; one that is hidden since is no longer asked for. */
  sections: {
    s_id: string;
    audience: string;
    status: string;
    is_asked: boolean;
    is_reopened: boolean;
    has_papers: boolean;
    sent_at: string;
    answers: Record<string, unknown>;
  }[];
  running_loans: RunningRow[];
  required: number;
  /** How many sections the first model asks for. */
  required_first: number;
};

/** How far back the repayment record is read. */
const RECORD_MONTHS = 12;

const AUDIENCE_OF: Record<LoanModel, string> = { FirstModel: 'PreQualUser', FullModel: 'FullUser' };

/** Everything that a decision looks at, in one round trip; for a `reader` who is only shown it, what that one may know. Refuses when the account does not exist. */
export async function gatherInputs(
  work: Work,
  accountId: IdOf<'accounts'>,
  model: LoanModel,
  reader: Actor | null = null,
): Promise<DecisionInputs> {
  const audience = AUDIENCE_OF[model];
  const today = dayOf(work.now);
  const { rows } = await sql<Gathered>`
    select a.email_verified_at is not null as email_verified,
      (select p.status from applications p where p.account_id = a.id and p.partner_loan_id is null and ${isOpenApplication('p')}) as application,
      (select case when bool_or(${isInArrears('l', today)}) then 'inArrears' when count(*) > 0 then 'open' end
        from loans l where l.account_id = a.id and l.partner_id is null and ${isOpen('l')}) as running,
      ${runningLoansOf('a.id')} as running_loans, r.instalments_due, r.worst_days_late, r.earlier_worst,
      (select max(l.closed_at) from loans l where l.account_id = a.id and l.partner_id is null and ${isRepaid('l')}
        and (l.defaulted_on is not null or l.written_off_on is not null)) as default_cleared_at,
      (select count(*)::int from information_schemas i where i.audience = ${audience} and ${isUsable('i')}) as required,
      (select count(*)::int from information_schemas i where i.audience = ${AUDIENCE_OF.FirstModel} and ${isUsable('i')}) as required_first,
      coalesce((select jsonb_agg(jsonb_build_object('s_id', i.s_id, 'audience', s.audience, 'status', ${visibleStatusOfEach(reader, 's')}, 'is_asked', ${isUsable('i')},
          'is_reopened', s.reopened_at is not null, 'has_papers', ${hasPapers('s')}, 'sent_at', s.created_at, 'answers', s.answers) order by s.created_at desc, s.id desc)
        from submissions s join information_schemas i on i.id = s.information_schema_id
        where s.account_id = a.id), '[]'::jsonb) as sections
    from accounts a cross join lateral (${repaymentRecord(accountId, today)}) r where a.id = ${accountId}`.execute(
    work.db,
  );
  const [found] = rows;
  if (!found) return refuse('request.not_found');
  const answered = answersSoFar(found.sections.map(sentOf), today);
  const adverse = withOwnDefault(answered.adverse, found.default_cleared_at, today);
  const runningLoansCents = monthlyOfRunning(found.running_loans.map(runningLoan), debtsAnswered(found));
  return {
    ...answered,
    ...(adverse ? { adverse } : {}),
    ...(runningLoansCents > 0 ? { runningLoansCents } : {}),
    model,
    emailVerified: found.email_verified,
    loanStanding: standingOf(found),
    sections: {
      required: found.required,
      submitted: asked(
        found.sections.filter(({ is_reopened }) => !is_reopened),
        audience,
      ).size,
      verified: verifiedIn(found, audience),
      ...(model === 'FullModel' ? carriedFrom(found) : {}),
    },
    repayments: {
      instalmentsDue: found.instalments_due,
      worstDaysLate: found.worst_days_late,
      ...(found.instalments_due > 0 || found.earlier_worst === null
        ? {}
        : { earlier: { worstDaysLate: found.earlier_worst } }),
    },
  };
}

const debtsAnswered = ({ sections }: Gathered): Date | null =>
  debtsAnsweredAt(
    sections.map((section) => ({ ...sentOf(section), sentAt: new Date(section.sent_at) })),
    (tries) => standing(tries) !== undefined,
  );

function withOwnDefault(adverse: DecisionInputs['adverse'], clearedAt: Date | null, today: Day) {
  if (!clearedAt) return adverse;
  const ownDefaultMonths = monthsBetween(dayOf(clearedAt), today);
  return { overdueElsewhere: false, bankruptcy: null, ...adverse, ownDefaultMonths };
}

/** In SQL: whether papers came with the submission `alias`, with its answers or with documents that were not handed back. */
const hasPapers = (alias: string) => sql<boolean>`exists (
  select from file_uses u left join verifications p on p.id = u.verification_id
  where u.submission_id = ${sql.ref(`${alias}.id`)} and p.status is distinct from 'Rejected')`;

type Section = Gathered['sections'][number];

const sentOf = ({ s_id, status, answers, sent_at, is_reopened, has_papers }: Section): Sent => ({
  sId: s_id,
  status,
  answers,
  answeredOn: dayOf(new Date(sent_at)),
  isReopened: is_reopened,
  hasPapers: has_papers,
});

/** How many sections of an audience count as verified. */
const verifiedIn = ({ sections }: Gathered, audience: string): number =>
  [...asked(sections, audience).values()].filter((tries) => countsAsVerified(tries.map(sentOf))).length;

const asked = (sections: readonly Section[], audience: string): Map<string, Section[]> =>
  Map.groupBy(
    sections.filter((section) => section.audience === audience && section.is_asked),
    ({ s_id }) => s_id,
  );

/** What was verified for the first loan: it carries over, so that the full sections never begin dearer. */
function carriedFrom(found: Gathered) {
  const verified = verifiedIn(found, AUDIENCE_OF.FirstModel);
  return verified > 0 ? { carried: { required: found.required_first, verified } } : {};
}

/**
 * The instalments of our own loans that fell due lately, or were paid before they would have; and how many days late the last loan was
 * whose instalments are longer ago.
 */
const repaymentRecord = (accountId: IdOf<'accounts'>, today: Day) => sql`
  select coalesce(sum(o.due), 0)::int as instalments_due, coalesce(max(o.worst) filter (where o.due > 0), 0)::int as worst_days_late,
    (array_agg(o.worst order by o.last_due_on desc))[1]::int as earlier_worst from (
    select count(*) filter (where i.due_on > ${addMonths(today, -RECORD_MONTHS)}::date) as due, max(i.due_on) as last_due_on,
      ${worstDaysLate('l', today)} as worst
    from loans l join loan_instalments i on i.loan_id = l.id
    where l.account_id = ${accountId} and l.partner_id is null and ${payoutStands('l')}
      and (i.due_on <= ${today}::date or ${isRepaid('l')})
    group by l.id) o`;

function standingOf({
  application,
  running,
}: Pick<Gathered, 'application' | 'running'>): DecisionInputs['loanStanding'] {
  if (running === 'inArrears') return 'inArrears';
  if (running === 'open') return 'open';
  // No loan runs before the money of the approved application is handed over.
  if (application === 'Approved') return 'approved';
  return application === 'Pending' ? 'applied' : 'none';
}
