// The jobs that are not finished: how often each was tried, what was in its way, and another try for those given up.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { CallFailed } from '#platform/web/call.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import type { ListCall } from '#platform/web/ui/list/desk/list-file.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { LoadedQuery } from '#platform/web/ui/loaded.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { Tone } from '#platform/web/ui/tone.tsx';
import { showMoment } from '#shared/calendar.ts';
import { inFile } from '#texts/desk-lists.ts';
import type { JobRow, JobState } from '../../contract.ts';
import { jobTexts as texts } from '../../texts/staff-jobs.ts';
import { call, JOBS } from './queries.ts';
import { nameOf, TwoLines } from './queue-table.tsx';

type JobTableProps = {
  query: LoadedQuery<{ rows: JobRow[]; total: number }>;
  asked: ListCall['asked'];
  empty: string;
};

export const JobTable = ({ query, asked, empty }: JobTableProps) => (
  <DeskList
    query={query}
    empty={empty}
    caption={texts.jobs}
    list={{ list: '/api/jobs', asked }}
    columns={COLUMNS}
    rowKey={({ _id }) => _id}
  />
);

const TONES: Record<JobState, Tone> = {
  Waiting: 'neutral',
  Running: 'info',
  Retrying: 'wait',
  Failed: 'bad',
};

const COLUMNS: readonly ListColumn<JobRow>[] = [
  {
    key: 'queue',
    heading: texts.work,
    file: { [texts.work]: 'queue', [inFile.about]: 'about' },
    cell: ({ queue, about }) => (
      <TwoLines
        first={<strong>{nameOf(queue)}</strong>}
        second={about.length > 0 && `${texts.about} ${about.join(', ')}`}
      />
    ),
  },
  {
    key: 'state',
    heading: texts.state,
    file: 'state',
    cell: ({ state }) => <StatusChip tone={TONES[state]}>{texts.states[state]}</StatusChip>,
  },
  {
    key: 'created',
    heading: texts.created,
    file: { [texts.created]: 'created', [inFile.nextTry]: 'nextTry' },
    cell: ({ created, nextTry }) => (
      <TwoLines
        first={<time dateTime={created}>{showMoment(new Date(created))}</time>}
        second={nextTry && <time dateTime={nextTry}>{texts.nextTry(showMoment(new Date(nextTry)))}</time>}
      />
    ),
  },
  {
    key: 'tries',
    heading: texts.tries,
    file: { at: 'tries', unit: 'count' },
    numeric: true,
    cell: ({ tries, mostTries }) => (
      <span className="sm:whitespace-nowrap">{texts.triesOf(tries, mostTries)}</span>
    ),
  },
  {
    key: 'problem',
    heading: texts.problem,
    file: 'error',
    prose: true,
    cell: ({ error }) => <span className="block max-w-xs [overflow-wrap:anywhere]">{error}</span>,
  },
  {
    key: 'retry',
    heading: texts.retry,
    file: null,
    cell: (job) => job.state === 'Failed' && <Retry job={job} />,
  },
];

function Retry({ job: { _id, queue } }: { job: JobRow }) {
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: () => call('POST /api/jobs/retry/:id', { params: { id: _id }, body: { queue } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: (failure) => failure instanceof CallFailed && toast.bad(failure.message),
    onSettled: () => queries.invalidateQueries({ queryKey: [JOBS] }),
  });
  return (
    <Button
      tone="secondary"
      size="sm"
      busy={retry.isPending}
      icon={<RotateCcw className="size-4" />}
      className="sm:whitespace-nowrap"
      aria-label={texts.retryOne(nameOf(queue))}
      onClick={() => retry.mutate()}
    >
      {texts.retry}
    </Button>
  );
}
