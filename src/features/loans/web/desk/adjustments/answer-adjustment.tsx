// The answer to what waits for a second person: approve, refuse or withdraw it, each after a question that names whom and how much.
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { LoanAdjustment } from '../../../contract/desk.ts';
import { approvalFields, rejectionFields } from '../../../fields/desk-money.ts';
import { mayDecide, mayWithdraw } from '../../../rules/desk/adjustment.ts';
import { showLoanNumber } from '../../../rules/loan-number.ts';
import { loanDeskTexts as texts } from '../../../texts/staff-loan-desk.ts';
import { call } from '../queries.ts';
import { AboutMoney } from './about-money.tsx';
import { nameOf } from './adjustment-words.ts';

type Asked = LoanAdjustment & {
  loan: { _id: string; number: string };
  borrower: { fullName: string };
};

/** Whoever asked may withdraw it; everybody else of the staff may decide. */
export function AnswerAdjustment({ asked: adjustment }: { asked: Asked }) {
  const [doing, setDoing] = useState<'approve' | 'refuse' | null>(null);
  const me = useSession()?.id;
  const { _id: id, status, askedBy, notBooked } = adjustment;
  const why = useId();
  const asked = { status, askedBy: askedBy._id };
  const close = () => setDoing(null);
  const dialog = { onClose: close, topics: ['loans'], lead: <About asked={adjustment} /> };
  return (
    <div className="grid grid-cols-1 gap-2">
      {mayWithdraw(asked, me) && <p className="text-sm">{texts.waitsForSecond}</p>}
      {notBooked && (
        <p id={why} className="wrap-anywhere font-semibold text-sm">
          {texts.cannotBook(notBooked)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {mayDecide(asked, me) && (
          <>
            <Button size="sm" tone="danger" onClick={() => setDoing('refuse')}>
              {texts.refuse}
            </Button>
            <Button
              size="sm"
              disabled={notBooked !== null}
              aria-describedby={notBooked ? why : undefined}
              onClick={() => setDoing('approve')}
            >
              {texts.approve}
            </Button>
          </>
        )}
        {mayWithdraw(asked, me) && (
          <ConfirmedButton
            size="sm"
            tone="secondary"
            question={{
              title: texts.withdrawTitle,
              confirmText: texts.withdraw,
              lead: <p>{nameOf(adjustment)}</p>,
            }}
            send={() => call('POST /api/loans/admin/adjustments/:id/withdraw', { params: { id }, body: {} })}
            topics={['loans']}
          >
            {texts.withdraw}
          </ConfirmedButton>
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
    </div>
  );
}

/** All that the request says; the loan stands there to be looked at once more. */
const About = ({ asked }: { asked: Asked }) => (
  <div className="grid gap-1">
    <strong>{nameOf(asked)}</strong>
    <span>{asked.borrower.fullName}</span>
    <AboutMoney adjustment={asked} />
    {asked.reason && <p className="wrap-anywhere whitespace-pre-wrap">{asked.reason}</p>}
    <p className="text-muted text-sm">
      {texts.askedBy(asked.askedBy.fullName, showMoment(new Date(asked.askedAt)))}
    </p>
    <Link
      to={`/admin/portfolio/${asked.loan._id}`}
      className="link inline-flex min-h-11 items-center justify-self-start"
    >
      {texts.titleOf(showLoanNumber(asked.loan.number))}
    </Link>
  </div>
);
