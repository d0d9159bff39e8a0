// What people answered, the newest first, eight a page; search and page live in the address.

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { byMoment, usePageByMoment } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import { showMoment } from '#shared/calendar.ts';
import { bySearch } from '#shared/list/filters.ts';
import { showDollars } from '#shared/money.ts';
import { staffTexts } from '#texts/staff.ts';
import type { QuizAnswersRow } from '../../contract.ts';
import { quizDeskTexts as texts } from '../../texts/staff-quiz.ts';
import { answersQuery } from './queries.ts';

export function AnswerList() {
  const [address] = useSearchParams();
  const asked = { ...usePageByMoment(), ...useFilters(bySearch) };
  const answers = useQuery(answersQuery(asked));
  return (
    <section aria-label={texts.answersTab} className="grid grid-cols-1 gap-4">
      <SearchBox label={staffTexts.search} hint={staffTexts.searchHint} />
      <DeskList
        query={answers}
        empty={asked.search ? staffTexts.noMatch : texts.none}
        caption={texts.answersTab}
        list={{ list: '/api/quiz/answers', asked }}
        columns={byMoment(COLUMNS, 'answered')}
        rowKey={({ user }) => user._id}
        rowLink={({ user }) => `/admin/quizes/${user._id}?${address}`}
      />
    </section>
  );
}

const COLUMNS: readonly ListColumn<QuizAnswersRow>[] = [
  { key: 'person', heading: texts.person, file: 'user.fullName', cell: ({ user }) => user.fullName },
  {
    key: 'feeling',
    heading: texts.feeling,
    file: 'current_financial_situation_feeling',
    cell: (answers) => answers.current_financial_situation_feeling,
  },
  {
    key: 'draw',
    heading: texts.partnerDraw,
    file: { at: 'throw_per_month', unit: 'dollars', none: texts.no },
    cell: ({ throw_per_month }) =>
      throw_per_month === undefined ? texts.no : texts.aMonth(showDollars(throw_per_month)),
  },
  {
    key: 'rewards',
    heading: texts.rewardsColumn,
    file: 'rewards',
    cell: ({ rewards }) => rewards.join(', '),
  },
  {
    key: 'answered',
    heading: texts.answered,
    file: 'created',
    cell: ({ created }) => <time dateTime={created}>{showMoment(new Date(created))}</time>,
  },
];
