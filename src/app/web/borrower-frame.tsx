// The borrower's shell with its live parts: the queries, the bell and the person.
import { type ReactNode, useEffect } from 'react';
import { Notifications } from '#features/activity/web/notifications.tsx';
import { draftStore } from '#features/forms/web/drafts/use-draft.ts';
import { HandedInForms } from '#features/forms/web/outbox/handed-in-forms.tsx';
import { forgetFirstAnswersOfOthers } from '#features/information/web/first-answers.ts';
import { MessagesLink } from '#features/messages/web/unread-badge.tsx';
import { ShowAgain } from '#features/second-factor/web/show-again.tsx';
import { keepInstallPrompt } from '#platform/web/install/install-prompt.ts';
import { Queries } from '#platform/web/query.tsx';
import { useThirdParties } from '#platform/web/third-parties.ts';
import { whenIdle } from '#platform/web/worker/register-worker.ts';
import type { SessionRecord } from '#shared/actor.ts';
import { BorrowerShell } from './shells/borrower.tsx';
import { ConnectionNote } from './shells/connection-note.tsx';

export function BorrowerFrame({ session, children }: { session: SessionRecord; children: ReactNode }) {
  useOwnDraftsOnly(session);
  useThirdParties(session);
  useEffect(keepInstallPrompt, []);
  useOwnNoticesOnly(session);
  return (
    <Queries key={session.id} account={session.id} keepsAnswers>
      <ShowAgain />
      <HandedInForms account={session.id} />
      <BorrowerShell
        person={{ name: session.fullName, email: session.email, imageUrl: session.image }}
        bell={
          <>
            <MessagesLink />
            <Notifications />
          </>
        }
      >
        <ConnectionNote />
        {children}
      </BorrowerShell>
    </Queries>
  );
}

/** Whoever is logged in here is the one whose notices come to this phone; loaded where any may come at all. */
function useOwnNoticesOnly({ id: account }: SessionRecord): void {
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    whenIdle(() => {
      import('#features/push/web/keep-registered.ts')
        .then(({ keepRegistered }) => keepRegistered(account))
        .catch(() => {});
    });
  }, [account]);
}

/** Whoever is logged in here is the one whose drafts stay on this phone. */
function useOwnDraftsOnly({ id: account, email }: SessionRecord): void {
  useEffect(() => {
    forgetFirstAnswersOfOthers(email);
    void draftStore()
      .then((store) => store.dropDraftsOfOthers(account))
      .catch(() => {});
  }, [account, email]);
}
