// What pays a loan off on a day, for statements: `settlementQuote` of the rule, of rows of `loans` and `loan_instalments`.
import { type RawBuilder, sql } from 'kysely';

/** What pays a loan off, in cents. `loan` is the alias of `loans`, `on` an expression of the day on which the money is received. */
export const paysOffCents = (loan: string, on: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`greatest(0, ${sql.ref(`${loan}.owed_cents`)} - coalesce((
    -- Interest of periods that have not begun on that day, as hasBegun of the rules says.
    select sum(i.interest_cents) from loan_instalments p join loan_instalments i on i.loan_id = p.loan_id and i.number = p.number + 1
    where p.loan_id = ${sql.ref(`${loan}.id`)} and p.original_due_on >= ${on} and i.original_due_on > ${on}), 0))::bigint`;
