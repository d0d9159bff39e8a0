// Gathers what a decision looks at about one person, as it stands now.

import { sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import { refuse } from '#shared/refusal.ts';
import type { DecisionInputs, LoanModel } from '../contract.ts';
import { figuresFromAnswers } from '../rules/figures-from-answers.ts';

type Gathered = {
  email_verified: boolean;
  /** Of the application for a loan of ours that is neither rejected nor repaid; there is one at most. */
  application: 'Pending' | 'Approved' | null;
  sections: { s_id: string; audience: string; status: string; answers: Record<string, unknown> }[];
  required: number;
};

const AUDIENCE_OF: Record<LoanModel, string> = { FirstModel: 'PreQualUser', FullModel: 'FullUser' };

/** One round trip. Refuses when the account does not exist. */
export async function gatherInputs(work: Work, accountId: string, model: LoanModel): Promise<DecisionInputs> {
  const audience = AUDIENCE_OF[model];
  const { rows } = await sql<Gathered>`
    select a.email_verified_at is not null as email_verified,
      (select p.status from applications p where p.account_id = a.id and p.partner_loan_id is null and p.status <> 'Rejected' and p.closed_at is null) as application,
      (select count(*)::int from information_schemas i where i.audience = ${audience} and i.status = 'Active') as required,
      coalesce((select jsonb_agg(jsonb_build_object('s_id', i.s_id, 'audience', s.audience, 'status', s.status, 'answers', s.answers) order by s.created_at)
        from submissions s join information_schemas i on i.id = s.information_schema_id
        where s.account_id = a.id and s.reopened_at is null), '[]'::jsonb) as sections
    from accounts a where a.id = ${accountId}`.execute(work.db);
  const [found] = rows;
  if (!found) return refuse('request.not_found');
  const own = found.sections.filter((section) => section.audience === audience);
  return {
    ...figuresFromAnswers(
      Object.fromEntries(found.sections.map((section) => [section.s_id, section.answers])),
      dayOf(work.now),
    ),
    model,
    emailVerified: found.email_verified,
    loanStanding: standingOf(found.application),
    sections: {
      required: found.required,
      submitted: own.length,
      verified: own.filter(({ status }) => status === 'Verified').length,
    },
    repayments: { instalmentsDue: 0, worstDaysLate: 0 },
  };
}

function standingOf(application: Gathered['application']): DecisionInputs['loanStanding'] {
  if (application === null) return 'none';
  return application === 'Pending' ? 'applied' : 'open';
}
