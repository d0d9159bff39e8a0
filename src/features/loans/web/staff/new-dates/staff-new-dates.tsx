// /admin/new-dates: who asked to pay an instalment later, those that wait longest first; status and page live in the address.

import { useQuery } from '@tanstack/react-query';
import { useRowWindow } from '#features/casework/web/staff/row-window.ts';
import { dueColumn, ownerColumn } from '#features/casework/web/staff/wait-columns.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { daysBetween, showDay, showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { inFile } from '#texts/desk-lists.ts';
import type { NewDateRow as Row } from '../../../contract/new-dates.ts';
import { newDateFilters } from '../../../fields/staff-loan-lists.ts';
import { showLoanNumber } from '../../../rules/loan-number.ts';
import { newDateDesk as texts } from '../../../texts/staff-new-dates.ts';
import { DecideDialog, type NewDateAnswer } from './decide-dialog.tsx';
import { newDatesQuery } from './queries.ts';

export function StaffNewDates() {
  const asked = { ...usePageAsked(), ...useFilters(newDateFilters) };
  const { status } = asked;
  const requests = useQuery(newDatesQuery(asked));
  const [deciding, decide] = useRowWindow<Row, NewDateAnswer>(requests.data?.rows, WAITS);
  return (
    <Page title={texts.title} lead={texts.lead}>
      <ChoiceFilter
        param="status"
        {...newDateFilters.status}
        named={texts.statuses}
        label={texts.status}
        className="w-44"
      />
      <DeskList
        query={requests}
        empty={texts.none[status]}
        caption={texts.title}
        list={{ list: '/api/loans/admin/new-dates', asked }}
        columns={[...COLUMNS, decisionColumn(decide)]}
        rowKey={({ _id }) => _id}
        rowLink={({ loan }) => `/admin/portfolio/${loan._id}`}
      />
      {deciding && <DecideDialog deciding={deciding} onClose={() => decide(null)} />}
    </Page>
  );
}

const WAITS = { queue: 'NewDates', recordOf: ({ loan }: Row) => loan._id } as const;

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    key: 'person',
    heading: texts.person,
    file: { [texts.person]: 'user.fullName', [inFile.loan]: 'loan.number' },
    cell: ({ user, loan }) => (
      <span className="grid">
        {user.fullName}
        <span className="figures sm:whitespace-nowrap font-normal text-muted text-xs">
          {showLoanNumber(loan.number)}
        </span>
        <span className="font-normal text-muted text-xs">{recordOf(loan)}</span>
      </span>
    ),
  },
  {
    key: 'instalment',
    heading: texts.instalment,
    file: { [texts.instalment]: { at: 'amount', unit: 'dollars' }, [inFile.due]: 'fromDueOn' },
    cell: ({ amount, fromDueOn }) => (
      <span className="grid">
        <span className="figures font-semibold">{showDollars(amount)}</span>
        <span className="sm:whitespace-nowrap">{texts.due(showDay(fromDueOn))}</span>
      </span>
    ),
  },
  {
    key: 'wanted',
    heading: texts.wanted,
    file: { [texts.wanted]: 'wantedDueOn', [inFile.dueNow]: 'dueOn' },
    cell: ({ status, fromDueOn, wantedDueOn, dueOn }) => (
      <span className="grid">
        <span className="sm:whitespace-nowrap font-semibold">{showDay(wantedDueOn)}</span>
        <span className="sm:whitespace-nowrap text-muted">
          {texts.later(daysBetween(fromDueOn, wantedDueOn))}
        </span>
        {status === 'Granted' && dueOn !== wantedDueOn && (
          <span className="sm:whitespace-nowrap">{texts.due(showDay(dueOn))}</span>
        )}
      </span>
    ),
  },
  {
    key: 'reason',
    heading: texts.reason,
    file: { [texts.reason]: 'reason', [inFile.asked]: 'askedAt' },
    prose: true,
    cell: ({ reason, askedAt, status, ...waits }) => (
      <span className="grid max-w-md gap-0.5 sm:min-w-40 py-1">
        <span
          className={`whitespace-pre-line [overflow-wrap:anywhere] ${status === 'Asked' ? 'line-clamp-4' : ''}`}
        >
          {reason}
        </span>
        <time dateTime={askedAt} className="text-muted text-xs">
          {texts.asked(showMoment(new Date(askedAt)))}
        </time>
        <span className="inline-flex flex-wrap items-center gap-x-2 text-xs">
          {dueColumn.cell(waits)} {ownerColumn.cell(waits)}
        </span>
      </span>
    ),
  },
  // They stand below the reason; a file has them in columns of their own.
  { ...dueColumn, extra: true },
  { ...ownerColumn, extra: true },
];

type Decide = (deciding: { row: Row; doing: NewDateAnswer }) => void;

const decisionColumn = (onDecide: Decide): ListColumn<Row> => ({
  key: 'decision',
  heading: texts.decision,
  file: {
    [texts.decision]: 'status',
    [inFile.decided]: 'decidedAt',
    [inFile.by]: 'decidedBy',
    [inFile.note]: 'note',
  },
  cell: (row) => <Decision row={row} onDecide={onDecide} />,
});

/** How the borrower has kept this loan until now. */
function recordOf({ daysLate, worstDaysLate }: Row['loan']): string {
  if (daysLate > 0) return texts.nowLate(daysLate);
  return worstDaysLate > 0 ? texts.worst(worstDaysLate) : texts.onTime;
}

function Decision({ row, onDecide }: { row: Row; onDecide: Decide }) {
  if (row.status !== 'Asked') return <Decided row={row} />;
  return (
    <span className="relative grid justify-items-start gap-2 py-1 max-sm:justify-items-end">
      {row.nothingDue && <span className="font-semibold">{texts.nothingDue}</span>}
      <span className="flex gap-2">
        {!row.nothingDue && (
          <Button
            size="sm"
            aria-label={texts.grantOne(row.user.fullName)}
            onClick={() => onDecide({ row, doing: 'grant' })}
          >
            {texts.grant}
          </Button>
        )}
        <Button
          size="sm"
          tone="secondary"
          aria-label={texts.refuseOne(row.user.fullName)}
          onClick={() => onDecide({ row, doing: 'refuse' })}
        >
          {texts.refuse}
        </Button>
      </span>
    </span>
  );
}

/** A borrower who takes a request back writes nothing to it: one with words was ended by a public holiday. */
const withdrawn = (note: string | null, moment: string): string =>
  note === null ? texts.takenBack(moment) : texts.ended(moment);

function Decided({ row: { status, decidedAt, decidedBy, note } }: { row: Row }) {
  const moment = decidedAt === null ? '' : showMoment(new Date(decidedAt));
  return (
    <span className="grid max-w-xs gap-0.5 py-1 [overflow-wrap:anywhere]">
      {status === 'Withdrawn' ? withdrawn(note, moment) : texts.decided(decidedBy ?? '', moment)}
      {note && <q className="text-muted text-xs">{note}</q>}
    </span>
  );
}
