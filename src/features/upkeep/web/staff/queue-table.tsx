// The kinds of background work, one row each: when it runs, and how many of its jobs are where.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { JobState, QueueRow } from '../../contract.ts';
import { whenItRuns } from '../../rules/when-it-runs.ts';
import { jobTexts as texts, workNames } from '../../texts/staff-jobs.ts';

export const QueueTable = ({ queues }: { queues: readonly QueueRow[] }) => (
  <Table caption={texts.queues} columns={COLUMNS} rows={queues} rowKey={({ name }) => name} />
);

/** A column of counts, each of which leads to the jobs that it counts. */
const count = (key: 'waiting' | 'running' | 'retrying' | 'failed', state: JobState): Column<QueueRow> => ({
  key,
  heading: texts.counts[key],
  numeric: true,
  cell: ({ name, [key]: jobs }) =>
    jobs === 0 ? (
      <span className="text-muted">0</span>
    ) : (
      <Link
        to={{ search: `?queue=${name}&state=${state}` }}
        aria-label={`${jobs} ${texts.states[state]}, ${nameOf(name)}`}
        className={`link inline-flex min-h-11 min-w-11 items-center justify-end ${state === 'Failed' ? 'font-bold text-pimento' : ''}`}
      >
        {jobs}
      </Link>
    ),
});

const COLUMNS: readonly Column<QueueRow>[] = [
  {
    key: 'name',
    heading: texts.work,
    cell: ({ name }) => <TwoLines first={<strong>{nameOf(name)}</strong>} second={workNames[name]?.does} />,
  },
  {
    key: 'runs',
    heading: texts.runs,
    cell: ({ cron, nextRun }) => (
      <TwoLines
        first={whenItRuns(cron)}
        second={nextRun && <time dateTime={nextRun}>{texts.next(showMoment(new Date(nextRun)))}</time>}
      />
    ),
  },
  count('waiting', 'Waiting'),
  count('running', 'Running'),
  count('retrying', 'Retrying'),
  count('failed', 'Failed'),
  {
    key: 'lastFinished',
    heading: texts.lastFinished,
    cell: ({ lastFinished }) =>
      lastFinished === null ? (
        <span className="text-muted">{texts.never}</span>
      ) : (
        <time dateTime={lastFinished}>{showMoment(new Date(lastFinished))}</time>
      ),
  },
];

export const nameOf = (queue: string): string => workNames[queue]?.name ?? queue;

export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="grid gap-0.5 py-1">
    {first}
    {second && <span className="text-muted text-xs [overflow-wrap:anywhere]">{second}</span>}
  </span>
);
