// The form for a new prize; once it is added, its own page is shown.
import { useNavigate } from 'react-router';
import { Page } from '#platform/web/ui/page.tsx';
import { prizeDeskTexts as texts } from '../../../texts/staff-prizes.ts';
import { PrizeForm } from './prize-form.tsx';

export function AddPrize() {
  const navigate = useNavigate();
  return (
    <Page title={texts.addTitle} back={{ to: '/admin/prizes' }}>
      <PrizeForm onSaved={(id) => navigate(`/admin/prizes/${id}`, { replace: true })} />
    </Page>
  );
}
