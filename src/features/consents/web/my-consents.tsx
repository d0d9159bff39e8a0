// One's own consents: who may see what, since when, and the way to end it. A part of the profile, without a heading of the page.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showMoment } from '#shared/calendar.ts';
import { isStanding } from '#shared/consent.ts';
import type { Consent } from '../contract.ts';
import { myConsentsTexts as texts } from '../texts/consents.ts';
import { ownConsentsQuery, useWithdraw } from './queries.ts';
import { SharedList } from './shared-list.tsx';

export function MyConsents() {
  const consents = useQuery(ownConsentsQuery(usePageNumber()));
  const [asked, setAsked] = useState<Consent | null>(null);
  const withdrawal = useWithdraw();
  const close = () => setAsked(null);
  return (
    <section aria-labelledby="my-consents" className="grid gap-4">
      <div>
        <h2 id="my-consents" className="font-bold text-xl">
          {texts.title}
        </h2>
        <p className="max-w-prose text-muted">{texts.lead}</p>
      </div>
      <Loaded query={consents} isEmpty={({ total }) => total === 0} empty={<EmptyState text={texts.empty} />}>
        {({ rows, total }) => (
          <>
            <ul className="grid gap-4">
              {rows.map((consent) => (
                <li key={consent._id}>
                  <ConsentCard consent={consent} onWithdraw={() => setAsked(consent)} />
                </li>
              ))}
            </ul>
            <Pager rowCount={total} />
          </>
        )}
      </Loaded>
      <ConfirmDialog
        open={asked !== null}
        title={texts.confirmTitle(asked?.partner.name ?? '')}
        confirmText={texts.withdraw}
        danger
        busy={withdrawal.isPending}
        onCancel={close}
        onConfirm={() => asked && withdrawal.mutate(asked._id, { onSettled: close })}
      >
        <p>
          {(asked?.purpose === 'Prequalification' ? texts.contactEnds : texts.confirmText)(
            asked?.partner.name ?? '',
          )}
        </p>
        {asked?.purpose === 'LoanApplication' && <p>{texts.approvedLoan(asked.partner.name)}</p>}
      </ConfirmDialog>
    </section>
  );
}

function ConsentCard({ consent, onWithdraw }: { consent: Consent; onWithdraw: () => void }) {
  const { partner, purpose, shared, given, withdrawn } = consent;
  const stands = isStanding(consent);
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="font-bold text-lg">{partner.name}</h3>
          <p className="text-muted text-sm">{texts.purposes[purpose]}</p>
        </div>
        <StatusChip tone={stands ? 'good' : 'info'}>{stands ? texts.standing : texts.withdrawn}</StatusChip>
      </div>
      <SharedList shared={shared} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">
          <Unbroken>{texts.given(showMoment(new Date(given)))}</Unbroken>
          {withdrawn && (
            <span className="block">
              <Unbroken>{texts.endedOn(showMoment(new Date(withdrawn)))}</Unbroken>
            </span>
          )}
        </p>
        {stands && (
          <Button tone="secondary" aria-label={texts.withdrawFrom(partner.name)} onClick={onWithdraw}>
            {texts.withdraw}
          </Button>
        )}
      </div>
    </Card>
  );
}
