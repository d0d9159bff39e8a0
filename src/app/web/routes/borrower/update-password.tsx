// /update-password: a new password for who is logged in, and their second step.
import { UpdatePassword } from '#features/accounts/web/password/update-password.tsx';
import { OwnFactors } from '#features/second-factor/web/own/own-factors.tsx';

export default function UpdatePasswordRoute() {
  return (
    <UpdatePassword>
      <OwnFactors />
    </UpdatePassword>
  );
}
