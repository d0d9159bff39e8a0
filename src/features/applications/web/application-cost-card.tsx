// The full cost of an application, with every instalment as long as no loan has dates of its own.
import type { ReactNode } from 'react';
import { CostBreakdown } from '#features/loans/web/cost-breakdown.tsx';
import { InstalmentSchedule } from '#features/loans/web/instalment-schedule.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { readCost } from '../rules/read-application.ts';

type CostCardProps = {
  title: string;
  /** Of the dates; without it there are none. */
  note?: string;
  application: Parameters<typeof readCost>[0];
  /** Below the cost. */
  children?: ReactNode;
};

export function ApplicationCostCard({ title, note, application, children }: CostCardProps) {
  const cost = readCost(application);
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{title}</h2>
      <CostBreakdown cost={cost} />
      {note && <InstalmentSchedule schedule={cost.schedule} note={note} open />}
      {children}
    </Card>
  );
}
