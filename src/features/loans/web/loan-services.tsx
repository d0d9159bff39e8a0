// The loans that can be had, one card each; the platform's own leads to the borrower's offer.
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { cents, showMoney } from '#shared/money.ts';
import { brand } from '#texts/brand.ts';
import { loanServicesTexts as texts } from '#texts/loans.ts';

/** As advertised: the largest loan, the rate at its best, the longest term. */
const MAXIMUM_CENTS = cents(500_000_00);
const BEST_RATE_PERCENT = 4;
const LONGEST_TERM_MONTHS = 8;

export const LoanServices = () => (
  <Page title={texts.title} lead={texts.lead}>
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <li>
        <Card className="grid h-full content-start gap-4">
          <div>
            <p className="text-muted text-sm">{texts.productType}</p>
            <h2 className="font-bold text-xl">{texts.productName}</h2>
          </div>
          <p>{texts.description}</p>
          <dl className="grid gap-2">
            <Line term={texts.maximum} value={showMoney(MAXIMUM_CENTS)} />
            <Line term={texts.rate} value={texts.rateFrom(BEST_RATE_PERCENT)} />
            <Line term={texts.term} value={texts.termUpTo(LONGEST_TERM_MONTHS)} />
            <Line term={texts.repayment} value={texts.monthly} />
            <Line term={texts.partner} value={brand.name} />
          </dl>
          <LinkButton to="/loans" wide>
            {texts.seeOffer}
          </LinkButton>
        </Card>
      </li>
    </ul>
  </Page>
);

const Line = ({ term, value }: { term: string; value: string }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-muted">{term}</dt>
    <dd className="figures text-right font-semibold">{value}</dd>
  </div>
);
