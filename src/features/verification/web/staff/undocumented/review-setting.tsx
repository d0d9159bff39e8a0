// Whether records without documents are verified together, for everybody to read and for admins to switch.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { isAdmin } from '#shared/actor.ts';
import { undocumentedTexts as texts } from '../../../texts/staff-undocumented.ts';
import { call, SETTINGS } from './queries.ts';

type ReviewSettingProps = { settings: { version: number; verifyUndocumented: boolean } };

export function ReviewSetting({ settings: { version, verifyUndocumented: isOn } }: ReviewSettingProps) {
  const [isAsking, setAsking] = useState(false);
  const session = useSession();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () =>
      call('POST /api/verification/settings', { body: { version, verifyUndocumented: !isOn } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: ({ message }) => toast.bad(message),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey: [SETTINGS] });
    },
  });
  const confirmText = isOn ? texts.switchOff : texts.switchOn;
  const action = session && isAdmin(session) && (
    <Button tone="secondary" size="sm" onClick={() => setAsking(true)}>
      {confirmText}
    </Button>
  );
  return (
    <>
      <Banner tone="info" action={action}>
        {isOn ? texts.on : texts.off}
      </Banner>
      <ConfirmDialog
        open={isAsking}
        title={isOn ? texts.switchOffTitle : texts.switchOnTitle}
        confirmText={confirmText}
        busy={change.isPending}
        onConfirm={() => change.mutate()}
        onCancel={() => setAsking(false)}
      >
        {!isOn && <p>{texts.switchOnLead}</p>}
      </ConfirmDialog>
    </>
  );
}
