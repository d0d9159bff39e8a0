// How far a person is from the next reward, beside what earns seeds.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { redeemDetailTexts, nextPrizeTexts as texts } from '../texts/prizes.ts';
import { PrizePicture } from './prize-picture.tsx';
import { nextPrizeQuery } from './queries.ts';

export function NextPrizeCard() {
  const next = useQuery(nextPrizeQuery);
  return (
    <Loaded query={next} isEmpty={() => false} skeleton={<Skeleton className="h-64 rounded-lg" />}>
      {({ prize, hasPoints, points, redeems }) => (
        <Card className="grid gap-4">
          <h2 className="font-bold text-lg">{texts.title}</h2>
          <p className="text-muted text-sm">{texts.text}</p>
          {prize && !hasPoints && (
            <div className="flex flex-wrap items-center gap-4">
              <div className="w-24 shrink-0 overflow-hidden rounded-md">
                <PrizePicture imageUrl={prize.imageUrl} />
              </div>
              <div className="grid min-w-0 flex-[1_1_8rem] gap-1">
                <Link to={`/redeem/${prize._id}`} className="link inline-flex min-h-11 items-center">
                  {prize.name}
                </Link>
                <Progress
                  label={redeemDetailTexts.balance}
                  value={points}
                  max={prize.pointRequired}
                  text={texts.progress(points, prize.pointRequired)}
                />
              </div>
            </div>
          )}
          {redeems.length > 0 && (
            <>
              <p>{texts.enough(redeems.length)}</p>
              <LinkButton to="/redeem" tone="secondary" className="justify-self-start">
                {texts.toRedeem}
              </LinkButton>
            </>
          )}
        </Card>
      )}
    </Loaded>
  );
}
