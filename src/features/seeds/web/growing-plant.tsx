// A person's own plant: where it has grown since they last saw it here, it grows before their eyes, once, and says so.
import { useEffect, useLayoutEffect, useState } from 'react';
import { useSession } from '#platform/web/session.ts';
import { hasGrown, type PlantStage } from '../rules/growth.ts';
import { plantTexts } from '../texts/plant.ts';
import { Plant } from './plant.tsx';
import { keepSeenPlant, seenPlant } from './seen-plant.ts';

type GrowingPlantProps = PlantStage & { className: string };

export function GrowingPlant({ level, sent, hasRepaid, className }: GrowingPlantProps) {
  const { from, grown, onGrown } = useGrowth({ level, sent, hasRepaid });
  return (
    <>
      <Plant {...{ level, sent, hasRepaid, className, from, onGrown }} label={plantTexts.label(level)} />
      {/* Always there, so that a screen reader hears what comes into it. */}
      <p role="status" className="sr-only">
        {grown && plantTexts.grown(grown.level)}
      </p>
    </>
  );
}

function useGrowth({ level, sent, hasRepaid }: PlantStage) {
  const account = useSession()?.id ?? null;
  const [from, setFrom] = useState<PlantStage | null>(null);
  const [grown, setGrown] = useState<{ level: string | null } | null>(null);
  // Before anything is painted: what is not shown yet cannot jump.
  useLayoutEffect(() => {
    if (account === null) return;
    const [before, now] = [seenPlant(account), { level, sent, hasRepaid }];
    keepSeenPlant(account, now);
    if (before && hasGrown(before, now)) setFrom(before);
  }, [account, level, sent, hasRepaid]);
  useEffect(() => {
    if (from) setGrown({ level: from.level === level ? null : level });
  }, [from, level]);
  return { from, grown, onGrown: () => setFrom(null) };
}
