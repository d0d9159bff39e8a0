// A person's second step on their page at the desk: what there is of it, and for an admin the button that resets it.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { changeFields } from '#features/accounts/fields/staff-change.ts';
import { caller } from '#platform/web/call.ts';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { StackedFact } from '#platform/web/ui/list/facts.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { isAdmin } from '#shared/actor.ts';
import type { PersonFactors as Factors, factorDeskEndpoints } from '../../contract/desk.ts';
import { personFactorTexts as texts } from '../../texts/staff-second-factor.ts';

const call = caller<typeof factorDeskEndpoints>();

const factorsQuery = (id: string) =>
  queryOptions({
    queryKey: ['accounts', 'second-factor', id],
    queryFn: ({ signal }) => call('GET /api/second-factor/of/:id', { params: { id } }, { signal }),
  });

export function PersonFactors({ id }: { id: string }) {
  const factors = useQuery(factorsQuery(id));
  return (
    <Card className="grid gap-4">
      <Loaded
        query={factors}
        isEmpty={({ hasApp, passkeys }) => !hasApp && passkeys === 0}
        empty={<p className="text-muted">{texts.none}</p>}
      >
        {(found) => (
          <>
            <Facts factors={found} />
            <Reset id={id} name={found.fullName} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

const Facts = ({ factors: { hasApp, passkeys, recoveryCodesLeft } }: { factors: Factors }) => (
  <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
    <StackedFact name={texts.app}>{hasApp ? texts.yes : texts.no}</StackedFact>
    <StackedFact name={texts.passkeys}>{passkeys === 0 ? texts.no : String(passkeys)}</StackedFact>
    <StackedFact name={texts.codes}>{String(recoveryCodesLeft)}</StackedFact>
  </dl>
);

/** Nobody resets their own: it is removed where the password is changed. */
function Reset({ id, name }: { id: string; name: string }) {
  const officer = useSession();
  const [isAsking, setAsking] = useState(false);
  if (!officer || !isAdmin(officer) || officer.id === id) return null;
  return (
    <>
      <Button
        tone="danger"
        className="justify-self-start"
        icon={<ShieldOff className="size-5" />}
        onClick={() => setAsking(true)}
      >
        {texts.reset}
      </Button>
      <RecordDialog
        open={isAsking}
        title={texts.resetQuestion(name)}
        lead={<p className="text-muted">{texts.resetLead}</p>}
        fields={changeFields}
        send={(body) => call('POST /api/second-factor/reset/:id', { params: { id }, body })}
        confirmText={texts.reset}
        danger
        topics={['accounts']}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
