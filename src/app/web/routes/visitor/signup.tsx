// /signup: where an account begins; what was answered before it goes along.
import { SignUp } from '#features/accounts/web/sign-up.tsx';
import { carryOver } from '#features/information/web/first-answers.ts';

export default function SignUpRoute() {
  return <SignUp onDone={carryOver} />;
}
