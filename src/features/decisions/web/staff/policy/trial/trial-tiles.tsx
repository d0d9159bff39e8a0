// What a trial adds up to, in a few figures: who gains an offer and who loses one, money and rate before and after.
import { cents, showMoney } from '#shared/money.ts';
import type { TrialSummary } from '../../../../contract/policy-desk.ts';
import { policyTexts, policyTrialTexts as texts } from '../../../../texts/staff-policy.ts';

export const TrialTiles = ({ summary }: { summary: TrialSummary }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-3">
    {tilesOf(summary).map(({ name, value }) => (
      <div key={name} className="rounded-md border border-line p-3">
        <dt className="text-muted text-sm">{name}</dt>
        <dd className="figures font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);

const tilesOf = ({ before, after, ...summary }: TrialSummary): { name: string; value: string }[] => [
  { name: texts.tried, value: String(summary.people) },
  { name: texts.offers, value: fromTo(String(before.offers), String(after.offers)) },
  { name: texts.offerToDecline, value: String(summary.offerToDecline) },
  { name: texts.declineToOffer, value: String(summary.declineToOffer) },
  { name: texts.higher, value: String(summary.higherAmount) },
  { name: texts.lower, value: String(summary.lowerAmount) },
  { name: texts.total, value: fromTo(money(before.totalCents), money(after.totalCents)) },
  { name: texts.averageRate, value: fromTo(rate(before.averageRateBps), rate(after.averageRateBps)) },
  // Trials from before the share was worked out do not have it.
  ...(after.averageBurdenBps === undefined
    ? []
    : [
        {
          name: texts.averageBurden,
          value: fromTo(share(before.averageBurdenBps), share(after.averageBurdenBps)),
        },
      ]),
  ...lossTile(summary),
];

function lossTile({ expectedLoss }: Pick<TrialSummary, 'expectedLoss'>): { name: string; value: string }[] {
  if (!expectedLoss) return [];
  const { before, after } = expectedLoss;
  return [{ name: texts.loss, value: fromTo(money(before.lossCents), money(after.lossCents)) }];
}

const money = (amount: number): string => showMoney(cents(amount));
/** Shows basis points as a per cent, to the hundredth. */
const rate = (bps: number | null): string =>
  bps === null ? texts.noRate : policyTexts.percentMonthly(Math.round(bps) / 100);
const share = (bps: number | null | undefined): string =>
  bps === null || bps === undefined ? texts.noRate : policyTexts.percent(Math.round(bps) / 100);
const fromTo = (one: string, other: string): string => (one === other ? one : texts.to(one, other));
