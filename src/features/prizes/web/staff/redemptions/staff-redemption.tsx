// One redemption for staff: who redeemed what, what became of it, and, while it is pending, settling it.
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { Acquisition } from '../../../contract.ts';
import { prizeDeskTexts, redemptionDeskTexts as texts } from '../../../texts/staff-prizes.ts';
import { AcquisitionStatus } from '../../acquisition-status.tsx';
import { PrizePicture } from '../../prize-picture.tsx';
import { redemptionQuery } from '../queries.ts';
import { SettleRedemption } from './settle-redemption.tsx';

export function StaffRedemption({ id }: { id: string }) {
  const redemption = useQuery(redemptionQuery(id));
  const { search } = useLocation();
  const { data } = redemption;
  return (
    <Page
      title={data ? texts.titleOf(data.prize.name) : texts.one}
      back={{ to: `/admin/redeem${search}` }}
      actions={data && <SettleRedemption redemption={data} />}
    >
      <Loaded query={redemption} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {(redemption) => (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Card className="grid gap-4">
              <h2 className="font-bold text-lg">{texts.whatWhom}</h2>
              <RedemptionFacts redemption={redemption} />
            </Card>
            <figure className="overflow-hidden rounded-lg border border-line">
              <PrizePicture imageUrl={redemption.prize.imageUrl} eager />
            </figure>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function RedemptionFacts({ redemption }: { redemption: Acquisition }) {
  const { user, prize, status, cancelReason } = redemption;
  return (
    <Facts>
      {user && (
        <Fact name={texts.person}>
          <Link to={`/admin/users/${user._id}`} className="link inline-block min-w-11 py-2.5">
            {user.fullName}
          </Link>
        </Fact>
      )}
      <Fact name={texts.email}>{user?.email}</Fact>
      <Fact name={texts.prize}>
        <Link to={`/admin/prizes/${prize._id}`} className="link inline-block min-w-11 py-2.5">
          {prize.name}
        </Link>
      </Fact>
      <Fact name={texts.type}>{prizeDeskTexts.types[redemption.prizeType]}</Fact>
      <Fact name={texts.value}>{showDollars(prize.value)}</Fact>
      <Fact name={texts.seeds}>
        <SeedAmount count={redemption.pointSpent} />
      </Fact>
      <Fact name={texts.created}>{showMoment(new Date(redemption.created))}</Fact>
      <Fact name={texts.status}>
        <AcquisitionStatus status={status} />
      </Fact>
      {status !== 'Pending' && <Fact name={texts.settled[status]}>{settledAs(redemption)}</Fact>}
      {cancelReason && <Fact name={texts.reason}>{cancelReason}</Fact>}
    </Facts>
  );
}

function settledAs({ settled, settledBy }: Acquisition): string {
  const moment = settled ? showMoment(new Date(settled)) : '';
  return settledBy ? texts.settledBy(settledBy.fullName, moment) : texts.byItself(moment);
}
