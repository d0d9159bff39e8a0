// The answer to what waits for a second person: approve, refuse or withdraw it, each after a question that says what it is about.
import { type ReactNode, useId, useState } from 'react';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
import { approvalFields, refusalFields } from '../../fields/staff-second-person.ts';
import { mayDecide, mayWithdraw } from '../../rules/second-person.ts';
import { secondPersonTexts as texts } from '../../texts/staff-second-person.ts';
import { useOneHand } from './one-hand.ts';
import { useToldWhenGone } from './told-when-gone.ts';

type Send<Body> = (body: Body) => Promise<{ message: string }>;

/** Whoever asked may withdraw it; everybody else of the staff may decide, except who is one hand with them. */
export function AnswerAsked({
  asked: { status, askedBy },
  obstacle,
  approveTitle,
  about,
  name,
  topics,
  approve,
  refuse,
  withdraw,
}: {
  asked: { status: string; askedBy: { _id: string } };
  /** Why it cannot be approved as things stand; null where it can. */
  obstacle: string | null;
  approveTitle: string;
  /** All that it says. */
  about: ReactNode;
  name: ReactNode;
  topics: readonly string[];
  approve: Send<{ note: string }>;
  refuse: Send<{ note: string }>;
  withdraw: () => Promise<{ message: string }>;
}) {
  const [doing, setDoing] = useState<'approve' | 'refuse' | null>(null);
  const me = useSession()?.id;
  const why = useId();
  const asked = { status, askedBy: askedBy._id };
  const oneHand = useOneHand()([askedBy._id]);
  const isTheirs = mayDecide(asked, me);
  const isOpen = status === 'Asked';
  useToldWhenGone(doing !== null);
  const dialog = {
    ...{ onClose: () => setDoing(null), topics, lead: about },
    overtaken: isOpen ? null : texts.settled(status),
  };
  return (
    <div className="grid grid-cols-[minmax(min-content,1fr)] gap-2">
      {mayWithdraw(asked, me) && <p className="text-sm">{texts.own}</p>}
      {isTheirs && oneHand && <p className="text-sm">{oneHand}</p>}
      {obstacle && (
        <p id={why} className="wrap-anywhere font-semibold text-sm">
          {obstacle}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isTheirs && !oneHand && (
          <>
            <Button size="sm" tone="danger" onClick={() => setDoing('refuse')}>
              {texts.refuse}
            </Button>
            <Button
              size="sm"
              disabled={obstacle !== null}
              aria-describedby={obstacle ? why : undefined}
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
            question={{ title: texts.withdrawTitle, confirmText: texts.withdraw, lead: <p>{name}</p> }}
            send={withdraw}
            topics={topics}
          >
            {texts.withdraw}
          </ConfirmedButton>
        )}
      </div>
      <RecordDialog
        {...dialog}
        open={doing === 'approve'}
        title={approveTitle}
        fields={approvalFields}
        send={approve}
        confirmText={texts.approve}
      />
      <RecordDialog
        {...dialog}
        open={doing === 'refuse'}
        danger
        title={texts.refuseTitle}
        fields={refusalFields}
        send={refuse}
        confirmText={texts.refuse}
      />
    </div>
  );
}
