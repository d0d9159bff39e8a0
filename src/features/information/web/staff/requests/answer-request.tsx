// The answer to an edit of a section that waits for a second person, and what it is about.
import { useState } from 'react';
import {
  type Answer,
  type Answerable,
  AnswerButtons,
  AnswerWindow,
} from '#features/casework/web/staff/answer-asked.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { showMoment } from '#shared/calendar.ts';
import { recordTexts } from '#texts/desk-record.ts';
import type { FormRequest } from '../../../contract/form-requests.ts';
import { formRequestTexts as texts } from '../../../texts/staff-form-requests.ts';
import { DifferencesList } from '../configure/differences-list.tsx';
import { call } from './queries.ts';
import { WordsList } from './words-list.tsx';

/** At its section, which holds it while it waits; a window that is open stays when a colleague has decided. */
export function WaitingRequest({ request }: { request: FormRequest | null }) {
  const [answering, answer] = useState<{ request: FormRequest; doing: Answer } | null>(null);
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

export function answerableRequest(request: FormRequest): Answerable {
  const params = { id: request._id };
  return {
    asked: request,
    obstacle: request.isOvertaken ? texts.overtaken : null,
    approveTitle: texts.approveTitle,
    about: <AboutRequest request={request} />,
    name: request.section.name,
    topics: ['configuration', 'informations'],
    approve: (body) => call('POST /api/informations/form-requests/:id/approve', { params, body }),
    refuse: (body) => call('POST /api/informations/form-requests/:id/refuse', { params, body }),
    withdraw: () => call('POST /api/informations/form-requests/:id/withdraw', { params, body: {} }),
  };
}

/** What it drops, why, who asked, and what else it changes. */
const AboutRequest = ({ request }: { request: FormRequest }) => (
  <div className="grid gap-2">
    <strong>{request.section.name}</strong>
    <p>{texts.policyReads(texts.names(request.drops))}</p>
    <p className="wrap-anywhere whitespace-pre-line">{request.reason}</p>
    <p className="text-muted text-sm">
      {texts.byAt(request.askedBy.fullName, showMoment(new Date(request.askedAt)))}
    </p>
    <p className="font-semibold text-sm">{texts.changes}</p>
    <DifferencesList differences={request.differences} hasNewWords={request.hasNewWords} />
    <WordsList words={request.words} />
  </div>
);
