// A person's seeds for staff: the balance, the button that adjusts it, and every movement with who made it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { SeedEntryOfPerson } from '../../contract.ts';
import { seedDeskTexts as texts } from '../../texts/staff-seeds.ts';
import { SeedAmount } from '../seed-amount.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { seedsOfQuery } from './queries.ts';

export function PersonSeeds({ id }: { id: string }) {
  const seeds = useQuery(seedsOfQuery(id, usePageNumber()));
  const [isAdjusting, setAdjusting] = useState(false);
  return (
    <Loaded query={seeds} skeleton={<RowSkeletons />}>
      {({ rows, total, points }) => (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="flex items-center gap-2">
              <span className="text-muted">{texts.balance}</span>
              <SeedAmount count={points} />
            </p>
            <Button tone="secondary" onClick={() => setAdjusting(true)}>
              {texts.adjust}
            </Button>
          </div>
          {total === 0 ? (
            <EmptyState text={texts.empty} />
          ) : (
            <Table caption={texts.history} columns={COLUMNS} rows={rows} rowKey={({ _id }) => _id} />
          )}
          <Pager rowCount={total} />
          <AdjustDialog id={id} balance={points} open={isAdjusting} onClose={() => setAdjusting(false)} />
        </div>
      )}
    </Loaded>
  );
}

const COLUMNS: readonly Column<SeedEntryOfPerson>[] = [
  {
    key: 'when',
    heading: texts.when,
    cell: ({ created }) => <time dateTime={created}>{showMoment(new Date(created))}</time>,
  },
  { key: 'reason', heading: texts.reason, cell: ({ reason }) => reason },
  { key: 'by', heading: texts.by, cell: ({ adjustedBy }) => adjustedBy ?? texts.itself },
  {
    key: 'change',
    heading: texts.change,
    numeric: true,
    cell: ({ point }) => <SeedAmount count={point} signed className="text-xs" />,
  },
  {
    key: 'balance',
    heading: texts.balance,
    numeric: true,
    cell: ({ balance }) => balance.toLocaleString('en-JM'),
  },
];
