// Where a person is logged in, and the button that ends it everywhere.
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { PersonSession } from '../../../contract/person.ts';
import { personPageTexts, personSessionTexts as texts } from '../../../texts/staff-person.ts';
import { deviceOf } from '../../device.ts';
import { call, sessionsOfQuery } from './queries.ts';

export function PersonSessions({ id, mayEnd }: { id: string; mayEnd: boolean }) {
  const sessions = useQuery(sessionsOfQuery(id));
  return (
    <Loaded query={sessions} skeleton={<RowSkeletons count={3} />} empty={texts.empty}>
      {(rows) => (
        <div className="grid gap-4">
          {mayEnd && (
            <ConfirmedButton
              tone="danger"
              className="justify-self-start"
              icon={<LogOut className="size-5" />}
              question={{
                title: texts.confirm,
                confirmText: texts.endAll,
                danger: true,
                lead: <p className="text-muted">{texts.confirmLead}</p>,
              }}
              send={() => call('POST /api/accounts/sessions/end-all/:id', { params: { id } })}
              topics={['accounts']}
            >
              {texts.endAll}
            </ConfirmedButton>
          )}
          <Table
            caption={personPageTexts.tab.sessions}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ _id }) => _id}
          />
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
