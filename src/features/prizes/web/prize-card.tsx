// A prize in the list: its picture, what it costs against what one has, how many are left, and the way to it.
import { useLocation } from 'react-router';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Prize } from '../contract.ts';
import { seedsMissing } from '../rules/may-redeem.ts';
import { redeemListTexts as texts } from '../texts/prizes.ts';
import { PrizePicture } from './prize-picture.tsx';

type PrizeCardProps = {
  prize: Prize;
  /** The person's balance in seeds; undefined until it is known. */
  balance: number | undefined;
};

export function PrizeCard({ prize, balance }: PrizeCardProps) {
  const { search } = useLocation();
  const { name, description, imageUrl, isRedeemed, stock } = prize;
  const isWithinReach = balance !== undefined && balance >= prize.pointRequired;
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface"
    >
      <PrizePicture imageUrl={imageUrl} className={stock === 0 ? 'opacity-55' : ''} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="grid gap-1">
          <h2 className="font-bold text-lg">{name}</h2>
          <p className="line-clamp-2 text-muted text-sm">{description}</p>
        </div>
        <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2">
          <SeedAmount count={prize.pointRequired} />
          <Standing prize={prize} balance={balance} />
        </div>
        <LinkButton
          to={`/redeem/${prize._id}${search}`}
          tone={isWithinReach && !isRedeemed && stock !== 0 ? 'primary' : 'secondary'}
          wide
        >
          {texts.getNow}
          <span className="sr-only">{name}</span>
        </LinkButton>
      </div>
    </article>
  );
}

/** The one thing to know before a tap: it is redeemed, gone, out of reach, or running low. */
function Standing({ prize, balance }: PrizeCardProps) {
  if (prize.isRedeemed) return <StatusChip tone="good">{texts.redeemed}</StatusChip>;
  if (prize.stock === 0) return <StatusChip tone="neutral">{texts.stockLeft(0)}</StatusChip>;
  const missing = balance === undefined ? 0 : seedsMissing(prize, balance);
  return (
    <span className="figures text-muted text-sm">
      {[
        ...(missing > 0 ? [texts.seedsToGo(missing)] : []),
        ...(prize.stock === null ? [] : [texts.stockLeft(prize.stock)]),
      ].join(' · ')}
    </span>
  );
}
