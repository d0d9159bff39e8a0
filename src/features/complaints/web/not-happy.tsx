// What the sender of a complaint can do who is not content: send it back, or ask for a second person.

import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showDay } from '#shared/calendar.ts';
import type { OwnComplaint } from '../contract.ts';
import { ownComplaintTexts as texts } from '../texts/complaints.ts';
import { AddWords } from './add-words.tsx';
import { call } from './queries.ts';

export function NotHappy({ complaint }: { complaint: OwnComplaint }) {
  const [asking, setAsking] = useState<'reopen' | 'escalate' | null>(null);
  const { mayReopen, mayEscalate, backUntil, _id: id } = complaint;
  if (!mayReopen && !mayEscalate) return null;
  const close = () => setAsking(null);
  return (
    <Card className="grid gap-3">
      {backUntil && (
        <>
          <h2 className="font-bold text-lg">{texts.notHappy}</h2>
          <p>
            <Unbroken>{texts.notHappyLead(showDay(backUntil))}</Unbroken>
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {mayReopen && (
          <Button tone="secondary" onClick={() => setAsking('reopen')}>
            {texts.reopen}
          </Button>
        )}
        {mayEscalate && (
          <Button tone="secondary" onClick={() => setAsking('escalate')}>
            {texts.escalate}
          </Button>
        )}
      </div>
      <AddWords
        open={asking === 'reopen'}
        onClose={close}
        title={texts.reopenTitle}
        hint={texts.reopenHint}
        sendText={texts.reopen}
        keptAs={`complaint-reopen:${id}`}
        send={(words) => call('POST /api/complaints/:id/reopen', { params: { id }, body: { words } })}
      />
      <AddWords
        open={asking === 'escalate'}
        onClose={close}
        title={texts.escalateTitle}
        hint={texts.escalateHint}
        sendText={texts.escalate}
        keptAs={`complaint-escalate:${id}`}
        send={(words) => call('POST /api/complaints/:id/escalate', { params: { id }, body: { words } })}
      />
    </Card>
  );
}
