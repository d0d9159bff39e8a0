// What became of the changes of a contest's terms that were asked for: by whom, when, and with which words.
import { useId } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { StackedFact } from '#platform/web/ui/list/facts.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { ContestRequest } from '../../../contract/requests.ts';
import { termsTexts as texts } from '../../../texts/staff-terms.ts';
import { AboutRequest } from './answer-request.tsx';

export function SettledRequests({ requests }: { requests: readonly ContestRequest[] }) {
  const headingId = useId();
  if (requests.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby={headingId} className="grid gap-4">
        <h2 id={headingId} className="font-bold text-xl">
          {texts.history}
        </h2>
        <ul className="grid gap-6">
          {requests.map((request) => (
            <li key={request._id} className="grid gap-2">
              <p className="font-semibold">{whatBecame(request)}</p>
              <AboutRequest request={request} />
              {request.decidedBy && request.decisionNote && (
                <dl>
                  <StackedFact name={texts.answerOf(request.decidedBy.fullName)}>
                    {request.decisionNote}
                  </StackedFact>
                </dl>
              )}
              {request.joined !== null && (
                <p className="text-muted text-sm">{texts.notified(request.told, request.joined)}</p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

function whatBecame({ status, decidedBy, decidedAt }: ContestRequest): string {
  const moment = decidedAt ? showMoment(new Date(decidedAt)) : '';
  return decidedBy
    ? texts.decidedByAt(texts.statuses[status], decidedBy.fullName, moment)
    : texts.withdrawnAt(moment);
}
