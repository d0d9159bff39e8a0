// What happens next for who has just signed up: the mail, the link in it, logging in; and a way on where no mail comes.
import { useEffect } from 'react';
import { Link } from 'react-router';
import { emailKnown } from '#platform/web/frame/way-back.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { domainOf, mailboxOf } from '../../rules/mailbox.ts';
import { accountScreenTexts as texts } from '../../texts/accounts.ts';
import { ResendLink } from '../mailed-links/resend-link.tsx';

type SignedUpProps = {
  email: string;
  onAgain: () => void;
};

export function SignedUp({ email, onAgain }: SignedUpProps) {
  const mailbox = mailboxOf(email);
  // What held the focus is gone with the form, and its end was far down the page.
  useEffect(() => {
    const heading = document.querySelector('h1');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Page title={texts.nextTitle} lead={texts.nextLead(email)} width="narrow">
      <Card className="grid gap-4">
        <h2 className="font-bold text-xl">{texts.nextTitleSteps}</h2>
        <ol className="grid list-decimal gap-2 pl-6">
          {texts.nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {mailbox ? (
          <a href={mailbox.url} className={buttonClass({ wide: true })}>
            {texts.openMail(mailbox.name)}
          </a>
        ) : (
          <p className="wrap-anywhere">{texts.findMail(domainOf(email))}</p>
        )}
      </Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-semibold">{texts.nothingCame}</p>
        <ResendLink email={email} />
        <Button tone="quiet" size="sm" onClick={onAgain}>
          {texts.otherAddress}
        </Button>
      </div>
      <p className="text-center">
        <Link to="/" state={emailKnown(email)} className="link inline-block py-2.5">
          {texts.backToLogin}
        </Link>
      </p>
    </Page>
  );
}
