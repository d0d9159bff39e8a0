// What is agreed, in figures: the same that stand on the paper.

import { termsOf } from '#features/loans/rules/add-on.ts';
import { InstalmentSchedule } from '#features/loans/web/instalment-schedule.tsx';
import { AddOnExplained, YearlyRateExplained } from '#features/loans/web/price-words.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { readDay, showDay } from '#shared/calendar.ts';
import { dollarsToCents, showDollars } from '#shared/money.ts';
import type { Agreement } from '../../contract/agreement.ts';
import { instalmentsInWords, showPercent } from '../../rules/agreement/figures-in-words.ts';
import { agreementTexts as texts } from '../../texts/agreement.ts';

type Figures = { facts: NonNullable<Agreement['facts']>; number: string | null };

export function AgreementFigures({ facts, number }: Figures) {
  const schedule = facts.schedule.map(({ dueOn, amount, ...rest }) => {
    const day = readDay(dueOn);
    if (!day) throw new RangeError(`${dueOn} is not a day`);
    return { ...rest, dueOn: day, amountCents: dollarsToCents(amount) };
  });
  const { repaymentOption, interestRate, effectiveYearlyRate } = facts;
  const from = readDay(facts.preparedOn);
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="font-bold text-xl">{texts.figures}</h2>
      <Facts>
        <Fact name={texts.number}>{number}</Fact>
        <Fact name={texts.lender}>{facts.lender.legalName}</Fact>
        <Fact name={texts.amount}>{showDollars(facts.loanAmount)}</Fact>
        <Fact name={texts.fee}>{showDollars(facts.fee)}</Fact>
        <Fact name={texts.cashInHand}>{showDollars(facts.cashInHand)}</Fact>
        <Fact name={texts.interest}>
          {texts.interestAt(showDollars(facts.interest), showPercent(Math.round(interestRate * 100)))}
        </Fact>
        <Fact name={texts.total}>{showDollars(facts.totalRepayment)}</Fact>
        <Fact name={texts.instalments}>{instalmentsInWords({ repaymentOption, schedule })}</Fact>
        <Fact name={texts.effectiveRate}>{showPercent(Math.round(effectiveYearlyRate * 100))}</Fact>
      </Facts>
      <div className="text-muted text-sm">
        <AddOnExplained terms={termsOf({ amount: facts.loanAmount, interestRate, term: facts.term })} />
        <YearlyRateExplained
          cost={{
            cashInHandCents: dollarsToCents(facts.cashInHand),
            totalRepaymentCents: dollarsToCents(facts.totalRepayment),
          }}
        />
      </div>
      <InstalmentSchedule schedule={schedule} note={from ? texts.scheduleNote(showDay(from)) : ''} />
    </Card>
  );
}
