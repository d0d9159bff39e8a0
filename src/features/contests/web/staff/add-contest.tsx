// Adding a contest: the form, and on to the contest when it is saved.
import { useNavigate } from 'react-router';
import { useWayToList } from '#platform/web/ui/list/list-way.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { staffContestTexts as texts } from '../../texts/staff-contests.ts';
import { ContestForm } from './form/contest-form.tsx';

export function AddContest() {
  const navigate = useNavigate();
  const { to, tail } = useWayToList('/admin/contests');
  return (
    <Page title={texts.add} back={{ to }} width="narrow">
      <ContestForm onSaved={(id) => navigate(`/admin/contests/${id}${tail}`)} />
    </Page>
  );
}
