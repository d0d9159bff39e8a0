// Where the person is logged in, each place with a button that ends it.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionChanged } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { OwnSession } from '../contract.ts';
import { accountScreenTexts as texts } from '../texts/accounts.ts';
import { call } from './calls.ts';
import { deviceOf } from './device.ts';

const KEY = ['session', 'own'];

export function OwnSessions() {
  const sessions = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/accounts/sessions', {}, { signal }),
  });
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string) => call('POST /api/accounts/sessions/end/:id', { params: { id } }),
    onSuccess: ({ message }) => {
      toast.good(message);
      sessionChanged();
      return client.invalidateQueries({ queryKey: KEY });
    },
    onError: ({ message }) => toast.bad(message),
  });
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{texts.sessionsTitle}</h2>
      <Loaded query={sessions}>
        {(rows) => (
          <ul className="grid divide-y divide-line">
            {rows.map((row) => (
              <SessionRow
                key={row._id}
                row={row}
                busy={end.isPending && end.variables === row._id}
                onEnd={() => end.mutate(row._id)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

const SessionRow = ({ row, busy, onEnd }: { row: OwnSession; busy: boolean; onEnd: () => void }) => (
  <li className="flex flex-wrap items-center justify-between gap-3 py-3">
    <div>
      <p className="font-semibold">{deviceOf(row.userAgent)}</p>
      <p className="text-muted text-sm">
        <Unbroken>
          {row.isCurrent ? texts.thisSession : texts.lastUsed(showMoment(new Date(row.lastSeen)))}
        </Unbroken>
      </p>
    </div>
    {!row.isCurrent && (
      <Button
        tone="secondary"
        size="sm"
        busy={busy}
        onClick={onEnd}
        aria-label={texts.endSessionOn(deviceOf(row.userAgent))}
      >
        {texts.endSession}
      </Button>
    )}
  </li>
);
