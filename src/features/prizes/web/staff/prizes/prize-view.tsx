// A prize to be read by staff: what borrowers see of it, what it costs and what stands behind it.
import type { ReactNode } from 'react';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { RecordFacts } from '#platform/web/ui/list/desk/record-facts.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { prizeFields } from '../../../fields/staff-prize.ts';
import { stepsOf } from '../../../rules/steps.ts';
import { prizeDeskTexts as texts } from '../../../texts/staff-prizes.ts';
import { PrizePicture } from '../../prize-picture.tsx';
import { CouponCodes } from './coupon-codes.tsx';
import type { EditedPrize } from './prize-form.tsx';

export function PrizeView({ prize }: { prize: EditedPrize }) {
  const { desk } = prize;
  return (
    <div className="grid grid-cols-1 gap-6">
      {prize.isRemoved && <Banner tone="neutral">{texts.isDeleted}</Banner>}
      {desk.promised > 0 && <Banner tone="info">{texts.promised(desk.promised)}</Banner>}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <figure className="overflow-hidden rounded-lg border border-line">
            <PrizePicture imageUrl={prize.imageUrl} eager />
          </figure>
          <Card className="grid gap-4">
            <Part title={texts.description}>
              <p className="whitespace-pre-line">{prize.description}</p>
            </Part>
            <Part title={texts.steps}>
              <ol className="ml-5 grid list-decimal gap-1.5">
                {stepsOf(prize.description).map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </Part>
          </Card>
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Card>
            <PrizeFacts prize={prize} />
          </Card>
          {desk.codes && <CouponCodes prize={prize} codes={desk.codes} />}
        </div>
      </div>
    </div>
  );
}

/** Those beside it and above. */
const PLACED = ['name', 'description', 'type', 'pointRequired', 'value', 'stock'] as const;

const PrizeFacts = ({ prize: { desk, ...prize } }: { prize: EditedPrize }) => (
  <Facts>
    <Fact name={texts.type}>{texts.types[prize.type]}</Fact>
    <Fact name={texts.seeds}>
      <SeedAmount count={prize.pointRequired} />
    </Fact>
    <Fact name={texts.value}>{showDollars(prize.value)}</Fact>
    <Fact name={texts.stock}>
      {prize.stock === null ? texts.noLimit : prize.stock.toLocaleString('en-JM')}
    </Fact>
    <RecordFacts fields={prizeFields} record={{ ...prize, ...desk }} besides={PLACED} />
    {desk.reserved > 0 && <Fact name={texts.reserved}>{desk.reserved.toLocaleString('en-JM')}</Fact>}
    <Fact name={texts.addedBy}>{desk.addedBy?.fullName ?? texts.unknownAdder}</Fact>
    <Fact name={texts.created}>{showMoment(new Date(desk.created))}</Fact>
  </Facts>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-2">
    <h2 className="font-bold text-lg">{title}</h2>
    {children}
  </section>
);
