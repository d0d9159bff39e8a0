// Who we are, how to reach us, and where to complain.
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { contactTexts as texts } from '../texts/contact.ts';
import { ContactFacts } from './contact-facts.tsx';

export const ContactPage = () => (
  <Page width="narrow" title={texts.title} lead={texts.lead}>
    <ContactFacts />
    <section className="grid justify-items-start gap-3">
      <h2 className="font-bold text-xl">{texts.complain}</h2>
      <p>{texts.complainLead}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/complain" tone="secondary">
          {texts.toComplain}
        </LinkButton>
        <LinkButton to="/complaints" tone="secondary">
          {texts.toOwn}
        </LinkButton>
      </div>
    </section>
  </Page>
);
