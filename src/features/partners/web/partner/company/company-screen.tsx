// /partner/company: a lender's own company to look at, and in the same place the form that adds or edits it.
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { companyTexts as texts } from '../../../texts/partner-company.ts';
import { ownCompanyQuery } from '../queries.ts';
import { LenderTerms } from '../terms/lender-terms.tsx';
import { CompanyForm } from './company-form.tsx';
import { CompanyView } from './company-view.tsx';

/** Which of them is on show stands in the address, so that 'back' leads out of the form. */
export const ADD_COMPANY = '/partner/company?form=add';
const VIEW = '/partner/company';
const EDIT = '/partner/company?form=edit';

export function CompanyScreen() {
  const own = useQuery(ownCompanyQuery);
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const show = () => navigate(VIEW, { replace: true });
  const wanted = address.get('form');
  const company = own.data?.partner;
  if (company === null && wanted !== null)
    return (
      <Page
        key="add"
        title={texts.addTitle}
        actions={<Later to="/partner/dashboard" text={texts.addLater} />}
      >
        <CompanyForm onSaved={show} />
      </Page>
    );
  if (company && wanted === 'edit')
    return (
      <Page key="edit" title={texts.editTitle} actions={<Later to={VIEW} text={texts.editLater} />}>
        <CompanyForm company={company} onSaved={show} />
      </Page>
    );
  return (
    <Page key="view" title={texts.title} actions={company && <LinkButton to={EDIT}>{texts.edit}</LinkButton>}>
      <Loaded
        query={own}
        skeleton={<Skeleton className="h-96 rounded-lg" />}
        isEmpty={({ partner }) => partner === null}
        empty={
          <EmptyState text={texts.none} action={<LinkButton to={ADD_COMPANY}>{texts.add}</LinkButton>} />
        }
      >
        {({ partner }) =>
          partner && (
            <>
              <CompanyView company={partner} />
              <LenderTerms />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

const Later = ({ to, text }: { to: string; text: string }) => (
  <LinkButton tone="quiet" to={to}>
    {text}
  </LinkButton>
);
