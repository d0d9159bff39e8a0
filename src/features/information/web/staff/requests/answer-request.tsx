// The answer to an edit that waits for a second person: approve, refuse or withdraw it, each after a question that says what it is about.
import { useId, useState } from 'react';
import { mayDecide, mayWithdraw } from '#features/loans/rules/desk/adjustment.ts';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { FormRequest } from '../../../contract/form-requests.ts';
import { approvalFields, refusalFields } from '../../../fields/staff-form-request.ts';
import { formRequestTexts as texts } from '../../../texts/staff-form-requests.ts';
import { DifferencesList } from '../configure/differences-list.tsx';
import { call } from './queries.ts';

const TOPICS = ['configuration', 'informations'];

/** Whoever asked may withdraw it; everybody else of the staff may decide. */
export function AnswerRequest({ request }: { request: FormRequest }) {
  const [doing, setDoing] = useState<'approve' | 'refuse' | null>(null);
  const me = useSession()?.id;
  const why = useId();
  const { _id: id, status, isOvertaken } = request;
  const asked = { status, askedBy: request.askedBy._id };
  const close = () => setDoing(null);
  const dialog = { onClose: close, topics: TOPICS, lead: <AboutRequest request={request} /> };
  return (
    <div className="grid gap-2">
      {isOvertaken && (
        <p id={why} className="font-semibold text-sm">
          {texts.overtaken}
        </p>
      )}
      {mayWithdraw(asked, me) && <p className="text-sm">{texts.own}</p>}
      <div className="flex flex-wrap gap-2">
        {mayDecide(asked, me) && (
          <>
            <Button size="sm" tone="danger" onClick={() => setDoing('refuse')}>
              {texts.refuse}
            </Button>
            <Button
              size="sm"
              disabled={isOvertaken}
              aria-describedby={isOvertaken ? why : undefined}
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
              lead: <p>{request.section.name}</p>,
            }}
            send={() =>
              call('POST /api/informations/form-requests/:id/withdraw', { params: { id }, body: {} })
            }
            topics={['configuration']}
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
        send={(body) => call('POST /api/informations/form-requests/:id/approve', { params: { id }, body })}
        confirmText={texts.approve}
      />
      <RecordDialog
        {...dialog}
        open={doing === 'refuse'}
        danger
        title={texts.refuseTitle}
        fields={refusalFields}
        send={(body) => call('POST /api/informations/form-requests/:id/refuse', { params: { id }, body })}
        confirmText={texts.refuse}
      />
    </div>
  );
}

/** What it drops, why, who asked, and what else it changes. */
export const AboutRequest = ({ request }: { request: FormRequest }) => (
  <div className="grid gap-2">
    <strong>{request.section.name}</strong>
    <p>{texts.policyReads(texts.names(request.drops))}</p>
    <p className="wrap-anywhere whitespace-pre-line">{request.reason}</p>
    <p className="text-muted text-sm">
      {texts.byAt(request.askedBy.fullName, showMoment(new Date(request.askedAt)))}
    </p>
    <p className="font-semibold text-sm">{texts.changes}</p>
    <DifferencesList differences={request.differences} hasNewWords={false} />
  </div>
);
