// One lender's loan among others; the whole card leads to it.
import { Link } from 'react-router';
import { showDollars } from '#shared/money.ts';
import type { PublicLoan } from '../contract.ts';
import { shortDescription } from '../rules/short-description.ts';
import { lenderLoanTexts as texts } from '../texts/lenders.ts';
import { LenderLogo, LoanPicture } from './pictures.tsx';

/** Unless `linked` it leads nowhere: a loan that is not published yet. */
export function LoanCard({ loan, linked = true }: { loan: PublicLoan; linked?: boolean }) {
  const { text, hasMore } = shortDescription(loan.description);
  return (
    <article
      aria-label={`${loan.name}, ${loan.partner.name}`}
      className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface hover:border-leaf"
    >
      <LoanPicture loan={loan} className="border-line border-b" />
      <div className="grid flex-1 content-start gap-3 p-4 sm:p-5">
        <div>
          <p className="text-muted text-sm">{loan.type}</p>
          <h3 className="font-bold text-lg">
            {linked ? (
              <Link
                to={`/loans/${loan._id}`}
                className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-3 focus-visible:after:outline-leaf focus-visible:after:-outline-offset-3"
              >
                {loan.name}
              </Link>
            ) : (
              loan.name
            )}
          </h3>
        </div>
        <p>
          {text}
          {hasMore && (
            <>
              … <span className="link">{texts.learnMore}</span>
            </>
          )}
        </p>
        <dl className="grid gap-1.5">
          <Line term={texts.maximumAmount}>{showDollars(loan.maximumAmount)}</Line>
          <Line term={texts.defaultRate}>{texts.ratePerMonth(loan.defaultInterestRate)}</Line>
          <Line term={texts.repayment}>{loan.repaymentOption}</Line>
        </dl>
      </div>
      <p className="flex items-center gap-3 border-line border-t px-4 py-3 sm:px-5">
        <LenderLogo logo={loan.partner.logo} className="size-10" />
        <span className="min-w-0">
          <span className="block text-muted text-sm">{texts.offeredBy}</span>
          <span className="block font-semibold">{loan.partner.name}</span>
        </span>
      </p>
    </article>
  );
}

const Line = ({ term, children }: { term: string; children: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="min-w-0 flex-[1_1_8rem] text-muted">{term}</dt>
    <dd className="figures text-right font-semibold">{children}</dd>
  </div>
);
