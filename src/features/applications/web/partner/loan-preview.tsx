// A lender's loan as borrowers see it, for the lender itself: among other loans, and its own page with the cost of any part.
import type { PublicLoan } from '#features/partners/contract.ts';
import { loanPreviewTexts as texts } from '#features/partners/texts/partner-products.ts';
import { LoanCard } from '#features/partners/web/loan-card.tsx';
import type { PreviewStage } from '#features/partners/web/partner/loans/preview-loan.ts';
import { Cost } from '../lender/lender-loan.tsx';
import { LoanFacts, LoanHead } from '../lender/loan-facts.tsx';
import { useLenderWish } from '../lender/use-lender-wish.ts';
import { WishFields } from '../lender/wish-fields.tsx';

type LoanPreviewProps = { loan: PublicLoan; stage: PreviewStage };

export function LoanPreview({ loan, stage }: LoanPreviewProps) {
  const { minimumAmount, maximumAmount, minimumTerm, defaultTerm, maximumTerm } = loan;
  // What was tried out within other limits begins anew.
  const limits = [minimumAmount, maximumAmount, minimumTerm, defaultTerm, maximumTerm].join('/');
  return (
    <section aria-labelledby="loan-preview" className="@container grid grid-cols-1 content-start gap-4">
      <div>
        <h2 id="loan-preview" className="font-bold text-lg">
          {texts.title}
        </h2>
        {stage !== 'stored' && <p className="text-muted text-sm">{texts.typed}</p>}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 rounded-lg border border-line border-dashed bg-ground p-3 @2xl:grid-cols-2 @2xl:gap-6 @2xl:p-6">
        <div className="grid grid-cols-1 gap-4">
          <h3 className="text-muted">{texts.inList}</h3>
          <LoanCard loan={loan} linked={false} />
          <h3 className="pt-2 text-muted">{texts.itsPage}</h3>
          <LoanHead loan={loan} linked={false} />
        </div>
        {stage === 'incomplete' ? (
          <p className="rounded-lg border border-line bg-surface p-4 text-muted">{texts.incomplete}</p>
        ) : (
          <LoanPage key={limits} loan={loan} />
        )}
      </div>
    </section>
  );
}

function LoanPage({ loan }: { loan: PublicLoan }) {
  const wish = useLenderWish(loan);
  return (
    <div className="grid grid-cols-1 gap-4">
      <WishFields wish={wish} />
      <Cost loan={loan} wish={wish} />
      <LoanFacts loan={loan} />
    </div>
  );
}
