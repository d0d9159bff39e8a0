// /complain: a complaint of somebody without an account, or who is not logged in; the answer comes by mail.

import { Fragment, useState } from 'react';
import { Navigate } from 'react-router';
import { caller } from '#platform/web/call.ts';
import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { type Day, showDay } from '#shared/calendar.ts';
import type { complaintEndpoints } from '../contract.ts';
import { VISITOR_NAMES, visitorErrors } from '../rules/complaint-errors.ts';
import { complaintFormTexts as form, visitorComplaintTexts as texts } from '../texts/complaints.ts';
import { ComplaintInputs, categoryOf } from './complaint-inputs.tsx';
import { OutsideHelp } from './outside-help.tsx';

const call = caller<typeof complaintEndpoints>();

type Sent = { number: string; takeUpBy: Day; answerBy: Day };

/** Before the quiz an account has no complaints of its own, and its owner writes as a visitor. */
export function VisitorComplaint() {
  const session = useSession();
  const hasOwn = session?.userType === 'User' && session.status !== 'UserQuiz';
  return hasOwn ? <Navigate to="/complaints/new" replace /> : <ComplaintForm />;
}

function ComplaintForm() {
  const [sent, setSent] = useState<Sent | null>(null);
  const [failure, setFailure] = useState('');
  const { field, busy, attach, inputsKey } = useNativeForm({
    keptAs: 'complaint',
    names: VISITOR_NAMES,
    validate: visitorErrors,
    send: async (typed) => {
      setFailure('');
      setSent(
        await call('POST /api/complaints/visitor', {
          body: { ...typed, category: categoryOf(typed.category) },
        }),
      );
    },
    onFailure: ({ message }) => setFailure(message),
  });
  if (sent) return <SentPage sent={sent} />;
  return (
    <Page title={texts.title} lead={form.lead} back={{ to: '/contact' }} width="narrow">
      <Banner
        action={
          <LinkButton to="/complaints/new" tone="secondary">
            {texts.toAccount}
          </LinkButton>
        }
      >
        <p>{texts.haveAccount}</p>
      </Banner>
      <Card>
        <form {...attach} className="grid gap-5">
          <Fragment key={inputsKey}>
            <TextField {...field('name')} label={texts.name} autoComplete="name" />
            <TextField
              {...field('email')}
              label={texts.email}
              hint={texts.emailHint}
              type="email"
              autoComplete="email"
            />
            <ComplaintInputs field={field} />
          </Fragment>
          {failure && (
            <Banner tone="bad" role="alert">
              {failure}
            </Banner>
          )}
          <Button type="submit" wide busy={busy}>
            {form.send}
          </Button>
        </form>
      </Card>
      <OutsideHelp />
    </Page>
  );
}

const SentPage = ({ sent: { number, takeUpBy, answerBy } }: { sent: Sent }) => (
  <Page title={texts.title} back={{ to: '/contact' }} width="narrow">
    <Banner tone="good" role="status" title={texts.sentTitle}>
      <p className="font-semibold text-lg">{texts.sent(number)}</p>
      <p>
        <Unbroken>{texts.next(showDay(takeUpBy), showDay(answerBy))}</Unbroken>
      </p>
      <p>{texts.keep}</p>
    </Banner>
    <OutsideHelp />
  </Page>
);
