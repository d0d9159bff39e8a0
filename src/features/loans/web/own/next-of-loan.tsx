// What comes next of a loan that runs, by its kind: its line in the list, its card on the first screen, and its parts of the loan's page.

import type { ReactNode } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { amountSize } from '#platform/web/ui/text/amount-size.ts';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import type { Said, Tone } from '#platform/web/ui/tone.tsx';
import { showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { NextOfLoan } from '../../contract/next-of-loan.ts';
import type { OwnLoan } from '../../contract/own.ts';
import { isInDefault } from '../../rules/books/standing.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import type { NextFigures } from '../../rules/own/next-of-loan.ts';
import { nextOfLoanTexts as texts } from '../../texts/borrower/loan-standing.ts';
import { howToPay } from '../../texts/borrower/ways-to-pay.ts';

/** In one line, for a list. */
export function lineOf(next: NextFigures): string {
  const amount = showDollars(next.amount);
  return next.kind === 'payment'
    ? texts.payment.line(amount, showDay(next.dueOn))
    : texts[next.kind].line(amount);
}

/** For the card on top of the first screen. */
export function sayNext(next: NextOfLoan): Said {
  const amount = showDollars(next.amount);
  const way = { text: texts[next.kind].button, to: `/my-loans/${next.loanId}` };
  const paying = howToPay(next.pay, inOneLine(next.number));
  switch (next.kind) {
    case 'late': {
      const { cardTitle, card, wayOut } = texts.late;
      const text = card(next.lender, showDay(next.dueOn), next.daysLate, paying);
      return { tone: 'bad', title: cardTitle(amount), text, way, wayOut: talkAbout(wayOut) };
    }
    case 'payment': {
      const { cardTitle, card } = texts.payment;
      const tone = next.daysLeft <= 1 ? 'wait' : 'info';
      const text = card(next.lender, showDay(next.dueOn), next.daysLeft, paying);
      return { tone, title: cardTitle(amount, next.daysLeft), text, way };
    }
    case 'owed': {
      const { cardTitle, card, wayOut } = texts.owed;
      const text = card(next.lender, paying);
      return { tone: 'neutral', title: cardTitle(amount), text, way, wayOut: talkAbout(wayOut) };
    }
  }
}

const talkAbout = (text: string) => ({ text, to: '/messages' });

/** It is read out at a counter: no line ends within it. */
const inOneLine = (number: string): string => showLoanNumber(number).replaceAll(' ', '\u00A0');

type OnPage = Pick<OwnLoan, 'loan' | 'schedule'> & { next: NextFigures };

/** The figure that matters now: of a late loan all that is overdue, else what falls due next, or all that is owed. */
export function NextFigure({ schedule, next }: Omit<OnPage, 'loan'>) {
  if (next.kind !== 'payment') return <Figure name={texts[next.kind].figure} amount={next.amount} />;
  const isLast = schedule.at(-1)?.dueOn === next.dueOn && schedule.length > 1;
  return (
    <>
      <Figure name={isLast ? texts.payment.last : texts.payment.figure} amount={next.amount} />
      <p>
        <time dateTime={next.dueOn}>
          <Unbroken>{texts.payment.dueOn(showDay(next.dueOn))}</Unbroken>
        </time>
        , <span className="font-semibold">{texts.payment.dueIn(next.daysLeft)}</span>
      </p>
    </>
  );
}

const Figure = ({ name, amount }: { name: string; amount: number }) => (
  <>
    <p className="text-muted text-sm">{name}</p>
    <p className={`figures font-bold ${amountSize(showDollars(amount))}`}>{showDollars(amount)}</p>
  </>
);

/** What to do where not all is well; nothing where it is. */
export function NextHelp({ loan, next }: Omit<OnPage, 'schedule'>) {
  if (next.kind === 'owed')
    return (
      <Help tone="neutral" title={texts.owed.title}>
        <p>{texts.owed.help(showDollars(next.amount))}</p>
      </Help>
    );
  if (next.kind !== 'late') return null;
  const isLong = isInDefault(loan.state);
  return (
    <Help tone={isLong ? 'bad' : 'wait'} title={isLong ? texts.late.longTitle : texts.late.title}>
      <p>
        <Unbroken>{texts.late.wasDue(showDay(next.dueOn), next.daysLate)}</Unbroken>
      </p>
      <p>{isLong ? texts.late.longHelp : texts.late.help}</p>
      {!isLong && <p>{texts.late.talk}</p>}
    </Help>
  );
}

const Help = ({ tone, title, children }: { tone: Tone; title: string; children: ReactNode }) => (
  <Banner tone={tone} title={title} action={<WriteToUs />}>
    {children}
  </Banner>
);

export const WriteToUs = () => (
  <LinkButton to="/messages" tone="secondary">
    {texts.message}
  </LinkButton>
);
