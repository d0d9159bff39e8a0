// Within how long each queue is to be worked, what waits in it and what is late; an admin sets what borrowers were not promised.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { isAdmin } from '#shared/actor.ts';
import { showCounted } from '#shared/figure.ts';
import type { Level } from '../../contract.ts';
import { levelFields, SETTABLE } from '../../fields/staff-service-level.ts';
import { caseworkTexts, levelTexts as texts } from '../../texts/staff-casework.ts';
import { CASEWORK, call, levelsQuery } from './queries.ts';

export function ServiceLevels() {
  const query = useQuery(levelsQuery);
  const session = useSession();
  const [chosen, setChosen] = useState<Level['queue']>();
  const changing = query.data?.levels.find((level) => level.queue === chosen);
  const columns =
    session && isAdmin(session) ? [...COLUMNS, changeColumn((level) => setChosen(level.queue))] : COLUMNS;
  const queue = SETTABLE.find((one) => one === changing?.queue);
  return (
    <section aria-labelledby="service-levels" className="grid grid-cols-1 gap-4">
      <h2 id="service-levels" className="font-bold text-xl">
        {texts.title}
      </h2>
      <p className="max-w-prose text-muted">{texts.lead}</p>
      <Loaded query={query} skeleton={<RowSkeletons />}>
        {({ levels }) => (
          <Table caption={texts.title} columns={columns} rows={levels} rowKey={({ queue }) => queue} />
        )}
      </Loaded>
      {changing && queue && (
        <RecordDialog
          open
          onClose={() => setChosen(undefined)}
          title={texts.changeOf(caseworkTexts.queues[queue])}
          fields={levelFields}
          now={{ hours: String(changing.hours ?? '') }}
          send={(body) => call('POST /api/casework/levels', { body: { queue, ...body } })}
          confirmText={texts.change}
          topics={[CASEWORK]}
        />
      )}
    </section>
  );
}

const COLUMNS: readonly Column<Level>[] = [
  {
    key: 'queue',
    heading: caseworkTexts.queue,
    cell: ({ queue }) => <strong>{caseworkTexts.queues[queue]}</strong>,
  },
  {
    key: 'hours',
    heading: texts.hours,
    cell: ({ hours }) => (hours === null ? texts.days : texts.within(hours)),
  },
  {
    key: 'by',
    heading: texts.by,
    cell: ({ isPromised }) => (isPromised ? texts.promised : texts.set),
  },
  {
    key: 'waiting',
    heading: texts.waiting,
    numeric: true,
    cell: ({ queue, waiting }) => (
      <Count
        to={`?queue=${queue}`}
        count={waiting}
        name={`${texts.waiting}: ${caseworkTexts.queues[queue]}`}
      />
    ),
  },
  {
    key: 'late',
    heading: caseworkTexts.late,
    numeric: true,
    cell: ({ queue, late }) => (
      <Count
        to={`?queue=${queue}&late=yes`}
        count={late}
        name={`${caseworkTexts.late}: ${caseworkTexts.queues[queue]}`}
        isBad
      />
    ),
  },
];

type CountProps = { to: string; count: number; name: string; isBad?: true };

const Count = ({ to, count, name, isBad }: CountProps) =>
  count === 0 ? (
    <span className="text-muted">0</span>
  ) : (
    <Link
      to={`/admin/waiting${to}`}
      aria-label={`${showCounted(count)} ${name}`}
      className={`link inline-flex min-h-11 min-w-11 items-center justify-end ${isBad ? 'font-bold text-pimento' : ''}`}
    >
      {showCounted(count)}
    </Link>
  );

const changeColumn = (change: (level: Level) => void): Column<Level> => ({
  key: 'change',
  heading: texts.change,
  cell: (level) =>
    !level.isPromised && (
      <Button
        size="sm"
        tone="secondary"
        aria-label={texts.changeOf(caseworkTexts.queues[level.queue])}
        onClick={() => change(level)}
      >
        {texts.change}
      </Button>
    ),
});
