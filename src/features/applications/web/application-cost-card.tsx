// The full cost of an application, with every instalment.
import { CostBreakdown } from '#features/loans/web/cost-breakdown.tsx';
import { InstalmentSchedule } from '#features/loans/web/instalment-schedule.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { readCost } from '../rules/read-application.ts';

type CostCardProps = { title: string; note: string; application: Parameters<typeof readCost>[0] };

export function ApplicationCostCard({ title, note, application }: CostCardProps) {
  const cost = readCost(application);
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{title}</h2>
      <CostBreakdown cost={cost} />
      <InstalmentSchedule schedule={cost.schedule} note={note} open />
    </Card>
  );
}
