// /admin and /admin-login: the log-in form for staff.
import { Card } from '#platform/web/ui/card.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { accountScreenTexts as texts } from '../texts/accounts.ts';
import { LogInForm } from './log-in-form.tsx';

const SUBMIT_DELAY_MS = 400;

export const AdminLogin = () => (
  <Page title={texts.adminTitle} width="narrow">
    <Card>
      <LogInForm delayMs={SUBMIT_DELAY_MS} />
    </Card>
  </Page>
);
