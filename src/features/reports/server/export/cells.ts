// How a column becomes a cell of a file, worked out by the database.
import { type RawBuilder, sql } from 'kysely';
import { columnOf, type KeptName, keptFields } from '#shared/record/columns.ts';
import type { RecordField, RecordFields } from '#shared/record/field.ts';

/** A moment as `2026-03-04 16:05:00` in Jamaica, which spreadsheets read as one. */
export const moment = (column: string) =>
  sql`to_char((${sql.ref(column)} at time zone 'UTC') - interval '5 hours', 'YYYY-MM-DD HH24:MI:SS')`;

/** A day as `2026-03-04`. */
export const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** A column of cents as dollars with two decimals. */
export const dollars = (column: string) => sql`to_char(${sql.ref(column)} / 100.0, 'FM9999999999990.00')`;

/** A column of basis points as per cent, or of any hundredths as wholes. */
export const percent = (column: string) => sql`(${sql.ref(column)} / 100.0)::float8`;

const yesOrNo = (column: string) => sql`case when ${sql.ref(column)} then 'true' else 'false' end`;

const CELL_OF_KIND: Partial<Record<RecordField['kind'], (column: string) => RawBuilder<unknown>>> = {
  money: dollars,
  rate: percent,
  day,
  yesNo: yesOrNo,
};

/** The cells of a record's fields by the kind of each, from rows of its table as `r`. */
export const cellsOf = <Fields extends RecordFields>(fields: Fields) =>
  Object.fromEntries(
    keptFields(fields).map(([name, field]) => {
      const column = `r.${columnOf(name, field)}`;
      return [name, CELL_OF_KIND[field.kind]?.(column) ?? sql.ref(column)];
    }),
  ) as Record<KeptName<Fields>, RawBuilder<unknown>>;

/** The cells that every file of running loans has, from rows of `loans` as `r`. */
export const RUNNING_LOAN = {
  number: sql`r.number`,
  ageing: sql`r.ageing`,
  loanAmount: dollars('r.amount_cents'),
  interestRate: percent('r.rate_monthly_bps'),
  term: sql`r.term_months`,
  repaymentOption: sql`r.repayment_option`,
  fee: dollars('r.fee_cents'),
  interest: dollars('r.interest_cents'),
  owed: dollars('r.owed_cents'),
  interestDue: dollars('r.interest_due_cents'),
  principalDue: dollars('r.principal_due_cents'),
  overdue: dollars('r.overdue_cents'),
  daysLate: sql`r.days_late`,
  worstDaysLate: sql`r.worst_days_late`,
  nextAmount: dollars('r.next_amount_cents'),
  credit: dollars('r.credit_cents'),
  closed: moment('r.closed_at'),
};
