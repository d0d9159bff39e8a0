// /redeem: the featured contest, and what seeds can be turned into.
import { FeaturedContest } from '#features/contests/web/featured-contest.tsx';
import { RedeemList } from '#features/prizes/web/redeem-list.tsx';

export default function RedeemPage() {
  return <RedeemList featured={<FeaturedContest />} />;
}
