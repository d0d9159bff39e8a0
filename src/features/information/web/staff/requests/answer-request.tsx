// The answer to an edit of a section that waits for a second person, and what it is about.
import type { Answerable } from '#features/casework/web/staff/answer-asked.tsx';
import { AskedBy } from '#features/casework/web/staff/asked-by.tsx';
import { WaitingAtRecord } from '#features/casework/web/staff/waiting-request.tsx';
import type { FormRequest } from '../../../contract/form-requests.ts';
import { formRequestTexts as texts } from '../../../texts/staff-form-requests.ts';
import { DifferencesList } from '../configure/differences-list.tsx';
import { call } from './queries.ts';
import { WordsList } from './words-list.tsx';

export const WaitingRequest = ({ request }: { request: FormRequest | null }) => (
  <WaitingAtRecord
    request={request}
    heading={texts.waits}
    about={(request) => <AboutRequest request={request} />}
    answerable={answerableRequest}
  />
);

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
    <AskedBy request={request} />
    <p className="font-semibold text-sm">{texts.changes}</p>
    <DifferencesList differences={request.differences} hasNewWords={request.hasNewWords} />
    <WordsList words={request.words} />
  </div>
);
