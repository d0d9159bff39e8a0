// An applicant held to what the lender's own loan asks for: the verdict, the figure asked for and the applicant's.
import { showCriteriaValue } from '#features/partners/rules/show-criteria-value.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { showDollars } from '#shared/money.ts';
import type { LenderApplication } from '../../contract.ts';
import { judgedTexts as texts } from '../../texts/partner-applications.ts';

type JudgedProps = { judged: NonNullable<LenderApplication['judged']> };

/** What stands in the question before an approval, when the card has scrolled out of view. */
export function JudgedInShort({ judged }: JudgedProps) {
  const { criteria, figures } = judged;
  const ofApplicant =
    figures &&
    showCriteriaValue(
      criteria,
      criteria === 'Free Cash Flow' ? figures.freeCashFlow : figures.debtServiceRatio,
    );
  return (
    <p className={figures?.isMet === false ? 'font-bold text-pimento' : ''}>
      {texts.inShort(wordOf(judged), askedOf(judged), ofApplicant)}
    </p>
  );
}

const wordOf = ({ figures }: JudgedProps['judged']): string =>
  figures ? (figures.isMet ? texts.met : texts.notMet) : texts.unknown;

const askedOf = ({ criteria, value }: JudgedProps['judged']): string =>
  texts.ask[criteria](showCriteriaValue(criteria, value));

export function JudgedByCriteria({ judged }: JudgedProps) {
  const { figures } = judged;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="font-bold text-xl">{texts.title}</h2>
        <StatusChip tone={figures ? (figures.isMet ? 'good' : 'bad') : 'neutral'}>
          {wordOf(judged)}
        </StatusChip>
      </div>
      <Facts>
        <Fact name={texts.asked}>{askedOf(judged)}</Fact>
        {figures && (
          <>
            <Fact name={texts.freeCashFlow}>{showDollars(figures.freeCashFlow)}</Fact>
            <Fact name={texts.ratio}>{`${figures.debtServiceRatio}%`}</Fact>
            {figures.runningLoans > 0 && (
              <Fact name={texts.runningLoans}>{showDollars(figures.runningLoans)}</Fact>
            )}
          </>
        )}
      </Facts>
      <p className="text-muted text-sm">{figures ? texts.from : texts.unknownLead}</p>
    </Card>
  );
}
