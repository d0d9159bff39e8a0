// Any address that nothing answers.
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { frameTexts } from '#texts/navigation.ts';
import { OpenPage } from '../../guard.tsx';
import { VisitorShell } from '../../shells/visitor.tsx';

export default function NotFound() {
  return (
    <OpenPage>
      <VisitorShell>
        <NothingThere />
      </VisitorShell>
    </OpenPage>
  );
}

export function NothingThere() {
  return (
    <Page width="narrow" title={frameTexts.notFoundTitle} lead={frameTexts.notFound}>
      <LinkButton to="/" className="justify-self-start">
        {frameTexts.toStart}
      </LinkButton>
    </Page>
  );
}
