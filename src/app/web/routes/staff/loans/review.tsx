// /admin/loans/reviews/:id: one review that a declined borrower asked for.
import { useParams } from 'react-router';
import { WaitsHere } from '#features/casework/web/staff/waits-here.tsx';
import { StaffReview } from '#features/decisions/web/reviews/staff-review.tsx';

export default function StaffReviewRoute() {
  const { id = '' } = useParams();
  return (
    <>
      <WaitsHere key={id} id={id} />
      <StaffReview key={id} id={id} />
    </>
  );
}
