// What two people decide of one loan: what was asked for and what became of it, the answer to what waits, and the way to ask.

import { useMemo, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import { showMoment } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import type { DeskLoan, GivenUp, LoanAdjustment } from '../../../contract/desk.ts';
import type { LoanEvent } from '../../../rules/books/account.ts';
import { accountOf } from '../../../rules/desk/account-on-wire.ts';
import { whyNotBooked } from '../../../rules/desk/may-book.ts';
import { loanDeskTexts as texts } from '../../../texts/staff-loan-desk.ts';
import { AboutMoney } from './about-money.tsx';
import { nameOf } from './adjustment-words.ts';
import { AnswerAdjustment } from './answer-adjustment.tsx';
import { AskAdjustmentDialog } from './ask-adjustment-dialog.tsx';

export function Adjustments({ shown }: { shown: DeskLoan }) {
  const [asking, setAsking] = useState<GivenUp | null>(null);
  const account = useMemo(() => accountOf(shown), [shown]);
  const on = shown.settlement.on;
  const isOpen = shown.adjustments.some(({ kind, status }) => status === 'Asked' && isGivenUp(kind));
  const payout = account.entries.find(({ kind }) => kind === 'Disbursement')?.id ?? '';
  const events: [GivenUp, LoanEvent][] = [
    ['Waiver', { kind: 'Waiver', amountCents: cents(1), on }],
    ['WriteOff', { kind: 'WriteOff', on }],
    ['PayoutReversal', { kind: 'Reversal', reverses: payout, on }],
  ];
  const mayAsk = isOpen ? [] : events.filter(([, event]) => whyNotBooked(account, event) === null);
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="font-bold text-xl">{texts.adjustments}</h2>
      {shown.adjustments.length === 0 ? (
        <p className="text-muted">{texts.noAdjustments}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {shown.adjustments.map((adjustment) => (
            <Adjustment key={adjustment._id} adjustment={adjustment} shown={shown} />
          ))}
        </ul>
      )}
      {mayAsk.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {mayAsk.map(([kind]) => (
            <Button key={kind} tone="secondary" onClick={() => setAsking(kind)}>
              {texts.askTitle[kind]}
            </Button>
          ))}
        </div>
      )}
      <AskAdjustmentDialog shown={shown} kind={asking} onClose={() => setAsking(null)} />
    </Card>
  );
}

/** One of these waits at a time for a loan; money recorded by hand waits beside it. */
const isGivenUp = (kind: LoanAdjustment['kind']): kind is GivenUp =>
  kind === 'Waiver' || kind === 'WriteOff' || kind === 'PayoutReversal';

const TONES: Record<LoanAdjustment['status'], Tone> = {
  Asked: 'wait',
  Done: 'good',
  Refused: 'bad',
  Withdrawn: 'neutral',
};

type AdjustmentProps = { adjustment: LoanAdjustment; shown: DeskLoan };

const Adjustment = ({ adjustment, shown: { loan, borrower } }: AdjustmentProps) => {
  const { status, reason, askedBy, askedAt, decidedBy, decidedAt, decisionNote } = adjustment;
  const decided = decidedAt && showMoment(new Date(decidedAt));
  return (
    <li className="grid grid-cols-1 gap-2 rounded-md border border-line bg-ground p-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <strong>{nameOf(adjustment)}</strong>
        <StatusChip tone={TONES[status]}>{texts.adjustmentStatus[status]}</StatusChip>
      </p>
      <AboutMoney adjustment={adjustment} />
      {reason && <p className="wrap-anywhere whitespace-pre-wrap">{reason}</p>}
      <p className="text-muted text-sm">{texts.askedBy(askedBy.fullName, showMoment(new Date(askedAt)))}</p>
      {decided && (
        <p className="text-muted text-sm">
          {decidedBy ? texts.decidedBy(decidedBy.fullName, decided) : texts.withdrawnAt(decided)}
        </p>
      )}
      {decisionNote && <p className="wrap-anywhere whitespace-pre-wrap text-sm">{decisionNote}</p>}
      <AnswerAdjustment asked={{ ...adjustment, loan, borrower }} />
    </li>
  );
};
