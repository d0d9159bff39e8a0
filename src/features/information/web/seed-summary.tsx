// What the sections have earned so far: the plant, the seeds, and their share of all that can be earned.
import { useQuery } from '@tanstack/react-query';
import { GrowingPlant } from '#features/seeds/web/growing-plant.tsx';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { InstallOffer } from '#platform/web/install/install-offer.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { sectionTexts } from '../texts/sections.ts';
import { dashboardQuery } from './my-sections.ts';

export function SeedSummary() {
  const dashboard = useQuery(dashboardQuery);
  return (
    <Loaded query={dashboard} skeleton={<Skeleton className="h-30 rounded-lg" />}>
      {({ level, sent, hasRepaid, points, pointsPercentage }) => (
        <>
          <div className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface p-4">
            <GrowingPlant {...{ level, sent, hasRepaid }} className="h-22 shrink-0" />
            <div className="grid min-w-0 flex-[1_1_8rem] gap-3">
              <SeedAmount count={points} className="justify-self-start text-base" />
              <Progress
                label={sectionTexts.points}
                value={pointsPercentage}
                max={100}
                text={sectionTexts.percent(pointsPercentage)}
              />
            </div>
          </div>
          {sent > 0 && <InstallOffer />}
        </>
      )}
    </Loaded>
  );
}
