// Lenders side by side: an amount and a term by sliders, and at once what each loan costs in all, the cheapest first.
import { useQuery } from '@tanstack/react-query';
import type { PublicLoan } from '#features/partners/contract.ts';
import { lenderLoanTexts } from '#features/partners/texts/lenders.ts';
import { allLoansQuery } from '#features/partners/web/queries.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { dayOf } from '#shared/calendar.ts';
import { compareLoans } from '../../rules/compare-loans.ts';
import { comparisonTexts as texts } from '../../texts/borrower/comparison.ts';
import { ComparisonChoice } from './comparison-choice.tsx';
import { OtherLenders } from './other-lenders.tsx';
import { RankedLoan } from './ranked-loan.tsx';
import { useWish } from './use-wish.ts';

export function CompareLenders() {
  const loans = useQuery(allLoansQuery);
  return (
    <Page title={texts.title} lead={texts.lead} back={{ to: '/loan-services', text: lenderLoanTexts.back }}>
      <Loaded query={loans} skeleton={<Skeleton className="h-120 rounded-lg" />} empty={texts.noLoans}>
        {(all) => <Compared loans={all} />}
      </Loaded>
    </Page>
  );
}

export function Compared({ loans }: { loans: readonly PublicLoan[] }) {
  const choice = useWish(loans);
  const { ranked, others } = compareLoans(choice.loans, choice.wish, dayOf(new Date()));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr]">
      <ComparisonChoice choice={choice} />
      <div className="grid gap-8">
        <section aria-labelledby="ranked" className="grid gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-4">
            <h2 id="ranked" className="font-bold text-xl">
              {texts.results}
            </h2>
            <p aria-live="polite" className="text-muted">
              {texts.counted(ranked.length)}
            </p>
          </div>
          {ranked.length === 0 && (
            <p className="rounded-lg border border-line border-dashed p-6 text-center text-muted">
              {texts.none}
            </p>
          )}
          <ol className="grid gap-3">
            {ranked.map((compared) => (
              <li key={compared.loan._id}>
                <RankedLoan compared={compared} />
              </li>
            ))}
          </ol>
        </section>
        {others.length > 0 && <OtherLenders loans={others} />}
      </div>
    </div>
  );
}
