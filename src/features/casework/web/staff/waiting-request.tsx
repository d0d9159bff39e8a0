// What waits for a second person, at the record that it is about, with its answer.
import { type ReactNode, useState } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { recordTexts } from '#texts/desk-record.ts';
import { type Answer, type Answerable, AnswerButtons, AnswerWindow } from './answer-asked.tsx';

type WaitingAtRecordProps<Request> = {
  /** Null where none waits. */
  request: Request | null;
  heading: string;
  about: (request: Request) => ReactNode;
  answerable: (request: Request) => Answerable;
};

/** Its record holds it while it waits; a window that is open stays when a colleague has decided. */
export function WaitingAtRecord<Request extends { _id: string }>({
  request,
  heading,
  about,
  answerable,
}: WaitingAtRecordProps<Request>) {
  const [answering, answer] = useState<{ request: Request; doing: Answer } | null>(null);
  const isSettled = answering !== null && request?._id !== answering.request._id;
  return (
    <>
      {request && (
        <Card className="grid gap-4">
          <h2 className="font-bold text-xl">{heading}</h2>
          {about(request)}
          <AnswerButtons {...answerable(request)} onAnswer={(doing) => answer({ request, doing })} />
        </Card>
      )}
      {answering && (
        <AnswerWindow
          {...answerable(answering.request)}
          doing={answering.doing}
          overtaken={isSettled ? recordTexts.gone : null}
          onClose={() => answer(null)}
        />
      )}
    </>
  );
}
