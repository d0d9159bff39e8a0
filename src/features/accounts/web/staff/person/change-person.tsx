// The two buttons that change an account, each with its dialog; absent where the officer may change nothing about it.
import { useState } from 'react';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { InfoStatus, UserStatus } from '#shared/actor.ts';
import { changeFields, statusFields } from '../../../fields/staff-change.ts';
import {
  isClosed,
  mayChangeModel,
  type Person,
  statusesOpenTo,
  whyNotTouch,
} from '../../../rules/may-change-person.ts';
import { personPageTexts as texts } from '../../../texts/staff-person.ts';
import { type Account, call } from './queries.ts';

export function ChangePerson({ account }: { account: Account }) {
  const officer = useSession();
  const person = personOf(account);
  if (!officer || whyNotTouch(officer, person)) return null;
  const statuses = statusesOpenTo(person);
  return (
    <>
      {mayChangeModel(person) && <ModelButton id={person.id} seen={account.user.infoStatus} />}
      {statuses.length > 0 && <StatusButton id={person.id} seen={person.status} statuses={statuses} />}
    </>
  );
}

const personOf = ({ user, standing }: Account): Person => ({
  ...standing,
  id: user._id,
  userType: user.userType,
  status: user.status,
});

type StatusButtonProps = { id: string; seen: UserStatus; statuses: readonly UserStatus[] };

/** What was on show when the dialog opened is what the change is asked for, whatever arrives meanwhile. */
function StatusButton({ id, seen, statuses }: StatusButtonProps) {
  const [asked, setAsked] = useState<UserStatus | null>(null);
  return (
    <>
      <Button tone="secondary" onClick={() => setAsked(seen)}>
        {texts.changeStatus}
      </Button>
      <RecordDialog
        open={asked !== null}
        title={texts.changeStatus}
        fields={statusFields(statuses)}
        danger={({ status }) => status !== '' && isClosed(status)}
        send={(change) =>
          call('POST /api/accounts/status/:id', { params: { id }, body: { ...change, seen: asked ?? seen } })
        }
        confirmText={texts.save}
        topics={['accounts']}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function ModelButton({ id, seen }: { id: string; seen: InfoStatus }) {
  const [asked, setAsked] = useState<InfoStatus | null>(null);
  const from = asked ?? seen;
  const infoStatus = from === 'FirstModel' ? 'FullModel' : 'FirstModel';
  return (
    <>
      <Button tone="secondary" onClick={() => setAsked(seen)}>
        {texts.changeModel}
      </Button>
      <RecordDialog
        open={asked !== null}
        title={texts.moveTo[infoStatus]}
        lead={<p className="text-muted">{texts.moveLead[infoStatus]}</p>}
        fields={changeFields}
        send={({ reason }) =>
          call('POST /api/accounts/model/:id', { params: { id }, body: { infoStatus, seen: from, reason } })
        }
        confirmText={texts.moveTo[infoStatus]}
        topics={['accounts']}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
