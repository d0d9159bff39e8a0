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

type Send<Body> = (body: Body) => Promise<{ message: string }>;

/** What is asked, and how it is answered. */
export type Answerable = {
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
};

export type Answer = 'approve' | 'refuse';

/** At its record. In a list the buttons stand in the row, and the window beside the list: a row may leave its page. */
export function AnswerAsked(answerable: Answerable) {
  const [doing, setDoing] = useState<Answer | null>(null);
  const { status } = answerable.asked;
  return (
    <>
      <AnswerButtons {...answerable} onAnswer={setDoing} />
      <AnswerWindow
        {...answerable}
        doing={doing}
        onClose={() => setDoing(null)}
        overtaken={status === 'Asked' ? null : texts.settled(status)}
      />
    </>
  );
}

type AnswerButtonsProps = Answerable & { onAnswer: (doing: Answer) => void };

/** Whoever asked may withdraw it; everybody else of the staff may decide, except who is one hand with them. */
export function AnswerButtons({
  asked: { status, askedBy },
  obstacle,
  name,
  topics,
  withdraw,
  onAnswer,
}: AnswerButtonsProps) {
  const me = useSession()?.id;
  const why = useId();
  const asked = { status, askedBy: askedBy._id };
  const oneHand = useOneHand()([askedBy._id]);
  const isTheirs = mayDecide(asked, me);
  if (status !== 'Asked') return null;
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
            <Button size="sm" tone="danger" onClick={() => onAnswer('refuse')}>
              {texts.refuse}
            </Button>
            <Button
              size="sm"
              disabled={obstacle !== null}
              aria-describedby={obstacle ? why : undefined}
              onClick={() => onAnswer('approve')}
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
    </div>
  );
}

type AnswerWindowProps = Answerable & {
  /** Null keeps the window closed. */
  doing: Answer | null;
  /** How it stands where a colleague was faster. */
  overtaken: string | null;
  onClose: () => void;
};

export function AnswerWindow({ about, approveTitle, topics, doing, ...answer }: AnswerWindowProps) {
  const { approve, refuse, onClose, overtaken } = answer;
  const dialog = { onClose, overtaken, topics, lead: about };
  return (
    <>
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
    </>
  );
}
