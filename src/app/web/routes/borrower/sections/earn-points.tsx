// The address of the section list, with what its seeds are good for beside it.
import { ContestsColumn } from '#features/contests/web/contests-column.tsx';
import { EarnPoints } from '#features/information/web/earn-points.tsx';
import { NextPrizeCard } from '#features/prizes/web/next-prize-card.tsx';

export default function EarnPointsPage() {
  const aside = (
    <>
      <NextPrizeCard />
      <ContestsColumn />
    </>
  );
  return <EarnPoints aside={aside} />;
}
