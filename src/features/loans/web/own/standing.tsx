// Where a loan stands, in one card: repaid so far, what comes next, and what to do when something is late.

import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { OwnLoan } from '../../contract/own.ts';
import { isRepaid, payoutStands } from '../../rules/books/standing.ts';
import { nextOf } from '../../rules/own/next-of-loan.ts';
import { ownLoanTexts as texts } from '../../texts/borrower/own-loans.ts';
import { NextFigure, NextHelp, WriteToUs } from './next-of-loan.tsx';
import { OwnLoanState } from './own-loan-state.tsx';
import { RepaidRing } from './repaid-ring.tsx';
import { repaidShare } from './repaid-share.ts';

export function Standing({ loan, schedule, today }: OwnLoan) {
  const { paid, total, share } = repaidShare(loan, schedule);
  const next = nextOf(loan, today);
  if (isRepaid(loan.state)) return <Done loan={loan} />;
  if (!payoutStands(loan.state))
    return (
      <Banner tone="neutral" title={texts.reversedTitle} action={<WriteToUs />}>
        <p>{texts.reversed}</p>
      </Banner>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <RepaidRing share={share} className="size-24 shrink-0 sm:size-28" />
          <div className="flex max-w-full flex-1 basis-40 flex-col gap-1">
            <span>
              <OwnLoanState state={loan.state} />
            </span>
            {next && <NextFigure schedule={schedule} next={next} />}
          </div>
        </div>
        <dl className="figures grid gap-2 border-line border-t pt-4">
          {loan.nextDueOn !== null && (
            <Line name={texts.owed}>
              <strong className="font-bold">{showDollars(loan.owed)}</strong>
            </Line>
          )}
          <Line name={texts.paid}>{texts.paidOf(showDollars(paid), showDollars(total))}</Line>
        </dl>
      </Card>
      {next && <NextHelp loan={loan} next={next} />}
      <Credit amount={loan.credit} />
    </div>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-muted">{name}</dt>
    <dd className="ml-auto text-right">{children}</dd>
  </div>
);

const Credit = ({ amount }: { amount: number }) =>
  amount > 0 ? (
    <Banner tone="info" title={texts.credit(showDollars(amount))} action={<WriteToUs />}>
      <p>{texts.creditHow}</p>
    </Banner>
  ) : null;

const Done = ({ loan }: Pick<OwnLoan, 'loan'>) => (
  <div className="grid grid-cols-1 gap-4">
    <div className="grid justify-items-center gap-4 rounded-lg bg-leaf-soft p-5 text-center sm:p-6">
      <RepaidRing share={1} />
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center justify-center gap-2 font-bold text-2xl">
          <PartyPopper className="size-6 shrink-0 text-leaf" />
          {texts.doneTitle}
        </p>
        <p>{texts.done(showDollars(loan.loanAmount))}</p>
        {loan.closedAt && (
          <p className="text-muted text-sm">
            <Unbroken>{texts.doneOn(showMoment(new Date(loan.closedAt)))}</Unbroken>
          </p>
        )}
      </div>
      <LinkButton to="/loans">{texts.toOffer}</LinkButton>
    </div>
    <Credit amount={loan.credit} />
  </div>
);
