// One contest for staff: what it is and the way to edit it, its draw and proof, the record of its winners, who joined.
import { useQuery } from '@tanstack/react-query';
import { Pencil, ScrollText, X } from 'lucide-react';
import { useEditing } from '#platform/web/record/editing.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useWayToList } from '#platform/web/ui/list/list-way.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { DeskContest } from '../../contract.ts';
import { mayChangeTerms } from '../../rules/terms.ts';
import { staffContestPageTexts, staffContestTexts as texts } from '../../texts/staff-contests.ts';
import { termsTexts } from '../../texts/staff-terms.ts';
import { HowDrawn } from '../page/how-drawn.tsx';
import { ContestFacts } from './contest-facts.tsx';
import { DrawNow } from './draw-now.tsx';
import { ContestForm } from './form/contest-form.tsx';
import { Participants } from './participants.tsx';
import { deskContestQuery } from './queries.ts';
import { RemoveContest } from './remove-contest.tsx';
import { WaitingRequest } from './terms/answer-request.tsx';
import { SettledRequests } from './terms/settled-requests.tsx';
import { TermsForm } from './terms/terms-form.tsx';
import { WinnersRecord } from './winners-record.tsx';

export function StaffContest({ id }: { id: string }) {
  const contest = useQuery(deskContestQuery(id));
  const { isEditing, setEditing } = useEditing();
  const terms = useEditing('terms');
  const { to } = useWayToList('/admin/contests');
  return (
    <Page
      title={contest.data?.name ?? staffContestPageTexts.contest}
      back={{ to }}
      actions={
        contest.data && (
          <>
            {!isEditing && !terms.isEditing && <RemoveContest contest={contest.data} />}
            {!isEditing && mayAsk(contest.data) && (
              <Button
                tone="secondary"
                icon={terms.isEditing ? <X className="size-5" /> : <ScrollText className="size-5" />}
                onClick={() => terms.setEditing(!terms.isEditing)}
              >
                {terms.isEditing ? termsTexts.cancel : termsTexts.change}
              </Button>
            )}
            {!terms.isEditing && (
              <Button
                tone={isEditing ? 'secondary' : 'primary'}
                icon={isEditing ? <X className="size-5" /> : <Pencil className="size-5" />}
                onClick={() => setEditing(!isEditing)}
              >
                {isEditing ? texts.cancelEdit : texts.edit}
              </Button>
            )}
          </>
        )
      }
    >
      <Loaded query={contest} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {(answer) => {
          if (isEditing)
            return (
              <div className="grid max-w-2xl grid-cols-1">
                <ContestForm contest={answer} onSaved={() => setEditing(false, { replace: true })} />
              </div>
            );
          if (terms.isEditing && mayAsk(answer))
            return (
              <div className="grid max-w-2xl grid-cols-1">
                <TermsForm contest={answer} onAsked={() => terms.setEditing(false, { replace: true })} />
              </div>
            );
          return <Shown contest={answer} />;
        }}
      </Loaded>
    </Page>
  );
}

/** Whether a change of the terms may be asked for: the contest is open, and none waits yet. */
const mayAsk = ({ opened, phase, requests }: DeskContest): boolean =>
  mayChangeTerms({ isOpened: opened !== null, phase }) && !requests.some(({ status }) => status === 'Asked');

const Shown = ({ contest }: { contest: DeskContest }) => (
  <>
    <DrawNow contest={contest} />
    <WaitingRequest request={contest.requests.find(({ status }) => status === 'Asked') ?? null} />
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
      <ContestFacts contest={contest} />
      <HowDrawn contest={{ ...contest, ticket: null }} />
    </div>
    {contest.draw && <WinnersRecord contest={contest} drawnAt={contest.draw.drawnAt} />}
    <SettledRequests requests={contest.requests.filter(({ status }) => status !== 'Asked')} />
    <Participants contest={contest} />
  </>
);
