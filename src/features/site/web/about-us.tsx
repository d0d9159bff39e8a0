// Who we are and why.
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { aboutTexts } from '../texts/site-pages.ts';
import { Reading } from './reading.tsx';

export const AboutUsPage = () => (
  <Page width="narrow" title={aboutTexts.title} lead={aboutTexts.lead}>
    <Reading chapters={aboutTexts.chapters} />
    <LinkButton to="/signup" className="justify-self-start">
      {aboutTexts.signUp}
    </LinkButton>
  </Page>
);
