// The answer to a change of a contest's terms that waits for a second person, and what it is about.
import type { Answerable } from '#features/casework/web/staff/answer-asked.tsx';
import { AskedBy } from '#features/casework/web/staff/asked-by.tsx';
import { WaitingAtRecord } from '#features/casework/web/staff/waiting-request.tsx';
import type { ContestRequest } from '../../../contract/requests.ts';
import { termsTexts as texts } from '../../../texts/staff-terms.ts';
import { ChangedTerms } from '../../changed-terms.tsx';
import { callRequests } from '../queries.ts';

export const WaitingRequest = ({ request }: { request: ContestRequest | null }) => (
  <WaitingAtRecord
    request={request}
    heading={texts.waits}
    about={(request) => <AboutRequest request={request} />}
    answerable={answerableRequest}
  />
);

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
    <AskedBy request={request} />
  </div>
);
