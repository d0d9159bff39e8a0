// Asks for the manager to whom the chosen users are assigned; what the server refuses stands in it, and nothing chosen is lost.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { uiTexts } from '#texts/ui.ts';
import { assignError, assignErrorText } from '../../../rules/may-assign.ts';
import { assignTexts as texts } from '../../../texts/staff-people.ts';
import { deskCall, managersQuery } from '../desk-call.ts';

type AssignDialogProps = {
  open: boolean;
  userIds: string[];
  onAssigned: () => void;
  onClose: () => void;
};

export function AssignDialog({ open, userIds, onAssigned, onClose }: AssignDialogProps) {
  const formId = useId();
  const managers = useQuery({ ...managersQuery, enabled: open });
  const [manager, setManager] = useState('');
  const [error, setError] = useState<string>();
  const assign = useAssign();
  const close = () => {
    setManager('');
    setError(undefined);
    assign.reset();
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const choice = { userIds, adminOrModeratorId: manager };
    const found = assignError(choice);
    setError(found && assignErrorText(found));
    if (found) return event.currentTarget.querySelector('select')?.focus();
    assign.mutate(choice, {
      onSuccess: () => {
        close();
        onAssigned();
      },
    });
  };
  const footer = (
    <>
      <Button tone="secondary" onClick={close}>
        {uiTexts.cancel}
      </Button>
      <Button type="submit" form={formId} busy={assign.isPending}>
        {texts.assign}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={texts.action} footer={footer}>
      <p className="text-muted">{texts.lead(userIds.length)}</p>
      {assign.error && (
        <Banner tone="bad" role="alert">
          {assign.error instanceof CallFailed ? assign.error.message : texts.failed}
        </Banner>
      )}
      <form id={formId} onSubmit={submit} noValidate>
        <Loaded query={managers} skeleton={<Skeleton className="h-20" />}>
          {(all) => (
            <SelectField
              label={texts.manager}
              placeholder={texts.placeholder}
              error={error}
              value={manager}
              options={all.map(({ _id, email, userType }) => ({
                value: _id,
                label: texts.managerOption(email, userType),
              }))}
              onValue={(chosen) => {
                setManager(chosen);
                setError(undefined);
              }}
            />
          )}
        </Loaded>
      </form>
    </Dialog>
  );
}

function useAssign() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { userIds: string[]; adminOrModeratorId: string }) =>
      deskCall('POST /api/accounts/assignUsers', { body }),
    onSuccess: ({ message }) => toast.good(message),
    onError: () => toast.bad(texts.failed),
    onSettled: () => queries.invalidateQueries({ queryKey: ['accounts'] }),
  });
}
