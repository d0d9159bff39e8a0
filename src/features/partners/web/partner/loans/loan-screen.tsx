// /partner/loans/{id}: one of a lender's own loans, looked at or edited in its place; with the id `add` the form for a new one.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { loanTexts as texts } from '#texts/partner-products.ts';
import { useListSearch } from '../offers/list-address.ts';
import { OfferActions, useEditing } from '../offers/offer-actions.tsx';
import { call, isOwnLoan, ownLoanQuery } from '../offers/queries.ts';
import { PublishNotice, WithCompany } from '../offers/with-company.tsx';
import { LoanForm } from './loan-form.tsx';
import { LoanView } from './loan-view.tsx';
import type { PreviewLoan } from './preview-loan.ts';

const LIST = '/partner/loans';

type LoanScreenProps = { id: string; preview: PreviewLoan };

export const LoanScreen = ({ id, preview }: LoanScreenProps) =>
  id === 'add' ? <AddLoan preview={preview} /> : <OneLoan id={id} preview={preview} />;

function AddLoan({ preview }: Pick<LoanScreenProps, 'preview'>) {
  const navigate = useNavigate();
  return (
    <Page title={texts.add} back={{ to: LIST }}>
      <WithCompany>
        {(company) => (
          <LoanForm company={company} preview={preview} onSaved={() => navigate(LIST, { replace: true })} />
        )}
      </WithCompany>
    </Page>
  );
}

function OneLoan({ id, preview }: LoanScreenProps) {
  const loan = useQuery(ownLoanQuery(id));
  const navigate = useNavigate();
  const list = `${LIST}${useListSearch()}`;
  const { isEditing } = useEditing();
  const duplicate = () => call('POST /api/loan/duplicate/:id', { params: { id } });
  return (
    <Page
      title={loan.data?.name ?? texts.one}
      back={{ to: list }}
      actions={loan.data && <OfferActions editText={texts.edit} root={LIST} duplicate={duplicate} />}
    >
      <Loaded query={loan} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {(shown) => {
          if (!isOwnLoan(shown)) return null;
          if (isEditing)
            return (
              <WithCompany>
                {(company) => (
                  <LoanForm loan={shown} company={company} preview={preview} onSaved={() => navigate(list)} />
                )}
              </WithCompany>
            );
          return (
            <>
              <PublishNotice />
              <LoanView loan={shown} preview={preview} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
