// Reviews that declined borrowers asked for: those that wait, the oldest first, or those answered; state and page live in the address.

import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { useFilter } from '#platform/web/ui/list/filter.ts';
import { PagedTable } from '#platform/web/ui/list/paged-table.tsx';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import type { Column } from '#platform/web/ui/list/table.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { DecisionReviewRow as Row } from '../../contract/reviews.ts';
import { reviewTexts as texts } from '../../texts/reviews.ts';
import { reviewsQuery } from './queries.ts';

const STATES: readonly Row['state'][] = ['Waiting', 'Answered'];

export function ReviewList() {
  const [state, setState] = useFilter('state', STATES, 'Waiting');
  const reviews = useQuery(reviewsQuery({ page: usePageNumber(), state }));
  return (
    <>
      <SelectField
        label={texts.state}
        className="w-44"
        placeholder={null}
        options={STATES.map((value) => ({ value, label: texts.states[value] }))}
        value={state}
        onValue={setState}
      />
      <PagedTable
        query={reviews}
        empty={texts.none[state]}
        caption={texts.tab}
        columns={COLUMNS}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `/admin/loans/reviews/${_id}`}
      />
    </>
  );
}

const momentOf = (moment: string | null) =>
  moment && <time dateTime={moment}>{showMoment(new Date(moment))}</time>;

const COLUMNS: readonly Column<Row>[] = [
  { key: 'person', heading: texts.person, cell: ({ user }) => user.fullName },
  { key: 'email', heading: texts.email, cell: ({ user }) => user.email },
  { key: 'score', heading: texts.score, numeric: true, cell: ({ score }) => score },
  { key: 'asked', heading: texts.asked, cell: ({ askedAt }) => momentOf(askedAt) },
  { key: 'answered', heading: texts.answeredAt, cell: ({ answeredAt }) => momentOf(answeredAt) ?? '–' },
];
