// Before logging out: what waits on this phone is sent, and where that fails its owner is asked, because logging out clears the phone.
import { type ReactNode, useEffect, useState } from 'react';
import { accountScreenTexts } from '#features/accounts/texts/accounts.ts';
import { flushOutbox, openOutbox, shownOutbox } from '#platform/web/phone/outbox.ts';
import { readSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { isBorrower } from '#shared/actor.ts';
import { leavingTexts as texts } from '#texts/offline.ts';

/** Whoever logs out does not wait for long to do so. */
const PATIENCE_MS = 5_000;

export function LeavingGate({ children }: { children: ReactNode }) {
  const [unsent, setUnsent] = useState<number | null>(null);
  useEffect(() => {
    void countUnsent().then(setUnsent);
  }, []);
  if (unsent === 0) return children;
  const choices = (
    <div className="flex flex-wrap gap-3">
      <LinkButton to="/">{texts.stay}</LinkButton>
      <Button tone="secondary" onClick={() => setUnsent(0)}>
        {texts.leave}
      </Button>
    </div>
  );
  return (
    <Page title={accountScreenTexts.logoutTitle} width="narrow">
      {unsent === null ? (
        <p role="status">{texts.sending}</p>
      ) : (
        <Banner tone="bad" role="alert" title={texts.title} action={choices}>
          <p>{texts.waiting(unsent)}</p>
        </Banner>
      )}
    </Page>
  );
}

async function countUnsent(): Promise<number> {
  const session = readSession();
  if (!session || !isBorrower(session)) return 0;
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const sent = openOutbox(session.id).then(() => flushOutbox(true));
  await Promise.race([sent, late]).catch(() => {});
  return shownOutbox().filter(({ state }) => state !== 'refused' && state !== 'received').length;
}
