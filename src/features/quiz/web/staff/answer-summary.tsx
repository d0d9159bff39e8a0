// What everybody's answers amount to: how people feel, who takes part in a draw, which rewards are wanted most.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { quizDeskTexts as texts } from '../../texts/staff-quiz.ts';
import { summaryQuery } from './queries.ts';
import { Shares } from './shares.tsx';

/** Of the nineteen rewards, what is seen at once. */
const MOST_WANTED = 6;

export function AnswerSummary() {
  const summary = useQuery(summaryQuery);
  const [showsAll, setShowsAll] = useState(false);
  return (
    <section aria-label={texts.summary}>
      <Loaded query={summary} skeleton={<Skeleton className="h-80 rounded-lg" />}>
        {({ people, feelings, inDraw, rewards }) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <Card className="grid grid-cols-1 gap-6">
              <p className="font-semibold">{texts.people(people)}</p>
              <Shares title={texts.feelings} shares={feelings} whole={people} />
              <Shares
                title={texts.draw}
                shares={[
                  { title: texts.drawYes, people: inDraw },
                  { title: texts.drawNo, people: people - inDraw },
                ]}
                whole={people}
              />
            </Card>
            <Card className="grid grid-cols-1 gap-4">
              <Shares
                title={texts.rewards}
                shares={showsAll ? rewards : rewards.slice(0, MOST_WANTED)}
                whole={people}
              />
              {!showsAll && (
                <Button tone="quiet" className="justify-self-start" onClick={() => setShowsAll(true)}>
                  {texts.moreRewards(rewards.length)}
                </Button>
              )}
            </Card>
          </div>
        )}
      </Loaded>
    </section>
  );
}
