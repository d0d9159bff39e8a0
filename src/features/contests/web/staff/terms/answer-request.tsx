// The answer to a change of a contest's terms that waits for a second person, and what it is about.
import { useState } from 'react';
import {
  type Answer,
  type Answerable,
  AnswerButtons,
  AnswerWindow,
} from '#features/casework/web/staff/answer-asked.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { StackedFact } from '#platform/web/ui/list/facts.tsx';
import { showMoment } from '#shared/calendar.ts';
import { recordTexts } from '#texts/desk-record.ts';
import type { ContestRequest } from '../../../contract/requests.ts';
import { termsTexts as texts } from '../../../texts/staff-terms.ts';
import { ChangedTerms } from '../../changed-terms.tsx';
import { callRequests } from '../queries.ts';

/** At its contest, which holds it while it waits; a window that is open stays when a colleague has decided. */
export function WaitingRequest({ request }: { request: ContestRequest | null }) {
  const [answering, answer] = useState<{ request: ContestRequest; doing: Answer } | null>(null);
  const isSettled = answering !== null && request?._id !== answering.request._id;
  return (
    <>
      {request && (
        <Card className="grid gap-4">
          <h2 className="font-bold text-xl">{texts.waits}</h2>
          <AboutRequest request={request} />
          <AnswerButtons {...answerableRequest(request)} onAnswer={(doing) => answer({ request, doing })} />
        </Card>
      )}
      {answering && (
        <AnswerWindow
          {...answerableRequest(answering.request)}
          doing={answering.doing}
          overtaken={isSettled ? recordTexts.gone : null}
          onClose={() => answer(null)}
        />
      )}
    </>
  );
}

export function answerableRequest(request: ContestRequest): Answerable {
  const params = { id: request._id };
  return {
    asked: request,
    obstacle: request.obstacle,
    approveTitle: texts.approveTitle,
    about: (
      <div className="grid gap-2">
        <strong>{request.contest.name}</strong>
        <AboutRequest request={request} />
        <p>{texts.approveLead(request.contest.participants)}</p>
      </div>
    ),
    name: request.contest.name,
    topics: ['contests', 'menu'],
    approve: (body) => callRequests('POST /api/contests/requests/:id/approve', { params, body }),
    refuse: (body) => callRequests('POST /api/contests/requests/:id/refuse', { params, body }),
    withdraw: () => callRequests('POST /api/contests/requests/:id/withdraw', { params, body: {} }),
  };
}

/** What changes, why, and who asked. */
export const AboutRequest = ({ request }: { request: ContestRequest }) => (
  <div className="grid gap-3">
    <ChangedTerms terms={request.terms} />
    <dl>
      <StackedFact name={texts.whyAsked}>{request.reason}</StackedFact>
    </dl>
    <p className="text-muted text-sm">
      {texts.byAt(request.askedBy.fullName, showMoment(new Date(request.askedAt)))}
    </p>
  </div>
);
