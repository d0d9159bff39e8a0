// How many verdicts are given a second time, and how often both agreed: by queue, and by whoever gave the first.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { caseworkTexts } from '#features/casework/texts/staff-casework.ts';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import type { Output } from '#shared/endpoint.ts';
import { shareInWords } from '#shared/share.ts';
import type { SampledShare, secondLookEndpoints } from '../../../contract/second-looks.ts';
import { shareFields } from '../../../fields/staff-second-look.ts';
import { samplingTexts as texts } from '../../../texts/staff-second-looks.ts';
import { call, SECOND_LOOKS, sharesQuery } from './queries.ts';

type OfficerRow = Output<(typeof secondLookEndpoints)['GET /api/second-looks/shares']>['officers'][number];

export function Sampling() {
  const query = useQuery(sharesQuery);
  const [chosen, setChosen] = useState<SampledShare['queue']>();
  const changing = query.data?.shares.find((share) => share.queue === chosen);
  return (
    <section aria-labelledby="sampling" className="grid grid-cols-1 gap-3">
      <h2 id="sampling" className="font-bold text-lg">
        {texts.title}
      </h2>
      <p className="max-w-prose text-muted">{texts.lead}</p>
      <Loaded query={query} skeleton={<RowSkeletons />}>
        {({ shares, officers }) => (
          <>
            <Table
              caption={texts.title}
              columns={columnsOf((share) => setChosen(share.queue))}
              rows={shares}
              rowKey={({ queue }) => queue}
            />
            {officers.length > 0 && (
              <Table
                caption={texts.officers}
                columns={OFFICERS}
                rows={officers}
                rowKey={({ officer }) => officer._id}
              />
            )}
          </>
        )}
      </Loaded>
      {changing && (
        <RecordDialog
          open
          onClose={() => setChosen(undefined)}
          title={texts.changeOf(caseworkTexts.queues[changing.queue])}
          fields={shareFields}
          now={{ percent: String(changing.percent) }}
          send={(body) => call('POST /api/second-looks/shares', { body: { queue: changing.queue, ...body } })}
          confirmText={texts.change}
          topics={[SECOND_LOOKS]}
        />
      )}
    </section>
  );
}

const agreedOf = ({ looks, agreed }: { looks: number; agreed: number }) =>
  looks === 0 ? <span className="text-muted">–</span> : `${agreed} (${shareInWords(agreed, looks)})`;

const columnsOf = (change: (share: SampledShare) => void): readonly Column<SampledShare>[] => [
  {
    key: 'queue',
    heading: caseworkTexts.queue,
    cell: ({ queue }) => <strong>{caseworkTexts.queues[queue]}</strong>,
  },
  {
    key: 'percent',
    heading: texts.percent,
    cell: ({ percent }) => (percent === 0 ? texts.off : texts.share(percent)),
  },
  { key: 'waiting', heading: texts.waiting, numeric: true, cell: ({ waiting }) => waiting },
  {
    key: 'looks',
    heading: texts.looks,
    numeric: true,
    cell: ({ looks }) =>
      looks === 0 ? (
        <span className="text-muted">0</span>
      ) : (
        <Link
          to="/admin/team/decided?queue=SecondLooks&days=90"
          className="link inline-flex min-h-11 min-w-11 items-center justify-end"
        >
          {looks}
        </Link>
      ),
  },
  { key: 'agreed', heading: texts.agreed, numeric: true, cell: agreedOf },
  {
    key: 'change',
    heading: texts.change,
    cell: (share) => (
      <Button
        size="sm"
        tone="secondary"
        aria-label={texts.changeOf(caseworkTexts.queues[share.queue])}
        onClick={() => change(share)}
      >
        {texts.change}
      </Button>
    ),
  },
];

const OFFICERS: readonly Column<OfficerRow>[] = [
  {
    key: 'officer',
    heading: texts.officer,
    cell: ({ officer }) => <strong>{officer.fullName}</strong>,
  },
  { key: 'looks', heading: texts.looks, numeric: true, cell: ({ looks }) => looks },
  { key: 'agreed', heading: texts.agreed, numeric: true, cell: agreedOf },
];
