// /request-link: asks for a mail with a link to set a new password.
import { useState } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { accountScreenTexts as texts } from '../../texts/accounts.ts';
import { call } from '../calls.ts';
import { EmailForm } from './email-form.tsx';

export function RequestLink() {
  const [isSent, setSent] = useState(false);
  const send = async (email: string) => {
    const { message } = await call('POST /api/accounts/requestChangePasswordLink', { body: { email } });
    toast.good(message);
    setSent(true);
  };
  return (
    <Page
      title={texts.requestTitle}
      lead={texts.requestLead}
      back={{ to: '/', text: texts.backToLogin }}
      width="narrow"
    >
      {isSent && (
        <Banner tone="info" role="status">
          {texts.lookInMail}
        </Banner>
      )}
      <Card>
        <EmailForm submitText={texts.requestLink} send={send} />
      </Card>
    </Page>
  );
}
