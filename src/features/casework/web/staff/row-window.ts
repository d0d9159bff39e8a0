// A window over one row of a queue's list: it stays while the row leaves the page, and knows whether what it decides still waits.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recordTexts } from '#texts/desk-record.ts';
import type { QueueName } from '../../fields/staff-service-level.ts';
import { ofRecordQuery } from './queries.ts';

type Opened<Row, Doing> = { row: Row; doing: Doing };

/** What the window shows; `overtaken` says how the row stands once a colleague was faster. */
export type RowWindow<Row, Doing> = Opened<Row, Doing> & { overtaken: string | null };

/**
 * `rows`: the page as it stands. A row that is not on it any more has been decided, or has only moved to another page: the server is asked
 * which. `recordOf` names the record whose entries in the queue hold it.
 */
export function useRowWindow<Row extends { _id: string }, Doing>(
  rows: readonly Row[] | undefined,
  { queue, recordOf }: { queue: QueueName; recordOf: (row: Row) => string },
): [RowWindow<Row, Doing> | null, (opened: Opened<Row, Doing> | null) => void] {
  const [opened, open] = useState<Opened<Row, Doing> | null>(null);
  const present = rows?.find(({ _id }) => _id === opened?.row._id);
  const isAway = opened !== null && rows !== undefined && present === undefined;
  const waits = useQuery({
    ...ofRecordQuery(opened ? recordOf(opened.row) : ''),
    enabled: isAway,
    staleTime: 0,
  });
  if (!opened) return [null, open];
  const id = opened.row._id;
  const isDecided =
    isAway &&
    !waits.isFetching &&
    waits.data !== undefined &&
    waits.data.total <= waits.data.rows.length &&
    !waits.data.rows.some((entry) => entry.queue === queue && (entry._id === id || entry.recordId === id));
  return [{ ...opened, row: present ?? opened.row, overtaken: isDecided ? recordTexts.gone : null }, open];
}
