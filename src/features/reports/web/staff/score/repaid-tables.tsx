// What became of loans: whether the score separates, bad loans by grade, each factor alone, vintages.
import { factorTexts } from '#features/decisions/texts/staff-decisions.ts';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { showDollars } from '#shared/money.ts';
import type { ScoreMonitoring } from '../../../contract/score.ts';
import { scoreTexts as texts } from '../../../texts/staff-score.ts';
import { showGini, showKs, showRate } from './in-words.ts';

type Repaid = ScoreMonitoring['repaid'];

export function SeparationTiles({ repaid: { loans, bad, separation } }: { repaid: Repaid }) {
  const tiles = [
    { name: texts.gini, value: showGini(separation) },
    { name: texts.ks, value: showKs(separation) },
    { name: texts.bad, value: showRate(bad) },
    { name: texts.known, value: texts.knownOf(bad.of, loans) },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-3">
      {tiles.map(({ name, value }) => (
        <div key={name} className="rounded-md border border-line bg-surface p-3">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="figures font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Grade = Repaid['grades'][number];

/** As the rules call a score below the lowest grade. */
const NO_GRADE = 'none';
const nameOfGrade = (grade: string): string => (grade === NO_GRADE ? texts.noGrade : grade);

const GRADES: readonly Column<Grade>[] = [
  { key: 'grade', heading: texts.grade, cell: ({ grade }) => nameOfGrade(grade) },
  { key: 'bad', heading: texts.bad, numeric: true, cell: showRate },
  {
    key: 'beside',
    heading: texts.beside,
    cell: ({ verdict }) => (verdict ? texts.verdicts[verdict] : texts.tooFew),
  },
  {
    key: 'order',
    heading: texts.order,
    cell: ({ isOutOfOrder, share }) => {
      if (share === null) return '–';
      return isOutOfOrder ? <strong>{texts.outOfOrder}</strong> : texts.inOrder;
    },
  },
];

export const GradesTable = ({ grades }: { grades: readonly Grade[] }) => (
  <Table caption={texts.grades} columns={GRADES} rows={grades} rowKey={({ grade }) => grade} />
);

type Factor = Repaid['factors'][number];

const nameOfFactor = (factor: string): string =>
  Object.entries(factorTexts.names).find(([name]) => name === factor)?.[1] ?? factor;

const FACTORS: readonly Column<Factor>[] = [
  { key: 'factor', heading: texts.factor, cell: ({ factor }) => nameOfFactor(factor) },
  { key: 'weight', heading: texts.weight, numeric: true, cell: ({ outOf }) => outOf },
  {
    key: 'gini',
    heading: texts.gini,
    numeric: true,
    cell: ({ isSame, separation }) => (isSame ? texts.same : showGini(separation)),
  },
];

export const FactorsTable = ({ factors }: { factors: readonly Factor[] }) =>
  factors.length > 0 && (
    <Table caption={texts.factors} columns={FACTORS} rows={factors} rowKey={({ factor }) => factor} />
  );

type Vintages = Repaid['vintages'][number];
type Vintage = Vintages['rows'][number];

const AFTER_MONTHS = [3, 6, 9, 12];

const columnsOf = (by: Vintages['by']): readonly Column<Vintage>[] => [
  {
    key: 'cohort',
    heading: texts.cohorts[by],
    cell: ({ cohort }) => (by === 'version' ? texts.versionName(Number(cohort)) : nameOfGrade(cohort)),
  },
  { key: 'loans', heading: texts.loans, numeric: true, cell: ({ loans }) => loans },
  { key: 'lent', heading: texts.lent, numeric: true, cell: ({ lent }) => showDollars(lent) },
  { key: 'lost', heading: texts.lost, numeric: true, cell: ({ lost }) => showDollars(lost) },
  ...AFTER_MONTHS.map((months) => ({
    key: `after-${months}`,
    heading: texts.afterMonths(months),
    numeric: true,
    cell: ({ after }: Vintage) => {
      const found = after.find((each) => each.months === months);
      return found ? showRate(found.defaulted) : '–';
    },
  })),
];

export const VintageTables = ({ vintages }: { vintages: readonly Vintages[] }) =>
  vintages.map(({ by, rows }) =>
    rows.length === 0 ? null : (
      <div key={by} className="grid gap-2">
        <h3 className="font-semibold">{texts.cohorts[by]}</h3>
        <Table
          caption={`${texts.vintages}: ${texts.cohorts[by]}`}
          columns={columnsOf(by)}
          rows={rows}
          rowKey={({ cohort }) => cohort}
        />
      </div>
    ),
  );
