// /admin/loans/reviews/:id: one review that a declined borrower asked for.
import { useParams } from 'react-router';
import { StaffReview } from '#features/decisions/web/reviews/staff-review.tsx';

export default function StaffReviewRoute() {
  const { id = '' } = useParams();
  return <StaffReview key={id} id={id} />;
}
