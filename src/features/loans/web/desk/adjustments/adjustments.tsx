// What two people decide of one loan: what was asked for and what became of it, the answer to what waits, and the way to ask.

import { useMemo, useState } from 'react';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import { type Day, showDay, showMoment } from '#shared/calendar.ts';
import { cents, showDollars } from '#shared/money.ts';
import type { DeskLoan, GivenUp, LoanAdjustment } from '../../../contract/desk.ts';
import { approvalFields, rejectionFields } from '../../../fields/desk-money.ts';
import type { LoanEvent } from '../../../rules/books/account.ts';
import { accountOf } from '../../../rules/desk/account-on-wire.ts';
import { mayDecide, mayWithdraw } from '../../../rules/desk/adjustment.ts';
import { whyNotBooked } from '../../../rules/desk/may-book.ts';
import { loanDeskTexts as texts } from '../../../texts/staff-loan-desk.ts';
import { call } from '../queries.ts';
import { AskAdjustmentDialog } from './ask-adjustment-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export function Adjustments({ shown }: { shown: DeskLoan }) {
  const [asking, setAsking] = useState<GivenUp | null>(null);
  const account = useMemo(() => accountOf(shown), [shown]);
  const on = shown.settlement.on as Day;
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
            <Adjustment key={adjustment._id} adjustment={adjustment} />
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

/** `Waiver of $750.00`. */
export const nameOf = ({ kind, amount }: Pick<LoanAdjustment, 'kind' | 'amount'>): string =>
  texts.adjustment[kind](showDollars(amount ?? 0));

/** `large, dated more than three days back`. */
export const causesInWords = (causes: LoanAdjustment['causes']): string =>
  causes.map((cause) => texts.cause[cause]).join(', ');

const Adjustment = ({ adjustment }: { adjustment: LoanAdjustment }) => {
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
      {status === 'Asked' && <Answer adjustment={adjustment} />}
    </li>
  );
};

const AboutMoney = ({ adjustment: { on, reference, entry, causes } }: { adjustment: LoanAdjustment }) => (
  <>
    {on && reference && (
      <p className="wrap-anywhere text-sm">{texts.moneyOn(showDay(on as Day), reference)}</p>
    )}
    {entry !== null && <p className="text-sm">{texts.entryToReverse(entry)}</p>}
    {causes.length > 0 && <p className="text-sm">{texts.waitsBecause(causesInWords(causes))}</p>}
  </>
);

/** Whoever asked may withdraw it; everybody else of the staff may decide. */
function Answer({ adjustment }: { adjustment: LoanAdjustment }) {
  const [doing, setDoing] = useState<'approve' | 'refuse' | 'withdraw' | null>(null);
  const me = useSession()?.id;
  const { _id: id, status, askedBy } = adjustment;
  const asked = { status, askedBy: askedBy._id };
  const close = () => setDoing(null);
  const dialog = { onClose: close, topics: ['loans'], lead: <p>{nameOf(adjustment)}</p> };
  return (
    <div className="grid grid-cols-1 gap-2">
      {mayWithdraw(asked, me) && <p className="text-sm">{texts.waitsForSecond}</p>}
      <div className="flex flex-wrap gap-2">
        {mayDecide(asked, me) && (
          <>
            <Button size="sm" tone="danger" onClick={() => setDoing('refuse')}>
              {texts.refuse}
            </Button>
            <Button size="sm" onClick={() => setDoing('approve')}>
              {texts.approve}
            </Button>
          </>
        )}
        {mayWithdraw(asked, me) && (
          <Button size="sm" tone="secondary" onClick={() => setDoing('withdraw')}>
            {texts.withdraw}
          </Button>
        )}
      </div>
      <RecordDialog
        {...dialog}
        open={doing === 'approve'}
        title={texts.approveTitle}
        fields={approvalFields}
        send={(body) => call('POST /api/loans/admin/adjustments/:id/approve', { params: { id }, body })}
        confirmText={texts.approve}
      />
      <RecordDialog
        {...dialog}
        open={doing === 'refuse'}
        danger
        title={texts.refuseTitle}
        fields={rejectionFields}
        send={(body) => call('POST /api/loans/admin/adjustments/:id/refuse', { params: { id }, body })}
        confirmText={texts.refuse}
      />
      <WithdrawDialog id={id} name={nameOf(adjustment)} open={doing === 'withdraw'} onClose={close} />
    </div>
  );
}
