// What defaults would cost under both policies and how heavy the instalments are, by the grade that people have today.
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { cents, showMoney } from '#shared/money.ts';
import type { TrialSummary } from '../../../../contract/policy-desk.ts';
import { policyTexts, policyTrialTexts as texts } from '../../../../texts/staff-policy.ts';

type Loss = NonNullable<TrialSummary['expectedLoss']>;
type Row = Loss['grades'][number];

export function LossByGrade({ loss }: { loss: Loss }) {
  const assumed = loss.grades.filter(({ isAssumed }) => isAssumed).map(({ grade }) => nameOf(grade));
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="font-bold text-xl">{texts.lossTitle}</h2>
        <p className="text-muted">{texts.lossLead}</p>
        {assumed.length > 0 && <p>{texts.lossAssumed(assumed.join(', '))}</p>}
      </div>
      <Table caption={texts.lossTitle} columns={COLUMNS} rows={loss.grades} rowKey={({ grade }) => grade} />
    </section>
  );
}

const nameOf = (grade: string): string => (grade === texts.noGrade ? texts.lossBelow : grade);
const percent = (bps: number): string => policyTexts.percent(Math.round(bps) / 100);
const money = (amount: number): string => showMoney(cents(amount));
const fromTo = (one: string, other: string): string => (one === other ? one : texts.to(one, other));
const burden = (bps: number | null): string => (bps === null ? texts.noRate : percent(bps));

const COLUMNS: readonly Column<Row>[] = [
  { key: 'grade', heading: texts.grade, cell: ({ grade }) => nameOf(grade) },
  { key: 'people', heading: texts.lossPeople, numeric: true, cell: ({ people }) => people },
  {
    key: 'defaults',
    heading: texts.lossDefaults,
    cell: ({ defaultBps, ended, isAssumed }) =>
      (isAssumed ? texts.lossTooFew : texts.lossObserved)(percent(defaultBps), ended),
  },
  {
    key: 'offered',
    heading: texts.total,
    numeric: true,
    cell: ({ before, after }) => fromTo(money(before.offeredCents), money(after.offeredCents)),
  },
  {
    key: 'loss',
    heading: texts.loss,
    numeric: true,
    cell: ({ before, after }) => fromTo(money(before.lossCents), money(after.lossCents)),
  },
  {
    key: 'burden',
    heading: texts.lossBurden,
    numeric: true,
    cell: ({ before, after }) => fromTo(burden(before.burdenBps), burden(after.burdenBps)),
  },
];
