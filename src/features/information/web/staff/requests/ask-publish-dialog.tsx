// The question before an edit that drops what the decision policy reads: an admin says why, and somebody else decides.
import type { ReactNode } from 'react';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { isAdmin } from '#shared/actor.ts';
import { uiTexts } from '#texts/ui.ts';
import { requestFields } from '../../../fields/staff-form-request.ts';
import { formRequestTexts as texts } from '../../../texts/staff-form-requests.ts';
import { Losses } from './losses.tsx';

type AskPublishDialogProps = {
  open: boolean;
  title: string;
  /** What goes unheard, the answers that the policy reads among it. */
  losses: readonly string[];
  send: (reason: string) => Promise<{ message: string }>;
  onAsked: () => void;
  onClose: () => void;
  children?: ReactNode;
};

export function AskPublishDialog({ losses, send, onAsked, children, ...window }: AskPublishDialogProps) {
  const session = useSession();
  const lead = (
    <>
      <Losses losses={losses} />
      {children}
    </>
  );
  if (session === null || !isAdmin(session)) {
    const footer = (
      <Button tone="secondary" onClick={window.onClose}>
        {uiTexts.close}
      </Button>
    );
    return (
      <Dialog {...window} footer={footer}>
        {lead}
        <p>{texts.adminAsks}</p>
      </Dialog>
    );
  }
  return (
    <RecordDialog
      {...window}
      fields={requestFields}
      lead={
        <>
          {lead}
          <p>{texts.asks}</p>
        </>
      }
      send={({ reason }) => send(reason)}
      confirmText={texts.ask}
      topics={['configuration', 'menu']}
      onSaved={onAsked}
    />
  );
}
