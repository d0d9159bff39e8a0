// The seeds for joining a contest: what they are now, or, to whoever has joined, what they were given; nothing where there are none.
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import type { Contest } from '../contract.ts';

type JoinSeedsProps = { contest: Pick<Contest, 'points' | 'pointsGiven'>; className: string };

export function JoinSeeds({ contest: { points, pointsGiven }, className }: JoinSeedsProps) {
  const seeds = pointsGiven ?? points;
  return seeds > 0 && <SeedAmount count={seeds} signed className={className} />;
}
