// /partner/loans/{id}: one loan of a lender, or the form for a new one, beside what borrowers see of it.
import { useParams } from 'react-router';
import { LoanInterest } from '#features/applications/web/partner/loan-interest.tsx';
import { LoanPreview } from '#features/applications/web/partner/loan-preview.tsx';
import { LoanScreen } from '#features/partners/web/partner/loans/loan-screen.tsx';

export default function LoanPage() {
  const { id = '' } = useParams();
  return (
    <LoanScreen
      key={id}
      id={id}
      preview={(loan, stage) => (
        <>
          {stage === 'stored' && <LoanInterest id={loan._id} />}
          <LoanPreview loan={loan} stage={stage} />
        </>
      )}
    />
  );
}
