// The words of a loan's price, each to be opened: what it means, in the dollars of this loan.
import { Explained } from '#platform/web/ui/list/explained.tsx';
import { showMoney } from '#shared/money.ts';
import { addOnInterest, type LoanTerms } from '../rules/add-on.ts';
import { interestOfAMonth, paidBeyondCash } from '../rules/cost-in-dollars.ts';
import type { LoanCost } from '../rules/cost-of-loan.ts';
import { costTexts } from '../texts/borrower/cost.ts';
import { priceWords as texts } from '../texts/borrower/price-words.ts';

export const PriceWords = ({ cost }: { cost: LoanCost }) => (
  <div className="border-line border-t pt-1 text-muted text-sm">
    <AddOnExplained terms={cost} />
    <Explained question={texts.fee.question}>
      <p>
        {texts.fee.answer(
          showMoney(cost.feeCents),
          showMoney(cost.amountCents),
          showMoney(cost.cashInHandCents),
        )}
      </p>
    </Explained>
    <Explained question={texts.instalments.question}>
      <p>
        {cost.schedule.length === 1
          ? texts.instalments.one(showMoney(cost.instalmentCents))
          : texts.instalments.answer(cost.schedule.length, showMoney(cost.instalmentCents))}
      </p>
    </Explained>
    <YearlyRateExplained cost={cost} />
  </div>
);

type Paid = Pick<LoanCost, 'cashInHandCents' | 'totalRepaymentCents'>;

export const YearlyRateExplained = ({ cost }: { cost: Paid }) => (
  <Explained question={texts.effectiveYearly.question}>
    <p>{texts.effectiveYearly.answer}</p>
    <p>
      {texts.effectiveYearly.here(
        showMoney(cost.cashInHandCents),
        showMoney(cost.totalRepaymentCents),
        showMoney(paidBeyondCash(cost)),
      )}
    </p>
  </Explained>
);

export const AddOnExplained = ({ terms }: { terms: LoanTerms }) => (
  <Explained question={texts.addOn.question}>
    <p>
      {texts.addOn.answer({
        percent: `${terms.rateMonthlyBps / 100}%`,
        amount: showMoney(terms.amountCents),
        months: costTexts.months(terms.termMonths),
        aMonth: showMoney(interestOfAMonth(terms)),
        inAll: showMoney(addOnInterest(terms)),
      })}
    </p>
  </Explained>
);

export const PreApprovedExplained = () => (
  <Explained question={texts.preApproved.question}>
    <p>{texts.preApproved.answer}</p>
  </Explained>
);
