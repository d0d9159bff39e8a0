// An applicant held to what the lender's own loan asks for: the verdict, the figure asked for and the applicant's.
import { Card } from '#platform/web/ui/card.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { showDollars } from '#shared/money.ts';
import type { LenderApplication } from '../../contract.ts';
import { judgedTexts as texts } from '../../texts/partner-applications.ts';

type JudgedProps = { judged: NonNullable<LenderApplication['judged']> };

export function JudgedByCriteria({ judged: { criteria, value, figures } }: JudgedProps) {
  const asked = criteria === 'Free Cash Flow' ? showDollars(value) : `${value}%`;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="font-bold text-xl">{texts.title}</h2>
        <StatusChip tone={figures ? (figures.isMet ? 'good' : 'bad') : 'neutral'}>
          {figures ? (figures.isMet ? texts.met : texts.notMet) : texts.unknown}
        </StatusChip>
      </div>
      <Facts>
        <Fact name={texts.asked}>{texts.ask[criteria](asked)}</Fact>
        {figures && (
          <>
            <Fact name={texts.freeCashFlow}>{showDollars(figures.freeCashFlow)}</Fact>
            <Fact name={texts.ratio}>{`${figures.debtServiceRatio}%`}</Fact>
          </>
        )}
      </Facts>
      <p className="text-muted text-sm">{figures ? texts.from : texts.unknownLead}</p>
    </Card>
  );
}
