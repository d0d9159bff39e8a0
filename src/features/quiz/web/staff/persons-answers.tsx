// One person's quiz answers and preferences, to be read by staff.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { FinancialQuestionnaire } from '../../contract.ts';
import { appealingOf } from '../../rules/preferences.ts';
import { quizDeskTexts as texts } from '../../texts/staff-quiz.ts';
import { personsAnswersQuery } from './queries.ts';

export function PersonsAnswers({ id }: { id: string }) {
  const answers = useQuery(personsAnswersQuery(id));
  const { search } = useLocation();
  const { data } = answers;
  return (
    <Page
      title={data ? texts.titleOf(data.user.fullName) : texts.quiz}
      lead={data && <EmailAddress of={data.user.email} />}
      back={{ to: `/admin/quizes${search || '?tab=answers'}` }}
      actions={
        <LinkButton tone="secondary" to={`/admin/users/${id}`}>
          {texts.toAccount}
        </LinkButton>
      }
    >
      <Loaded query={answers} skeleton={<Skeleton className="h-80 rounded-lg" />}>
        {({ quiz, preferences }) => (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <Card className="grid gap-5">
              <h2 className="font-bold text-lg">{texts.quiz}</h2>
              {quiz ? (
                <Answers
                  given={quiz}
                  feeling={texts.feeling}
                  tags={{ title: texts.rewardsColumn, titles: quiz.rewards }}
                  moment={{ title: texts.answered, at: quiz.created }}
                />
              ) : (
                <p className="text-muted">{texts.noQuiz}</p>
              )}
            </Card>
            <Card className="grid gap-5">
              <h2 className="font-bold text-lg">{texts.preferences}</h2>
              {preferences ? (
                <Answers
                  given={preferences.financialQuestionnaire}
                  feeling={texts.situation}
                  tags={{ title: texts.appeals, titles: appealingOf(preferences.itemsThatAppeal) }}
                  moment={{ title: texts.saved, at: preferences.changed }}
                />
              ) : (
                <p className="text-muted">{texts.noPreferences}</p>
              )}
            </Card>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

type AnswersProps = {
  given: FinancialQuestionnaire;
  /** What the feeling is about. */
  feeling: string;
  tags: { title: string; titles: readonly string[] };
  moment: { title: string; at: string };
};

const Answers = ({ given, feeling, tags, moment }: AnswersProps) => (
  <dl className="grid gap-4">
    <Answer term={feeling}>{given.current_financial_situation_feeling}</Answer>
    <Answer term={texts.partnerDraw}>
      {given.throw_per_month === undefined ? texts.no : texts.aMonth(showDollars(given.throw_per_month))}
    </Answer>
    <Answer term={tags.title}>
      <ul className="flex flex-wrap gap-2 pt-1">
        {tags.titles.map((title) => (
          <li key={title} className="rounded-full bg-leaf-soft px-3 py-1 font-medium text-leaf text-sm">
            {title}
          </li>
        ))}
      </ul>
    </Answer>
    <Answer term={moment.title}>{showMoment(new Date(moment.at))}</Answer>
  </dl>
);

const Answer = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted text-sm">{term}</dt>
    <dd className="figures">{children}</dd>
  </div>
);
