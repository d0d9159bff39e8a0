// The loans that do not lend what is asked for, with what they do lend: nobody is left out in silence.
import { Link } from 'react-router';
import type { PublicLoan } from '#features/partners/contract.ts';
import { showDollars } from '#shared/money.ts';
import { comparisonTexts as texts } from '../../texts/borrower/comparison.ts';

export const OtherLenders = ({ loans }: { loans: readonly PublicLoan[] }) => (
  <section aria-labelledby="others" className="grid gap-3">
    <div>
      <h2 id="others" className="font-bold text-xl">
        {texts.othersTitle}
      </h2>
      <p className="text-muted">{texts.othersLead}</p>
    </div>
    <ul className="rounded-lg border border-line">
      {loans.map((loan) => (
        <li
          key={loan._id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line px-4 py-3 not-last:border-b"
        >
          <span className="min-w-0">
            <Link to={`/loans/${loan._id}`} className="link inline-flex min-h-11 items-center">
              {loan.name}
            </Link>{' '}
            <span className="text-muted">{loan.partner.name}</span>
          </span>
          <span className="figures text-muted text-sm">
            <span className="block">
              {texts.lendsAmount(showDollars(loan.minimumAmount), showDollars(loan.maximumAmount))}
            </span>
            <span className="block">{texts.lendsTerm(loan.minimumTerm, loan.maximumTerm)}</span>
          </span>
        </li>
      ))}
    </ul>
  </section>
);
