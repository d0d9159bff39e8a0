// The columns of a queue's own list, and of the list of all: by when what waits is due, and whose it is.
import type { ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import type { Waits } from '../../contract.ts';
import { caseworkTexts as texts } from '../../texts/staff-casework.ts';
import { DueShort, Owner } from './entry-cells.tsx';

type Deadline = Pick<Waits, 'due' | 'isLate'>;

const isWaiting = <Row extends Deadline>(row: Row): row is Row & { due: string } => row.due !== null;

/** Where nothing waits, nothing is said. */
export const dueColumn: ListColumn<Deadline> = {
  key: 'due',
  heading: texts.due,
  file: { [texts.due]: 'due', [texts.late]: { at: 'isLate', words: { true: texts.late, false: '' } } },
  cell: (row) => isWaiting(row) && <DueShort entry={row} />,
};

export const ownerColumn: ListColumn<Waits> = {
  key: 'owner',
  heading: texts.owner,
  file: 'owner.fullName',
  cell: (row) => isWaiting(row) && <Owner entry={row} />,
};
