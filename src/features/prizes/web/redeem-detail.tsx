// One prize: what it is worth, how to redeem it, redeeming it, and what became of one's own redemption.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page, titleOf } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { showDollars } from '#shared/money.ts';
import type { Acquisition, Prize } from '../contract.ts';
import { stepsOf } from '../rules/steps.ts';
import { redeemListTexts, redeemDetailTexts as texts } from '../texts/prizes.ts';
import { OwnRedemption } from './own-redemption.tsx';
import { PrizePicture } from './prize-picture.tsx';
import { nextPrizeQuery, prizeQuery } from './queries.ts';
import { RedeemAction } from './redeem-action.tsx';

export function RedeemDetail({ id }: { id: string }) {
  const prize = useQuery(prizeQuery(id));
  const { search } = useLocation();
  return (
    <Page {...titleOf(prize, texts.title, ({ name }) => name)} back={{ to: `/redeem${search}` }}>
      <Loaded query={prize} skeleton={<DetailSkeleton />}>
        {(prize) => <Detail prize={prize} />}
      </Loaded>
    </Page>
  );
}

type TabKey = 'how' | 'description';
const TABS = [
  { key: 'how', text: texts.howTab },
  { key: 'description', text: texts.descriptionTab },
] as const;

function Detail({ prize }: { prize: Prize & { acquisition: Acquisition | null } }) {
  const [tab, setTab] = useState<TabKey>('how');
  const balance = useQuery(nextPrizeQuery).data?.points;
  const outcome = useRef<HTMLDivElement>(null);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="overflow-hidden rounded-lg border border-line">
        <PrizePicture imageUrl={prize.imageUrl} eager />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="figures font-bold text-2xl">{showDollars(prize.value)}</span>
          <SeedAmount count={prize.pointRequired} className="text-base" />
          {prize.stock !== null && (
            <span className="figures text-muted">{redeemListTexts.stockLeft(prize.stock)}</span>
          )}
        </div>
        <div ref={outcome} tabIndex={-1} aria-live="polite" className="outline-none empty:hidden">
          {prize.acquisition && <OwnRedemption acquisition={prize.acquisition} />}
        </div>
        <Tabs label={texts.tabs} tabs={TABS} chosen={tab} onChoose={setTab}>
          {tab === 'how' ? (
            <div className="grid gap-6">
              <Steps description={prize.description} />
              <RedeemAction prize={prize} balance={balance} outcome={outcome} />
            </div>
          ) : (
            <Description prize={prize} />
          )}
        </Tabs>
      </div>
    </div>
  );
}

const Steps = ({ description }: { description: string }) => (
  <ol className="grid gap-3">
    {stepsOf(description).map((step, place) => (
      <li key={step} className="flex gap-3">
        <span
          aria-hidden="true"
          className="figures grid size-[1.75rem] shrink-0 place-items-center rounded-full bg-leaf-soft font-semibold text-leaf text-sm"
        >
          {place + 1}
        </span>
        <span className="pt-0.5">{step}</span>
      </li>
    ))}
  </ol>
);

const Description = ({ prize }: { prize: Prize }) => (
  <div className="grid gap-5">
    <p>{prize.description}</p>
    <dl className="grid gap-3">
      <Fact name={texts.seedsRequired}>
        <SeedAmount count={prize.pointRequired} />
      </Fact>
      <Fact name={texts.value}>{showDollars(prize.value)}</Fact>
      {prize.stock !== null && <Fact name={texts.stock}>{prize.stock.toLocaleString('en-JM')}</Fact>}
    </dl>
  </div>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b pb-3">
    <dt className="min-w-0 flex-[1_1_8rem] text-muted">{name}</dt>
    <dd className="figures font-semibold">{children}</dd>
  </div>
);

const DetailSkeleton = () => (
  <div className="grid items-start gap-6 lg:grid-cols-2">
    <Skeleton className="aspect-3/2 rounded-lg" />
    <Card className="grid gap-4">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-12" />
      <Skeleton className="h-40" />
    </Card>
  </div>
);
