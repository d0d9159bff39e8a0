// /admin/second-step and /partner/second-step: the second step that the role needs, before anything else can be done.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { deskSetUpTexts as texts } from '../../texts/desk-set-up.ts';
import { ownFactorTexts } from '../../texts/own.ts';
import { ownFactorsQuery } from '../calls.ts';
import { FactorList } from '../own/factor-list.tsx';

/** `root`: where the person's own pages lie. */
export function SetUpSecondStep({ root }: { root: '/admin' | '/partner' }) {
  const own = useQuery(ownFactorsQuery);
  const navigate = useNavigate();
  const goOn = () => navigate(`${root}/dashboard`, { replace: true });
  const leave = (
    <LinkButton to={`${root}/logout`} tone="secondary">
      {texts.leave}
    </LinkButton>
  );
  return (
    <Page title={texts.title} lead={texts.lead} width="narrow" actions={leave}>
      <Card className="grid gap-4">
        <p className="max-w-prose text-muted">{ownFactorTexts.why}</p>
        <Loaded query={own}>{(factors) => <FactorList factors={factors} onSetUp={goOn} />}</Loaded>
      </Card>
      {own.data && (own.data.appSince !== null || own.data.passkeys.length > 0) && (
        <Banner
          tone="good"
          role="status"
          action={<LinkButton to={`${root}/dashboard`}>{ownFactorTexts.goOn}</LinkButton>}
        >
          {texts.done}
        </Banner>
      )}
    </Page>
  );
}
