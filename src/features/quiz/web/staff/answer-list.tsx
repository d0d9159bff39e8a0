// What people answered, the newest first, eight a page; search and page live in the address.

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useFilter } from '#platform/web/ui/list/filter.ts';
import { PagedTable } from '#platform/web/ui/list/paged-table.tsx';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import type { Column } from '#platform/web/ui/list/table.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { staffTexts } from '#texts/staff.ts';
import type { QuizAnswersRow } from '../../contract.ts';
import { quizDeskTexts as texts } from '../../texts/staff-quiz.ts';
import { answersQuery } from './queries.ts';

export function AnswerList() {
  const [address] = useSearchParams();
  const [search] = useFilter('search');
  const answers = useQuery(answersQuery({ page: usePageNumber(), search }));
  return (
    <section aria-label={texts.answersTab} className="grid grid-cols-1 gap-4">
      <SearchBox label={staffTexts.search} hint={staffTexts.searchHint} />
      <PagedTable
        query={answers}
        empty={search ? staffTexts.noMatch : texts.none}
        caption={texts.answersTab}
        columns={COLUMNS}
        rowKey={({ user }) => user._id}
        rowLink={({ user }) => `/admin/quizes/${user._id}?${address}`}
      />
    </section>
  );
}

const COLUMNS: readonly Column<QuizAnswersRow>[] = [
  { key: 'person', heading: texts.person, cell: ({ user }) => user.fullName },
  {
    key: 'feeling',
    heading: texts.feeling,
    cell: (answers) => answers.current_financial_situation_feeling,
  },
  {
    key: 'draw',
    heading: texts.partnerDraw,
    cell: ({ throw_per_month }) =>
      throw_per_month === undefined ? texts.no : texts.aMonth(showDollars(throw_per_month)),
  },
  { key: 'rewards', heading: texts.rewardsColumn, cell: ({ rewards }) => rewards.join(', ') },
  {
    key: 'answered',
    heading: texts.answered,
    cell: ({ created }) => <time dateTime={created}>{showMoment(new Date(created))}</time>,
  },
];
