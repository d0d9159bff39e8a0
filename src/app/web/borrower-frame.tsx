// The borrower's shell with its live parts: the queries, the bell and the person.
import { type ReactNode, useEffect } from 'react';
import { Notifications } from '#features/activity/web/notifications.tsx';
import { draftStore } from '#features/forms/web/drafts/use-draft.ts';
import { Queries } from '#platform/web/query.tsx';
import type { SessionRecord } from '#shared/actor.ts';
import { BorrowerShell } from './shells/borrower.tsx';

export function BorrowerFrame({ session, children }: { session: SessionRecord; children: ReactNode }) {
  useOwnDraftsOnly(session.id);
  return (
    <Queries key={session.id} account={session.id}>
      <BorrowerShell
        person={{ name: session.fullName, email: session.email, imageUrl: session.image }}
        bell={<Notifications />}
      >
        {children}
      </BorrowerShell>
    </Queries>
  );
}

/** Whoever is logged in here is the one whose drafts stay on this phone. */
function useOwnDraftsOnly(account: string): void {
  useEffect(() => {
    void draftStore()
      .then((store) => store.dropDraftsOfOthers(account))
      .catch(() => {});
  }, [account]);
}
