// What a second person is asked for, in words, for the lists in which it stands beside other work: its loan, its kind and sum, its day and reference.
import { type RawBuilder, sql } from 'kysely';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';

type Piece = RawBuilder<unknown>;

/** 'Loan 100 000 017'. */
export const loanInWords = (number: Piece): Piece =>
  sql`format(${sql.lit(texts.titleOf('%s'))}, regexp_replace(${number}, '(\\d{3})(?=\\d)', '\\1 ', 'g'))`;

const oneOf = (of: Piece, words: Readonly<Record<string, string>>): Piece =>
  sql`case ${of} ${sql.join(
    Object.entries(words).map(([kind, said]) => sql`when ${sql.lit(kind)} then ${sql.lit(said)}`),
    sql` `,
  )} end`;

/** Of each kind with its sum; of an entry to take back, with what it is. */
const SAID = Object.fromEntries(
  Object.entries(texts.adjustment).map(([kind, say]) => [kind, say('%1$s', '%2$s')]),
);

const DAY: Piece = sql`to_char(coalesce(a.effective_on, taken.effective_on), 'FMMonth FMDDth YYYY')`;
const REFERENCE: Piece = sql`coalesce(a.reference, taken.reference)`;

/** Of the request `a` of the loan `l`: 'Loan 100 000 017: Refund of $5,000.00 is taken back, March 2nd 2026, reference TR-1'. */
export const ADJUSTMENT_IN_WORDS: Piece = sql`(select ${loanInWords(sql`l.number`)} || ': ' || format(${oneOf(sql`a.kind`, SAID)},
      '$' || to_char(coalesce(a.amount_cents, taken.amount_cents) / 100.0, 'FM999,999,999,990.00'), ${oneOf(sql`taken.kind`, texts.kind)})
    || coalesce(', ' || case when ${REFERENCE} is null then ${DAY} else format(${sql.lit(texts.moneyOn('%s', '%s'))}, ${DAY}, ${REFERENCE}) end, '')
  from (select) one left join loan_entries taken on taken.id = a.reverses)`;
