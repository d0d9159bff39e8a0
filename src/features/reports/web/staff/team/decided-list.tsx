// /admin/team/decided: what was decided in some days, the latest first; the filters and the page live in the address.
import { useQuery } from '@tanstack/react-query';
import type { QueueName } from '#features/casework/fields/staff-service-level.ts';
import { caseworkTexts } from '#features/casework/texts/staff-casework.ts';
import { pageOfEntry } from '#features/casework/web/staff/entry-cells.tsx';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilter, useFilters } from '#platform/web/ui/list/filter.ts';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showMoment } from '#shared/calendar.ts';
import { isId } from '#shared/id.ts';
import type { DecidedRow } from '../../../contract/team.ts';
import { decidedFilters } from '../../../fields/staff-decided-list.ts';
import { teamTexts as texts } from '../../../texts/staff-team.ts';
import { RangeChoice, useRange } from '../range-choice.tsx';
import { decidedQuery } from './queries.ts';

export function DecidedList() {
  const range = useRange();
  const [officer] = useFilter('officer');
  const asked = {
    ...usePageAsked(),
    ...{ from: range.from, to: range.to },
    ...useFilters(decidedFilters),
    officer: isId(officer) ? officer : undefined,
  };
  const query = useQuery(decidedQuery(asked));
  return (
    <Page title={texts.decidedTitle} lead={texts.decidedLead} back={{ to: '/admin/team' }}>
      <RangeChoice range={range} />
      <div className="flex flex-wrap items-end gap-4">
        <ChoiceFilter
          param="queue"
          choices={decidedFilters.queue}
          named={caseworkTexts.queues}
          any={caseworkTexts.anyQueue}
          label={texts.queue}
          className="w-52"
        />
        <ChoiceFilter
          param="cameBack"
          choices={decidedFilters.cameBack}
          named={texts.cameBacks}
          any={texts.anything}
          label={texts.cameBack}
          className="w-44"
        />
      </div>
      <DeskList
        query={query}
        list={{ list: '/api/team/decided', asked }}
        empty={texts.none}
        caption={texts.decidedTitle}
        columns={COLUMNS}
        rowKey={({ _id, queue }) => `${queue} ${_id}`}
        rowLink={pageOfEntry}
      />
    </Page>
  );
}

/** Queues whose verdicts stand although they were found wrong: who found that does what has to follow. */
const STANDS: ReadonlySet<QueueName> = new Set(['Verification', 'VerificationModel5']);

const COLUMNS: readonly ListColumn<DecidedRow>[] = [
  {
    key: 'queue',
    heading: texts.queue,
    file: { at: 'queue', words: caseworkTexts.queues },
    cell: ({ queue }) => caseworkTexts.queues[queue],
  },
  {
    key: 'person',
    heading: texts.person,
    file: 'person.fullName',
    cell: ({ person }) => person?.fullName ?? <span className="text-muted">{texts.several}</span>,
  },
  {
    key: 'officer',
    heading: texts.officer,
    file: 'officer.fullName',
    cell: ({ officer }) => officer.fullName,
  },
  {
    key: 'verdict',
    heading: texts.verdict,
    file: { at: 'verdict', words: texts.verdicts },
    cell: ({ verdict }) => texts.verdicts[verdict] ?? verdict,
  },
  {
    key: 'took',
    heading: texts.took,
    file: { at: 'hours', unit: 'hours' },
    numeric: true,
    cell: ({ hours }) => texts.hours(hours),
  },
  {
    key: 'at',
    heading: texts.at,
    file: 'decided',
    cell: ({ decided }) => <time dateTime={decided}>{showMoment(new Date(decided))}</time>,
  },
  {
    key: 'cameBack',
    heading: texts.cameBack,
    file: {
      [texts.reopened]: { at: 'isReopened', words: { true: texts.reopened, false: '' } },
      [texts.overturned]: { at: 'isOverturned', words: { true: texts.overturned, false: '' } },
    },
    cell: ({ queue, isReopened, isOverturned }) => (
      <span className="inline-flex flex-wrap gap-1">
        {isReopened && <StatusChip tone="wait">{texts.reopened}</StatusChip>}
        {isOverturned && (
          <StatusChip tone="bad">{STANDS.has(queue) ? texts.foundWrong : texts.undone}</StatusChip>
        )}
      </span>
    ),
  },
];
