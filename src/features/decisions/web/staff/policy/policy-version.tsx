// One version of the policy: what it changed and why, and every figure; an admin makes a draft of it to return to it.
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/web/session.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { isAdmin } from '#shared/actor.ts';
import { policyDeskTexts as texts } from '../../../texts/staff-policy.ts';
import { ChangesList } from './changes-list.tsx';
import { OutOfReachCells } from './out-of-reach.tsx';
import { NewDraft, originOf, sinceOf } from './policy-home.tsx';
import { PolicyInWords } from './policy-in-words.tsx';
import { versionQuery } from './queries.ts';
import { ReturnToVersion } from './return-to-version.tsx';

export function PolicyVersion({ version }: { version: string }) {
  const query = useQuery(versionQuery(version));
  const session = useSession();
  const mayEdit = session !== null && isAdmin(session);
  return (
    <Page
      title={texts.version(Number(version))}
      back={{ to: '/admin/policy' }}
      lead={query.data && sinceOf(query.data)}
      actions={
        mayEdit &&
        query.data && (
          <>
            <NewDraft fromVersion={query.data.version} text={texts.revert} />
            {query.data.mayReturn && <ReturnToVersion version={query.data.version} />}
          </>
        )
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {({ changes, note, policy, isInForce, outOfReach, ...origin }) => (
          <>
            <Card className="grid gap-3">
              <div className="flex flex-wrap items-center gap-3">
                <h2 className="font-bold text-xl">{texts.what}</h2>
                {isInForce && <StatusChip tone="good">{texts.inForceMark}</StatusChip>}
              </div>
              {originOf(origin) !== '' && <p>{originOf(origin)}</p>}
              {note !== '' && <p className="whitespace-pre-line">{note}</p>}
              <ChangesList changes={changes} none={texts.first} />
            </Card>
            <PolicyInWords policy={policy} />
            <OutOfReachCells found={outOfReach} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
