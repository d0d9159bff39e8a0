// What a person has redeemed, newest first, eight a page: seeds spent, state, and the codes of coupons.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { DecidedBy } from '#platform/web/ui/list/decided-by.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { Acquisition } from '../contract.ts';
import { acquisitionTexts as texts } from '../texts/prizes.ts';
import { AcquisitionStatus } from './acquisition-status.tsx';
import { CouponCode } from './coupon-code.tsx';
import { PrizePicture } from './prize-picture.tsx';
import { ownAcquisitionsQuery } from './queries.ts';

/** A person's redemptions, without a heading of their own: they are a view of the profile. */
export function MyAcquisitions() {
  const acquisitions = useQuery(ownAcquisitionsQuery(usePageNumber()));
  return (
    <Loaded
      query={acquisitions}
      skeleton={<RowSkeletons />}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState text={texts.empty} action={<LinkButton to="/redeem">{texts.toRedeem}</LinkButton>} />
      }
    >
      {({ rows, total }) => (
        <div className="grid gap-6">
          <ul className="grid gap-3">
            {rows.map((acquisition) => (
              <li key={acquisition._id}>
                <AcquisitionRow acquisition={acquisition} />
              </li>
            ))}
          </ul>
          <Pager rowCount={total} />
        </div>
      )}
    </Loaded>
  );
}

function AcquisitionRow({ acquisition }: { acquisition: Acquisition }) {
  const { prize, created, pointSpent, status, code, cancelReason, settled } = acquisition;
  return (
    <article
      aria-label={prize.name}
      className="grid gap-3 rounded-lg border border-line bg-surface p-3 sm:p-4"
    >
      <div className="flex flex-wrap gap-4">
        <div className="w-24 shrink-0 self-start overflow-hidden rounded-md sm:w-30">
          <PrizePicture imageUrl={prize.imageUrl} />
        </div>
        <div className="grid min-w-0 flex-[1_1_8rem] content-start gap-2">
          <Link
            to={`/redeem/${prize._id}`}
            className="link inline-flex min-h-11 items-center justify-self-start"
          >
            {prize.name}
          </Link>
          <div className="flex flex-wrap items-center gap-2">
            <AcquisitionStatus status={status} />
            <SeedAmount count={pointSpent} className="text-xs" />
          </div>
          <p className="text-muted text-sm">
            <time dateTime={created}>
              <Unbroken>{texts.redeemedOn(showMoment(new Date(created)))}</Unbroken>
            </time>
          </p>
          {cancelReason && (
            <p className="text-sm">
              {texts.meaning.Cancelled} {texts.cancelReason} <q>{cancelReason}</q>
            </p>
          )}
          {code === null && <DecidedBy desk="rewards" at={settled} />}
        </div>
      </div>
      {code !== null && <CouponCode code={code} />}
    </article>
  );
}
