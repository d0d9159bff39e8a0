// Under the preferences: the three kinds of notices that a person may have on their phone, each with its own switch.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { CheckboxField } from '#platform/web/ui/form/checkbox-field.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { Output } from '#shared/endpoint.ts';
import type { pushEndpoints } from '../contract.ts';
import { pushWording, pushTexts as texts } from '../texts/push.ts';
import { pushQuery, useAllow, useAlsoHere } from './queries.ts';
import { type Standing, standingHere } from './this-browser.ts';

type Allowed = Output<(typeof pushEndpoints)['GET /api/push']>['subjects'];

/** Nothing where the operator has not configured notices. */
export function PushPreferences() {
  const session = useSession();
  const push = useQuery(pushQuery);
  if (!session) return null;
  return (
    <Loaded query={push} skeleton={<Skeleton className="h-72 rounded-lg" />}>
      {({ key, subjects }) =>
        key !== null && <Switches account={session.id} serverKey={key} subjects={subjects} />
      }
    </Loaded>
  );
}

type SwitchesProps = { account: string; serverKey: string; subjects: Allowed };

function Switches({ account, serverKey, subjects }: SwitchesProps) {
  const allow = useAllow(account, serverKey);
  const alsoHere = useAlsoHere(account, serverKey);
  const isBusy = allow.isPending || alsoHere.isPending;
  const standing = useStanding(account, isBusy ? null : allow.submittedAt + alsoHere.submittedAt);
  const given = subjects.filter((each) => each.given !== null).length;
  const mayAllow = standing === 'on' || standing === 'off';
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{texts.title}</h2>
      <p className="text-muted">{texts.lead}</p>
      {standing === 'cannot' && <p>{texts.cannot}</p>}
      {standing === 'blocked' && <p>{texts.blocked}</p>}
      {subjects.map(({ subject, given: since }) => (
        <CheckboxField
          key={subject}
          label={pushWording.subjects[subject].title}
          hint={pushWording.subjects[subject].detail}
          optional
          checked={since !== null}
          disabled={isBusy || (since === null && !mayAllow)}
          onValue={(isGiven) => allow.mutate({ subject, isGiven, isLast: !isGiven && given === 1 })}
        />
      ))}
      {given > 0 && standing === 'off' && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">{texts.elsewhere}</p>
          <Button tone="secondary" busy={alsoHere.isPending} onClick={() => alsoHere.mutate()}>
            {texts.alsoHere}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Asked anew after each change, which `changed` numbers, and not while one is being made (null); answers null until it is known. */
function useStanding(account: string, changed: number | null): Standing | null {
  const [standing, setStanding] = useState<Standing | null>(null);
  useEffect(() => {
    if (changed === null) return;
    let isOver = false;
    standingHere(account).then(
      (found) => isOver || setStanding(found),
      () => isOver || setStanding('cannot'),
    );
    return () => {
      isOver = true;
    };
  }, [account, changed]);
  return standing;
}
