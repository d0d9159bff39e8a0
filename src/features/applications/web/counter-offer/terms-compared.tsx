// What was asked for beside what a lender offers instead, with the same figures of both.
import { costTexts } from '#features/loans/texts/borrower/cost.ts';
import { showDollars } from '#shared/money.ts';
import type { CounterOffer } from '../../contract/counter-offer.ts';
import { counterOfferTexts as texts } from '../../texts/counter-offer/counter-offer.ts';

/** On a phone each name stands above its two figures. */
const ROW = 'max-sm:grid max-sm:grid-cols-2';

type Terms = CounterOffer['asked'];
type TermsComparedProps = {
  offer: CounterOffer;
  /** What the table and its first side are called to whoever did not ask. */
  words?: { caption: string; asked: string };
};

export function TermsCompared({ offer: { asked, offered }, words = texts }: TermsComparedProps) {
  return (
    <table className="figures w-full border-collapse max-sm:block">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="max-sm:block">
        <tr className={`${ROW} border-line border-b text-left align-bottom`}>
          <td className="max-sm:hidden" />
          <th scope="col" className="py-2 pr-2 font-semibold text-muted">
            {words.asked}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {texts.offered}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {LINES.map(({ name, of }) => (
          <Line key={name(offered)} name={name(offered)} asked={of(asked)} offered={of(offered)} />
        ))}
      </tbody>
    </table>
  );
}

type LineProps = { name: string; asked: string; offered: string };

/** What is another stands out by its weight, not by its colour alone. */
const Line = ({ name, asked, offered }: LineProps) => (
  <tr className={`${ROW} border-line align-top not-last:border-b`}>
    <th
      scope="row"
      className="wrap-anywhere py-2 pr-2 text-left font-normal text-muted max-sm:col-span-2 max-sm:pb-0"
    >
      {name}
    </th>
    <td className="wrap-anywhere py-2 pr-2">{asked}</td>
    <td className={`wrap-anywhere py-2 ${asked === offered ? '' : 'font-bold'}`}>{offered}</td>
  </tr>
);

/** What each instalment is called. */
export const instalmentName = ({ cost }: Terms): string =>
  cost.schedule.length === 1 ? costTexts.once : costTexts.instalments[cost.repaymentOption];

const LINES: readonly { name: (offered: Terms) => string; of: (terms: Terms) => string }[] = [
  { name: () => texts.amount, of: ({ loanAmount }) => showDollars(loanAmount) },
  { name: () => texts.rate, of: ({ interestRate }) => `${interestRate}%` },
  { name: () => texts.term, of: ({ term }) => costTexts.months(term) },
  { name: () => costTexts.cashInHand, of: ({ cost }) => showDollars(cost.cashInHand) },
  { name: instalmentName, of: ({ cost }) => showDollars(cost.monthlyRepayment) },
  { name: () => costTexts.total, of: ({ cost }) => showDollars(cost.totalRepayment) },
  { name: () => costTexts.effectiveYearly, of: ({ cost }) => `${cost.effectiveYearlyRate.toFixed(2)}%` },
];
