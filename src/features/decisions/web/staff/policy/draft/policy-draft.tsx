// One draft: its figures to edit, the same as JSON, what it changes, its trial on past users, and publishing it.
import { useQuery } from '@tanstack/react-query';
import { LeaveQuestion } from '#platform/web/record/leave-question.tsx';
import { RestoredNote } from '#platform/web/record/restored-note.tsx';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { isAdmin } from '#shared/actor.ts';
import { showMoment } from '#shared/calendar.ts';
import { policyDeskTexts, policyDraftTexts as texts } from '../../../../texts/staff-policy.ts';
import { draftQuery } from '../queries.ts';
import { DraftActions } from './draft-actions.tsx';
import { DraftParts } from './draft-parts.tsx';
import { useDraftEdits } from './use-draft-edits.ts';

export function PolicyDraft({ id }: { id: string }) {
  const query = useQuery(draftQuery(id));
  const session = useSession();
  const isTheirs = session !== null && isAdmin(session);
  const { data } = query;
  const edits = useDraftEdits(id, data);
  const mayEdit = isTheirs && data?.state === 'Open';
  return (
    <Page
      title={data ? texts.title(data.basedOn) : policyDeskTexts.title}
      lead={data && texts.lead(data.changedBy, showMoment(new Date(data.changedAt)))}
      back={{ to: '/admin/policy' }}
      actions={mayEdit && <DraftActions draft={data} edits={edits} />}
    >
      {!isTheirs && <Banner tone="info">{policyDeskTexts.readOnly}</Banner>}
      <Loaded query={query} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {(draft) => (
          <>
            {draft.state !== 'Open' && <Banner tone="neutral">{texts.closed[draft.state]}</Banner>}
            <RestoredNote form={edits} />
            <DraftParts draft={draft} edits={edits} mayEdit={mayEdit} />
          </>
        )}
      </Loaded>
      <LeaveQuestion guard={edits.guard} />
    </Page>
  );
}
