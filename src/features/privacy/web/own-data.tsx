// The way to everything that is held about oneself, as one file.
import { Download } from 'lucide-react';
import { useState } from 'react';
import { call as callAccounts } from '#features/accounts/web/calls.ts';
import { PasswordDialog } from '#features/accounts/web/password/password-dialog.tsx';
import { onceShown } from '#features/second-factor/web/once-shown.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { privacyTexts as texts } from '../texts/privacy.ts';

const ADDRESS = '/api/accounts/own-data';

export function OwnData() {
  const [asking, setAsking] = useState(false);
  const download = async (currentPassword: string) => {
    await callAccounts('POST /api/accounts/confirmPassword', { body: { currentPassword } });
    setAsking(false);
    const isBegun = await onceShown(() => save(ADDRESS));
    if (isBegun) toast.info(texts.downloadBegun);
  };
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{texts.ownDataTitle}</h2>
      <p className="max-w-prose text-muted">{texts.ownDataLead}</p>
      <div>
        <Button tone="secondary" icon={<Download className="size-5" />} onClick={() => setAsking(true)}>
          {texts.download}
        </Button>
      </div>
      <PasswordDialog
        open={asking}
        title={texts.download}
        confirmText={texts.downloadNow}
        onPassword={download}
        onClose={() => setAsking(false)}
      >
        <p>{texts.downloadWhy}</p>
      </PasswordDialog>
    </Card>
  );
}

/** Lets the browser itself save a file, which writes to the disk as it comes: it may be larger than a phone's memory. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
