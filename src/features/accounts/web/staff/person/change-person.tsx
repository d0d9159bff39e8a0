// The two buttons that change an account, each with its dialog; absent where the officer may change nothing about it.
import { useState } from 'react';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RadioGroupField } from '#platform/web/ui/form/radio-group-field.tsx';
import type { InfoStatus, UserStatus } from '#shared/actor.ts';
import { personPageTexts as texts } from '#texts/staff-person.ts';
import {
  isClosed,
  mayChangeModel,
  type Person,
  statusesOpenTo,
  whyNotTouch,
} from '../../../rules/may-change-person.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { Account } from './queries.ts';
import { useChange } from './use-change.ts';

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
  const [chosen, setChosen] = useState<UserStatus>();
  const [fault, setFault] = useState<string>();
  const change = useChange(id);
  const close = () => {
    setAsked(null);
    setChosen(undefined);
    setFault(undefined);
  };
  const isReady = () => {
    setFault(chosen ? undefined : texts.chooseStatus);
    return chosen !== undefined;
  };
  const save = (reason: string) => {
    if (!chosen || !asked) return;
    change.mutate({ what: 'status', status: chosen, seen: asked, reason }, { onSettled: close });
  };
  return (
    <>
      <Button tone="secondary" onClick={() => setAsked(seen)}>
        {texts.changeStatus}
      </Button>
      <ChangeDialog
        open={asked !== null}
        title={texts.changeStatus}
        danger={chosen !== undefined && isClosed(chosen)}
        busy={change.isPending}
        isReady={isReady}
        onChange={save}
        onClose={close}
      >
        <RadioGroupField
          label={texts.statusLabel}
          error={fault}
          options={statuses.map((status) => ({
            value: status,
            label: status,
            detail: texts.statusHint[status],
          }))}
          value={chosen ?? ''}
          onValue={(value) => setChosen(statuses.find((status) => status === value))}
        />
      </ChangeDialog>
    </>
  );
}

function ModelButton({ id, seen }: { id: string; seen: InfoStatus }) {
  const [asked, setAsked] = useState<InfoStatus | null>(null);
  const change = useChange(id);
  const other = asked ?? seen;
  const infoStatus = other === 'FirstModel' ? 'FullModel' : 'FirstModel';
  const close = () => setAsked(null);
  return (
    <>
      <Button tone="secondary" onClick={() => setAsked(seen)}>
        {texts.changeModel}
      </Button>
      <ChangeDialog
        open={asked !== null}
        title={texts.moveTo[infoStatus]}
        lead={texts.moveLead[infoStatus]}
        confirmText={texts.moveTo[infoStatus]}
        busy={change.isPending}
        onChange={(reason) =>
          asked && change.mutate({ what: 'model', infoStatus, seen: asked, reason }, { onSettled: close })
        }
        onClose={close}
      />
    </>
  );
}
