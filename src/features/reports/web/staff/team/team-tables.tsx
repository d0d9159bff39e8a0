// What was decided in the days shown: by queue, by officer, and by officer and day.
import { caseworkTexts } from '#features/casework/texts/staff-casework.ts';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { type Day, showDay, showShortDay } from '#shared/calendar.ts';
import { shareInWords } from '#shared/share.ts';
import type { Pace } from '../../../contract/team.ts';
import { changeOf, tooFewToSay } from '../../../rules/team-pace.ts';
import { teamTexts as texts } from '../../../texts/staff-team.ts';
import { decidedAddress, FigureLink } from './figure-link.tsx';
import type { TeamFigures } from './queries.ts';

type Figures = { figures: TeamFigures };
type QueueRow = TeamFigures['queues'][number];
type OfficerRow = TeamFigures['officers'][number];

/** What narrows the list behind a row, beside the days. */
type Narrowed = { queue: string } | { officer: string };

export const ByQueue = ({ figures: { queues, range, before } }: Figures) => (
  <section aria-label={texts.queues} className="grid grid-cols-1 gap-3">
    <h2 className="font-bold text-lg">{texts.queues}</h2>
    <Table
      caption={texts.queues}
      columns={[
        {
          key: 'queue',
          heading: texts.queue,
          cell: ({ queue }) => <strong>{caseworkTexts.queues[queue]}</strong>,
        },
        ...paceColumns<QueueRow>({
          of: ({ queue }) => caseworkTexts.queues[queue],
          narrowed: ({ queue }) => ({ queue }),
          decidedBefore: (row) => row.before.decided,
          ...{ range, before },
        }),
      ]}
      rows={queues}
      rowKey={({ queue }) => queue}
    />
  </section>
);

export const ByOfficer = ({ figures: { officers, range, before } }: Figures) => (
  <section aria-label={texts.officers} className="grid grid-cols-1 gap-3">
    <h2 className="font-bold text-lg">{texts.officers}</h2>
    {officers.length === 0 ? (
      <p>{texts.nobodyDecided}</p>
    ) : (
      <Table
        caption={texts.officers}
        columns={[
          {
            key: 'officer',
            heading: texts.officer,
            cell: ({ officer }) => <strong>{officer.fullName}</strong>,
          },
          ...paceColumns<OfficerRow>({
            of: ({ officer }) => officer.fullName,
            narrowed: ({ officer }) => ({ officer: officer._id }),
            decidedBefore: (row) => row.before,
            ...{ range, before },
          }),
        ]}
        rows={officers}
        rowKey={({ officer }) => officer._id}
      />
    )}
  </section>
);

/** Each officer's days, at most the last seven of the range. */
export const EachDay = ({ figures: { officers, lastDays } }: Figures) =>
  officers.length > 0 && (
    <section aria-label={texts.lastDays} className="grid grid-cols-1 gap-3">
      <h2 className="font-bold text-lg">{texts.lastDays}</h2>
      <p className="text-muted">{texts.leadDays}</p>
      <Table
        caption={texts.lastDays}
        columns={[
          {
            key: 'officer',
            heading: texts.officer,
            cell: ({ officer }) => <strong>{officer.fullName}</strong>,
          },
          ...lastDays.map(dayColumn),
        ]}
        rows={officers}
        rowKey={({ officer }) => officer._id}
      />
    </section>
  );

const dayColumn = (day: Day): Column<OfficerRow> => ({
  key: day,
  heading: showShortDay(day),
  numeric: true,
  cell: ({ officer, byDay }) => (
    <FigureLink
      to={decidedAddress({ officer: officer._id, from: day, to: day })}
      count={byDay.find((one) => one.day === day)?.decided ?? 0}
      of={`${officer.fullName}, ${showDay(day)}`}
    />
  ),
});

type Range = TeamFigures['range'];
type PaceColumns<Row> = {
  of: (row: Row) => string;
  narrowed: (row: Row) => Narrowed;
  decidedBefore: (row: Row) => number;
  range: Range;
  before: Range;
};

function paceColumns<Row extends { now: Pace }>(columns: PaceColumns<Row>): Column<Row>[] {
  const { of, narrowed, decidedBefore, range, before } = columns;
  const cameBack = (key: 'reopened' | 'overturned'): Column<Row> => ({
    key,
    heading: texts[key],
    numeric: true,
    cell: (row) => (
      <FigureLink
        to={decidedAddress({ ...narrowed(row), ...range, cameBack: key })}
        count={row.now[key]}
        shown={shareOf(row.now[key], row.now.decided)}
        of={`${texts[key]}, ${of(row)}`}
      />
    ),
  });
  return [
    {
      key: 'decided',
      heading: texts.decided,
      numeric: true,
      cell: (row) => (
        <FigureLink
          to={decidedAddress({ ...narrowed(row), ...range })}
          count={row.now.decided}
          of={`${texts.decided}, ${of(row)}`}
        />
      ),
    },
    {
      key: 'before',
      heading: texts.before,
      numeric: true,
      cell: (row) => (
        <span className="inline-flex items-center justify-end gap-2">
          <Change decided={row.now.decided} before={decidedBefore(row)} />
          <FigureLink
            to={decidedAddress({ ...narrowed(row), ...before })}
            count={decidedBefore(row)}
            of={`${texts.before}, ${of(row)}`}
          />
        </span>
      ),
    },
    { key: 'median', heading: texts.median, numeric: true, cell: ({ now }) => hoursOf(now, now.medianHours) },
    {
      key: 'ninetieth',
      heading: texts.ninetieth,
      numeric: true,
      cell: ({ now }) => hoursOf(now, now.ninetiethHours),
    },
    cameBack('reopened'),
    cameBack('overturned'),
  ];
}

const hoursOf = ({ decided }: Pace, hours: number | null) =>
  hours === null ? (
    <span className="text-muted">{decided === 0 ? '–' : texts.tooFew}</span>
  ) : (
    texts.hours(hours)
  );

const shareOf = (count: number, decided: number): string =>
  tooFewToSay(decided) ? String(count) : texts.ofDecided(count, shareInWords(count, decided));

/** Nothing where nothing was decided: an empty word would shift the figure beside it off its line. */
function Change({ decided, before }: { decided: number; before: number }) {
  const change = changeOf(decided, before);
  if (change === null && decided === 0) return null;
  return (
    <span className="text-muted text-sm">{change === null ? texts.noneBefore : texts.change(change)}</span>
  );
}
