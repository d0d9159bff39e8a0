// Where a person is logged in, and the button that ends it everywhere.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { PersonSession } from '../../../contract/person.ts';
import { personPageTexts, personSessionTexts as texts } from '../../../texts/staff-person.ts';
import { deviceOf } from '../../device.ts';
import { call, sessionsOfQuery } from './queries.ts';

export function PersonSessions({ id, mayEnd }: { id: string; mayEnd: boolean }) {
  const sessions = useQuery(sessionsOfQuery(id));
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => call('POST /api/accounts/sessions/end-all/:id', { params: { id } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: ({ message }) => toast.bad(message),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey: ['accounts'] });
    },
  });
  return (
    <Loaded query={sessions} skeleton={<RowSkeletons count={3} />} empty={texts.empty}>
      {(rows) => (
        <div className="grid gap-4">
          {mayEnd && (
            <Button
              tone="danger"
              className="justify-self-start"
              icon={<LogOut className="size-5" />}
              onClick={() => setAsking(true)}
            >
              {texts.endAll}
            </Button>
          )}
          <Table
            caption={personPageTexts.tab.sessions}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ _id }) => _id}
          />
          <ConfirmDialog
            open={isAsking}
            danger
            title={texts.confirm}
            confirmText={texts.endAll}
            busy={end.isPending}
            onConfirm={() => end.mutate()}
            onCancel={() => setAsking(false)}
          >
            <p className="text-muted">{texts.confirmLead}</p>
          </ConfirmDialog>
        </div>
      )}
    </Loaded>
  );
}

const COLUMNS: readonly Column<PersonSession>[] = [
  { key: 'device', heading: texts.device, cell: ({ userAgent }) => deviceOf(userAgent) },
  { key: 'since', heading: texts.since, cell: ({ created }) => <Moment at={created} /> },
  { key: 'lastUsed', heading: texts.lastUsed, cell: ({ lastSeen }) => <Moment at={lastSeen} /> },
];

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{showMoment(new Date(at))}</time>;
