// The full cost of an application, with every instalment as long as no loan has dates of its own.
import type { ReactNode } from 'react';
import { CostBreakdown } from '#features/loans/web/cost-breakdown.tsx';
import { InstalmentSchedule } from '#features/loans/web/instalment-schedule.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { ApplicationCost } from '../contract.ts';
import { readCost } from '../rules/read-application.ts';

export type Dates = {
  /** What the dates count from, in words. */
  note: string;
  /** The instalments of an agreement; where it is left out, those of when the loan was asked for. */
  schedule?: ApplicationCost['schedule'];
};

type CostCardProps = {
  title: string;
  /** When the instalments are due; where it is left out none is shown. */
  dates?: Dates | undefined;
  application: Parameters<typeof readCost>[0];
  /** What stands below the cost. */
  children?: ReactNode;
};

export function ApplicationCostCard({ title, dates, application, children }: CostCardProps) {
  const { cost } = application;
  const read = readCost({ ...application, cost: { ...cost, schedule: dates?.schedule ?? cost.schedule } });
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{title}</h2>
      <CostBreakdown cost={read} />
      {dates && <InstalmentSchedule schedule={read.schedule} note={dates.note} open />}
      {children}
    </Card>
  );
}
