// /admin/loans: the applications, or under its other tab the reviews that declined borrowers asked for.
import { useSearchParams } from 'react-router';
import { ReviewList } from '#features/decisions/web/staff/review-list.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { staffApplicationTexts as texts } from '#texts/staff-applications.ts';
import { StaffApplications } from '../staff-applications.tsx';
import { LoanTabs } from './loan-tabs.tsx';

export function StaffLoans() {
  const [address] = useSearchParams();
  if (address.get('tab') !== 'reviews') return <StaffApplications />;
  return (
    <Page title={texts.title}>
      <LoanTabs chosen="reviews" />
      <ReviewList />
    </Page>
  );
}
