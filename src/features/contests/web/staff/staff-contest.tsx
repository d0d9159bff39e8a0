// One contest for staff: what it is and the way to edit it, its draw and proof, the record of its winners, who joined.
import { useQuery } from '@tanstack/react-query';
import { Pencil, X } from 'lucide-react';
import { useEditing } from '#platform/web/record/editing.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useWayToList } from '#platform/web/ui/list/list-way.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { DeskContest } from '../../contract.ts';
import { staffContestPageTexts, staffContestTexts as texts } from '../../texts/staff-contests.ts';
import { HowDrawn } from '../page/how-drawn.tsx';
import { ContestFacts } from './contest-facts.tsx';
import { DrawNow } from './draw-now.tsx';
import { ContestForm } from './form/contest-form.tsx';
import { Participants } from './participants.tsx';
import { deskContestQuery } from './queries.ts';
import { RemoveContest } from './remove-contest.tsx';
import { WinnersRecord } from './winners-record.tsx';

export function StaffContest({ id }: { id: string }) {
  const contest = useQuery(deskContestQuery(id));
  const { isEditing, setEditing } = useEditing();
  const { to } = useWayToList('/admin/contests');
  return (
    <Page
      title={contest.data?.name ?? staffContestPageTexts.contest}
      back={{ to }}
      actions={
        contest.data && (
          <>
            {!isEditing && <RemoveContest contest={contest.data} />}
            <Button
              tone={isEditing ? 'secondary' : 'primary'}
              icon={isEditing ? <X className="size-5" /> : <Pencil className="size-5" />}
              onClick={() => setEditing(!isEditing)}
            >
              {isEditing ? texts.cancelEdit : texts.edit}
            </Button>
          </>
        )
      }
    >
      <Loaded query={contest} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {(answer) =>
          isEditing ? (
            <div className="grid max-w-2xl grid-cols-1">
              <ContestForm contest={answer} onSaved={() => setEditing(false, { replace: true })} />
            </div>
          ) : (
            <Shown contest={answer} />
          )
        }
      </Loaded>
    </Page>
  );
}

const Shown = ({ contest }: { contest: DeskContest }) => (
  <>
    <DrawNow contest={contest} />
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
      <ContestFacts contest={contest} />
      <HowDrawn contest={{ ...contest, ticket: null }} />
    </div>
    {contest.draw && <WinnersRecord contest={contest} drawnAt={contest.draw.drawnAt} />}
    <Participants contest={contest} />
  </>
);
