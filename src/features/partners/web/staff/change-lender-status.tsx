// Makes a lender Active, Deactivated or Revoked; says before what that does at once.
import { useState } from 'react';
import { ChangeDialog } from '#features/accounts/web/staff/person/change-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { RadioGroupField } from '#platform/web/ui/form/radio-group-field.tsx';
import { lenderDeskTexts as texts } from '#texts/staff-people.ts';
import type { LenderOnDesk, LenderStatus } from '../../contract/desk.ts';
import { LENDER_STATUSES } from './lender-state.tsx';
import { call } from './queries.ts';
import { useJudgement } from './use-judgement.ts';

type ChangeLenderStatusProps = { userId: string; company: NonNullable<LenderOnDesk['company']> };

export function ChangeLenderStatus({ userId, company }: ChangeLenderStatusProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<LenderStatus>();
  const [fault, setFault] = useState<string>();
  const judge = useJudgement((body: { status: LenderStatus; seen: LenderStatus; reason: string }) =>
    call('POST /api/partners/staff/:id/status', { params: { id: userId }, body }),
  );
  const others = LENDER_STATUSES.filter((status) => status !== company.status);
  const close = () => {
    setOpen(false);
    setChosen(undefined);
    setFault(undefined);
  };
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {texts.changeStatus}
      </Button>
      <ChangeDialog
        open={open}
        title={texts.statusTitle(company.name)}
        confirmText={texts.changeStatus}
        danger={chosen === 'Revoked'}
        busy={judge.isPending}
        isReady={() => {
          setFault(chosen ? undefined : texts.statusNeeded);
          return chosen !== undefined;
        }}
        onChange={(reason) =>
          chosen && judge.mutate({ status: chosen, seen: company.status, reason }, { onSettled: close })
        }
        onClose={close}
      >
        <RadioGroupField
          label={texts.newStatus}
          value={chosen ?? ''}
          error={fault}
          options={others.map((value) => ({ value, label: value, detail: texts.consequence[value] }))}
          onValue={(value) => {
            setChosen(LENDER_STATUSES.find((status) => status === value));
            setFault(undefined);
          }}
        />
      </ChangeDialog>
    </>
  );
}
