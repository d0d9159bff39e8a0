// A request for a new date that waits for its answer, and the way to take it back.

import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showDay, showMoment } from '#shared/calendar.ts';
import type { NewDateRequest } from '../../contract/new-dates.ts';
import { newDateTexts as texts } from '../../texts/arrears.ts';
import { call } from './queries.ts';

export function OpenRequest({ loanId, request }: { loanId: string; request: NewDateRequest }) {
  const dueOn = showDay(request.fromDueOn);
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{texts.waitingTitle}</h2>
      <Banner tone="wait" title={texts.waiting(showDay(request.wantedDueOn), dueOn)}>
        <p>
          <Unbroken>{texts.waitingMore(showMoment(new Date(request.askedAt)))}</Unbroken>
        </p>
      </Banner>
      <div>
        <ConfirmedButton
          tone="secondary"
          question={{
            title: texts.withdrawTitle,
            confirmText: texts.withdraw,
            lead: (
              <p>
                <Unbroken>{texts.withdrawMore(dueOn)}</Unbroken>
              </p>
            ),
          }}
          send={() => call('POST /api/loans/own/:id/new-date/withdraw', { params: { id: loanId }, body: {} })}
          topics={['loans']}
        >
          {texts.withdraw}
        </ConfirmedButton>
      </div>
    </Card>
  );
}
