// The version that is being tried on a share of new applicants: what differs, how it does, and its end.
import { useState } from 'react';
import { useOneHand } from '#features/casework/web/staff/one-hand.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { isAdmin } from '#shared/actor.ts';
import { showMoment } from '#shared/calendar.ts';
import type { PolicyChallenge } from '../../../../contract/policy-desk.ts';
import { reasonFields } from '../../../../fields/staff-policy.ts';
import { challengeTexts as texts } from '../../../../texts/staff-policy-challenge.ts';
import { ChangesList } from '../changes-list.tsx';
import { call } from '../queries.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

export function RunningChallenge({ challenge }: { challenge: PolicyChallenge }) {
  const { version, champion, sharePercent, startedAt, startedBy, note, changes } = challenge;
  const session = useSession();
  return (
    <Card className="grid gap-3">
      <div className="grid gap-1">
        <h2 className="font-bold text-xl">{texts.running(version, champion)}</h2>
        <p className="text-muted">
          {texts.runningLead(sharePercent, showMoment(new Date(startedAt)), startedBy ?? texts.somebody)}
        </p>
        <p className="whitespace-pre-line">{note}</p>
      </div>
      <ChangesList changes={changes} />
      <div className="flex flex-wrap gap-2">
        <LinkButton tone="secondary" to={`/admin/score?challenge=${version}`}>
          {texts.compare}
        </LinkButton>
        {session !== null && isAdmin(session) && <Endings challenge={challenge} me={session.id} />}
      </div>
    </Card>
  );
}

function Endings({ challenge, me }: { challenge: PolicyChallenge; me: string }) {
  const { version, champion, writers, isCompared } = challenge;
  const [asking, setAsking] = useState<'stop' | 'promote' | null>(null);
  const params = { id: String(version) };
  const close = () => setAsking(null);
  const oneHand = useOneHand()(writers);
  const waitsFor = writers.includes(me) ? texts.needsSecondPerson : oneHand;
  return (
    <>
      <Button tone="secondary" onClick={() => setAsking('stop')}>
        {texts.stop}
      </Button>
      <Button
        disabled={waitsFor !== null}
        aria-describedby={waitsFor === null ? undefined : 'promoting-waits'}
        onClick={() => setAsking('promote')}
      >
        {texts.promote}
      </Button>
      {waitsFor !== null && (
        <p id="promoting-waits" className="max-w-prose basis-full text-muted text-sm">
          {waitsFor}
        </p>
      )}
      <ReasonDialog
        open={asking === 'stop'}
        title={texts.stopTitle(version)}
        lead={texts.stopLead(champion)}
        action={texts.stop}
        danger
        send={(body) => call('POST /api/policy/challenges/:id/stop', { params, body })}
        onClose={close}
      />
      <ReasonDialog
        open={asking === 'promote'}
        title={texts.promoteTitle(version)}
        lead={isCompared ? texts.promoteLead : `${texts.promoteLead} ${texts.promoteUncompared}`}
        fields={reasonFields({
          label: isCompared ? texts.promoteNote : texts.promoteUncomparedNote,
          hint: isCompared ? texts.promoteHint : texts.promoteUncomparedHint,
          longest: 960,
        })}
        action={texts.promote}
        send={({ note }) =>
          call('POST /api/policy/challenges/:id/promote', {
            params,
            body: isCompared ? { note } : { note, withoutComparison: true },
          })
        }
        onClose={close}
      />
    </>
  );
}
