// Reviews that declined borrowers asked for: those that wait, the oldest first, or those answered; state and page live in the address.

import { useQuery } from '@tanstack/react-query';
import { dueColumn, ownerColumn } from '#features/casework/web/staff/wait-columns.tsx';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { byMoment, usePageByMoment } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { showMoment } from '#shared/calendar.ts';
import type { DecisionReviewRow as Row } from '../../contract/reviews.ts';
import { reviewFilters } from '../../fields/staff-review-list.ts';
import { reviewTexts as texts } from '../../texts/reviews.ts';
import { reviewsQuery } from './queries.ts';

export function ReviewList() {
  const asked = { ...usePageByMoment(), ...useFilters(reviewFilters) };
  const { state } = asked;
  const reviews = useQuery(reviewsQuery(asked));
  return (
    <>
      <ChoiceFilter
        param="state"
        {...reviewFilters.state}
        named={texts.states}
        label={texts.state}
        className="w-44"
      />
      <DeskList
        query={reviews}
        empty={texts.none[state]}
        caption={texts.tab}
        list={{ list: '/api/decision-reviews', asked }}
        columns={byMoment(COLUMNS, state === 'Waiting' ? 'asked' : 'answered')}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `/admin/loans/reviews/${_id}`}
      />
    </>
  );
}

const momentOf = (moment: string | null) =>
  moment && <time dateTime={moment}>{showMoment(new Date(moment))}</time>;

const COLUMNS: readonly ListColumn<Row>[] = [
  { key: 'person', heading: texts.person, file: 'user.fullName', cell: ({ user }) => user.fullName },
  { key: 'email', heading: texts.email, file: 'user.email', cell: ({ user }) => user.email, extra: true },
  {
    key: 'score',
    heading: texts.score,
    file: { at: 'score', unit: 'count' },
    numeric: true,
    cell: ({ score }) => score,
  },
  { key: 'asked', heading: texts.asked, file: 'askedAt', cell: ({ askedAt }) => momentOf(askedAt) },
  dueColumn,
  ownerColumn,
  {
    key: 'answered',
    heading: texts.answeredAt,
    file: 'answeredAt',
    cell: ({ answeredAt }) => momentOf(answeredAt) ?? '–',
  },
];
