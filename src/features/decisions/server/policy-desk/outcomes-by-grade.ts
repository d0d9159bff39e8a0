// What became of our own loans, by the grade that their borrowers had when they asked.
import { sql } from 'kysely';
import { payoutStands } from '#features/loans/rules-in-sql/standing.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import { addMonths, dayOf } from '#shared/calendar.ts';
import type { GradeCount } from '../../rules/performance/grades.ts';
import { isBad, OUTCOME_MONTHS } from '../../rules/performance/outcome.ts';
import { NO_GRADE } from '../../rules/policy/trial-pair.ts';

/** The most loans that are counted, the latest first: beyond this number a share no longer changes, and memory stays small. */
const MOST_LOANS = 50_000;

type Row = Columns<'decisions', 'grade'> & {
  disbursed: Column<'loans', 'disbursed_on'>;
  defaulted: Column<'loans', 'defaulted_on'>;
};

/** Counts only loans that are old enough for their outcome to be known; one whose payout was taken back is none. */
export async function outcomesByGrade({ db, now }: Work): Promise<GradeCount[]> {
  const today = dayOf(now);
  const { rows } = await sql<Row>`
    select d.grade, l.disbursed_on as disbursed, l.defaulted_on as defaulted
    from loans l join applications r on r.id = l.application_id join decisions d on d.id = r.decision_id
    where l.partner_id is null and ${payoutStands('l')} and l.disbursed_on <= ${addMonths(today, -OUTCOME_MONTHS)}::date
    order by l.disbursed_on desc, l.id desc limit ${sql.lit(MOST_LOANS)}`.execute(db);
  const counts = new Map<string, GradeCount>();
  for (const { grade, disbursed, defaulted } of rows) {
    const bad = isBad({ disbursedOn: disbursed, defaultedOn: defaulted }, today);
    if (bad === null) continue;
    const name = grade || NO_GRADE;
    const count = counts.get(name) ?? { grade: name, good: 0, bad: 0 };
    count[bad ? 'bad' : 'good'] += 1;
    counts.set(name, count);
  }
  return [...counts.values()];
}
