// Terms and policies.
import { Page } from '#platform/web/ui/page.tsx';
import { termsTexts } from '../texts/site-pages.ts';
import { Reading } from './reading.tsx';

export const TermsPage = () => (
  <Page width="narrow" title={termsTexts.title} lead={termsTexts.lead}>
    <Reading chapters={termsTexts.chapters} />
  </Page>
);
