// Who asked and who decided: shifts beside the time before, groups side by side, rejections by officer.
import { factorTexts } from '#features/decisions/texts/staff-decisions.ts';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import type { ScoreMonitoring } from '../../../contract/score.ts';
import { scoreTexts as texts } from '../../../texts/staff-score.ts';
import { showPrice, showRate } from './in-words.ts';

type Asked = ScoreMonitoring['asked'];
type Shift = { name: string; stability: Asked['stability'] };

const SHIFTS: readonly Column<Shift>[] = [
  { key: 'what', heading: texts.what, cell: ({ name }) => name },
  {
    key: 'psi',
    heading: texts.psi,
    numeric: true,
    cell: ({ stability }) => stability?.psi.toFixed(2) ?? texts.tooFew,
  },
  {
    key: 'shift',
    heading: texts.shift,
    cell: ({ stability }) =>
      stability === null ? (
        '–'
      ) : stability.verdict === 'stable' ? (
        texts.shifts.stable
      ) : (
        <strong>{texts.shifts[stability.verdict]}</strong>
      ),
  },
];

export function StabilityTable({ asked: { stability, factors } }: { asked: Asked }) {
  const names: Record<string, string> = factorTexts.names;
  const rows = [
    { name: texts.score, stability },
    ...factors.map((each) => ({ name: names[each.factor] ?? each.factor, stability: each.stability })),
  ];
  return <Table caption={texts.stability} columns={SHIFTS} rows={rows} rowKey={({ name }) => name} />;
}

type Group = Asked['groups'][number]['rows'][number];

const groupColumns = (by: Asked['groups'][number]['by']): readonly Column<Group>[] => [
  { key: 'group', heading: texts.by[by], cell: ({ group }) => group },
  { key: 'approved', heading: texts.approved, numeric: true, cell: showRate },
  {
    key: 'ratio',
    heading: texts.ratio,
    cell: ({ ratio, isFlagged, mayBeChance }) => (
      <>
        {ratio?.toFixed(2) ?? '–'}
        {isFlagged && <strong> {mayBeChance ? texts.mayBeChance : texts.flagged}</strong>}
      </>
    ),
  },
  { key: 'price', heading: texts.price, numeric: true, cell: ({ price }) => showPrice(price) },
  { key: 'bad', heading: texts.defaulted, numeric: true, cell: ({ defaulted }) => showRate(defaulted) },
];

export const FairnessTables = ({ groups }: { groups: Asked['groups'] }) =>
  groups.map(({ by, rows }) => (
    <div key={by} className="grid gap-2">
      <h3 className="font-semibold">{texts.by[by]}</h3>
      {rows.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <Table
          caption={`${texts.fairness}: ${texts.by[by]}`}
          columns={groupColumns(by)}
          rows={rows}
          rowKey={({ group }) => group}
        />
      )}
    </div>
  ));

type Officer = ScoreMonitoring['officers'][number];

const OFFICERS: readonly Column<Officer>[] = [
  { key: 'officer', heading: texts.officer, cell: ({ officer }) => officer.fullName },
  { key: 'rejected', heading: texts.rejected, numeric: true, cell: ({ rejected }) => showRate(rejected) },
  {
    key: 'beside',
    heading: texts.besideOthers,
    cell: ({ verdict }) => (verdict ? texts.others[verdict] : texts.tooFew),
  },
  { key: 'overrode', heading: texts.overrode, numeric: true, cell: ({ overrode }) => showRate(overrode) },
  {
    key: 'overrode-beside',
    heading: texts.besideOthers,
    cell: ({ verdictOnOverrides: verdict }) => (verdict ? texts.others[verdict] : texts.tooFew),
  },
];

export const OfficersTable = ({ officers }: { officers: readonly Officer[] }) =>
  officers.length === 0 ? (
    <p className="text-muted">{texts.none}</p>
  ) : (
    <Table
      caption={texts.officers}
      columns={OFFICERS}
      rows={officers}
      rowKey={({ officer }) => officer._id}
    />
  );
