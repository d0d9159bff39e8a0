// All contests: those that run, and those that ended with the way to their winners.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import type { PublishedWhen } from '../contract.ts';
import { contestTexts as texts } from '../texts/contests.ts';
import { ContestCard } from './contest-card.tsx';
import { contestsQuery } from './queries.ts';

export const Contests = () => (
  <Page title={texts.title} lead={texts.lead} back={{ to: '/redeem' }}>
    <ContestGrid when="running" title={texts.running} empty={texts.noneRunning} />
    <ContestGrid when="ended" title={texts.ended} empty={texts.noneEnded} />
  </Page>
);

type ContestGridProps = { when: PublishedWhen; title: string; empty: string };

function ContestGrid({ when, title, empty }: ContestGridProps) {
  const contests = useQuery(contestsQuery(when, usePageNumber(when)));
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="font-bold text-xl">
        {title}
      </h2>
      <Loaded query={contests} pageParam={when} isEmpty={({ total }) => total === 0} empty={empty}>
        {({ rows, total }) => (
          <>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {rows.map((contest) => (
                <li key={contest._id}>
                  <ContestCard contest={contest} />
                </li>
              ))}
            </ul>
            <Pager rowCount={total} param={when} />
          </>
        )}
      </Loaded>
    </section>
  );
}
