// /admin/users/:id: the account, and how far its owner is with the sections.
import { useParams } from 'react-router';
import { StaffUser } from '#features/accounts/web/staff/user.tsx';
import { StaffPersonSections } from '#features/verification/web/staff/person-sections.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { staffPersonTexts } from '#texts/staff.ts';

export default function StaffUserRoute() {
  const { id = '' } = useParams();
  const submissions = (
    <LinkButton tone="secondary" to={`/admin/submission/user/${id}`}>
      {staffPersonTexts.toSubmissions}
    </LinkButton>
  );
  return (
    <StaffUser id={id} actions={submissions}>
      <StaffPersonSections id={id} />
    </StaffUser>
  );
}
