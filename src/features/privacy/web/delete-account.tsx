// Delete Account: what goes, what stays, the password; then the server's words, and out.
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PasswordDialog } from '#features/accounts/web/password/password-dialog.tsx';
import { CallFailed, caller } from '#platform/web/call.ts';
import { sessionChanged, sessionLeft } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { privacyEndpoints } from '../contract.ts';
import { privacyTexts as texts } from '../texts/privacy.ts';

const call = caller<typeof privacyEndpoints>();

/** The part of the profile that deletes the account. `onDeleted`: what is to be done on this phone once it is gone. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = async (currentPassword: string) => {
    const reply = await call('POST /api/accounts/delete', { body: { currentPassword } }).catch(sessionOver);
    sessionLeft();
    await onDeleted();
    if (reply) toast.good(reply.message);
    else toast.info(texts.sessionOver);
    sessionChanged();
    navigate('/', { replace: true });
  };
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{texts.deleteTitle}</h2>
      <p className="max-w-prose text-muted">{texts.deleteLead}</p>
      <div>
        <Button tone="danger" icon={<Trash2 className="size-5" />} onClick={() => setAsking(true)}>
          {texts.delete}
        </Button>
      </div>
      <PasswordDialog
        open={asking}
        title={texts.deleteQuestion}
        confirmText={texts.deleteNow}
        danger
        onPassword={remove}
        onClose={() => setAsking(false)}
      >
        <List title={texts.goesTitle} lines={texts.goes} />
        <List title={texts.staysTitle} lines={texts.stays} />
        <p>{texts.deleteHint}</p>
      </PasswordDialog>
    </Card>
  );
}

/** Takes a 401 for success: an earlier try deleted the account and its answer was lost. What is on this phone then goes too. */
function sessionOver(failure: unknown): null {
  if (failure instanceof CallFailed && failure.status === 401) return null;
  throw failure;
}

const List = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div className="grid gap-1">
    <h3 className="font-semibold">{title}</h3>
    <ul className="grid list-disc gap-1 pl-5 text-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);
