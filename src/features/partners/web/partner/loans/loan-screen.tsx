// /partner/loans/{id}: one of a lender's own loans; with the id `add` the form for a new one.
import { useQuery } from '@tanstack/react-query';
import { loanTexts as texts } from '../../../texts/partner-products.ts';
import { AddOffer, OneOffer } from '../offers/offer-screen.tsx';
import { call, ownLoanQuery } from '../offers/queries.ts';
import { LoanForm } from './loan-form.tsx';
import { LoanView } from './loan-view.tsx';
import type { PreviewLoan } from './preview-loan.ts';

const ROOT = '/partner/loans';

type LoanScreenProps = { id: string; preview: PreviewLoan };

export const LoanScreen = ({ id, preview }: LoanScreenProps) =>
  id === 'add' ? (
    <AddOffer title={texts.add} root={ROOT} form={(around) => <LoanForm preview={preview} {...around} />} />
  ) : (
    <OneLoan id={id} preview={preview} />
  );

const OneLoan = ({ id, preview }: LoanScreenProps) => (
  <OneOffer
    root={ROOT}
    texts={texts}
    query={useQuery(ownLoanQuery(id))}
    duplicate={() => call('POST /api/loan/duplicate/:id', { params: { id } })}
    form={(loan, around) => <LoanForm loan={loan} preview={preview} {...around} />}
    view={(loan) => <LoanView loan={loan} preview={preview} />}
  />
);
