// Whether somebody meets what a loan asks for, for statements: what `prequalifies` says, of kept figures.
import { type RawBuilder, sql } from 'kysely';
import type { Policy } from '#features/decisions/contract.ts';

/**
 * `figures` is the alias of `prequalification_figures`, `asked` that of rows of what loans ask for: criteria, "valueHundredths" and
 * "leastInstalmentCents". Figures that are not known meet nothing.
 */
export const prequalifies = (figures: string, asked: string, { allowance }: Policy): RawBuilder<boolean> => {
  const figure = (name: string) => sql.ref(`${figures}.${name}`);
  const wanted = (name: string) => sql.ref(`${asked}.${name}`);
  return sql<boolean>`coalesce(
    greatest(0, least(${figure('income_cents')} * ${allowance.incomeShareBps}::bigint / 10000 - ${figure('debt_payments_cents')},
      ${figure('free_cash_flow_cents')} * ${allowance.freeCashFlowShareBps}::bigint / 10000)) >= ${wanted('leastInstalmentCents')}
    and case ${wanted('criteria')} when 'Free Cash Flow' then ${figure('free_cash_flow_cents')} >= ${wanted('valueHundredths')}
      else ${figure('debt_service_bps')} <= ${wanted('valueHundredths')} end, false)`;
};
