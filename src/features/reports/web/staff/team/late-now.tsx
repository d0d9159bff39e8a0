// What is late in each queue now, by what it waits for.

import { HOLD_UPS } from '#features/casework/fields/staff-service-level.ts';
import { caseworkTexts } from '#features/casework/texts/staff-casework.ts';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { MOST_FOUND, showCounted } from '#shared/figure.ts';
import { teamTexts as texts } from '../../../texts/staff-team.ts';
import { FigureLink } from './figure-link.tsx';
import type { TeamFigures } from './queries.ts';

type Late = TeamFigures['late'][number];

export function LateNow({ late }: { late: readonly Late[] }) {
  const shown = late.filter((queue) => queue.late > 0);
  return (
    <section aria-label={texts.late} className="grid grid-cols-1 gap-3">
      <h2 className="font-bold text-lg">{texts.late}</h2>
      {shown.length === 0 ? (
        <p>{texts.nothingLate}</p>
      ) : (
        <Table caption={texts.late} columns={COLUMNS} rows={shown} rowKey={({ queue }) => queue} />
      )}
    </section>
  );
}

const atLeast = (count: number): string => `${Math.min(count, MOST_FOUND).toLocaleString('en-JM')}+`;

const COLUMNS: readonly Column<Late>[] = [
  { key: 'queue', heading: texts.queue, cell: ({ queue }) => <strong>{caseworkTexts.queues[queue]}</strong> },
  {
    key: 'late',
    heading: texts.total,
    numeric: true,
    cell: ({ queue, late }) => (
      <FigureLink
        to={`/admin/waiting?queue=${queue}&late=yes`}
        count={late}
        shown={showCounted(late)}
        of={`${texts.total}, ${caseworkTexts.queues[queue]}`}
        isBad
      />
    ),
  },
  ...HOLD_UPS.map(
    (holdUp): Column<Late> => ({
      key: holdUp,
      heading: caseworkTexts.holdUps[holdUp],
      numeric: true,
      // What was counted to the limit waits for something else beyond it perhaps, so that each of these is at least so many.
      cell: ({ queue, late, holdUps }) => (
        <FigureLink
          to={`/admin/waiting?queue=${queue}&late=yes&holdUp=${holdUp}`}
          count={late > MOST_FOUND ? late : holdUps[holdUp]}
          shown={late > MOST_FOUND ? atLeast(holdUps[holdUp]) : String(holdUps[holdUp])}
          of={`${caseworkTexts.holdUps[holdUp]}, ${caseworkTexts.queues[queue]}`}
        />
      ),
    }),
  ),
];
