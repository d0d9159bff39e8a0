// How an applicant stands to what a lender's loan asks for, from the verified sections that the lender is shown, and from the loans in our books.
import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import { centsToDollars } from '#shared/money.ts';
import type { LenderApplication } from '../../contract.ts';
import { type Criterion, meetsCriterion } from '../../rules/prequalify.ts';
import { figuresOf, type Read, readOf } from '../prequalify/figures.ts';

type Row = Columns<'partner_loans', 'loan_criteria' | 'loan_criteria_value_hundredths'> & Read;

type Asked = Columns<'applications', 'account_id' | 'partner_loan_id' | 'loan_info'>;

/** Compares with what the loan asked for when it was applied for; with what it asks for now where the application did not keep that. */
export async function judgedFor(
  work: Work,
  { account_id, partner_loan_id, loan_info }: Asked,
): Promise<LenderApplication['judged']> {
  const { rows } = await sql<Row>`
    select l.loan_criteria, l.loan_criteria_value_hundredths, ${readOf('a.id')}
    from accounts a, partner_loans l where a.id = ${account_id} and l.id = ${partner_loan_id}`.execute(
    work.db,
  );
  const row = rows[0];
  if (!row) return null;
  const kept = loan_info as { loanCriteria?: Criterion['criteria']; loanCriteriaValue?: number };
  const asked: Criterion =
    kept.loanCriteria !== undefined && kept.loanCriteriaValue !== undefined
      ? { criteria: kept.loanCriteria, valueHundredths: Math.round(kept.loanCriteriaValue * 100) }
      : { criteria: row.loan_criteria, valueHundredths: row.loan_criteria_value_hundredths };
  const { figures, isVerified } = figuresOf(row, work.now);
  return {
    criteria: asked.criteria,
    value: asked.valueHundredths / 100,
    figures:
      figures && isVerified
        ? {
            freeCashFlow: centsToDollars(figures.freeCashFlowCents),
            debtServiceRatio: figures.debtServiceBps / 100,
            runningLoans: centsToDollars(figures.runningLoansCents),
            isMet: meetsCriterion(figures, asked),
          }
        : null,
  };
}
