// Who may call what in the area of accounts.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { anyone, beforeSetUp, signedIn } from '#platform/server/http/who.ts';
import { accountEndpoints } from '../contract.ts';
import { changePassword, updatePassword } from './new-password/change-password.ts';
import { confirmPassword } from './new-password/confirm-password.ts';
import { requestPasswordLink } from './new-password/request-password-link.ts';
import { changePicture } from './picture/change-picture.ts';
import { openPicture } from './picture/open-picture.ts';
import { readProfile } from './read-profile.ts';
import { logIn } from './sessions/log-in.ts';
import { logOut } from './sessions/log-out.ts';
import { endSession, listSessions } from './sessions/own-sessions.ts';
import { register } from './sign-up/register.ts';
import { resendVerification } from './sign-up/resend-verification.ts';
import { verifyEmail } from './sign-up/verify-email.ts';

export const accountRoutes = routesOf(accountEndpoints, {
  'POST /api/accounts/register': serve(anyone, register),
  'POST /api/accounts/verifyEmail': serve(anyone, verifyEmail),
  'POST /api/accounts/resendVerification': serve(anyone, resendVerification),
  'POST /api/accounts/login': serve(anyone, logIn),
  'POST /api/accounts/logout': serve(beforeSetUp(anyone), logOut),
  'POST /api/accounts/requestChangePasswordLink': serve(anyone, requestPasswordLink),
  'POST /api/accounts/changePassword': serve(anyone, changePassword),
  'POST /api/accounts/updatePassword': serve(signedIn, updatePassword),
  'POST /api/accounts/confirmPassword': serve(signedIn, confirmPassword),
  'GET /api/accounts/profile/': serve(signedIn, readProfile),
  'PUT /api/accounts/image/update': serve(signedIn, changePicture),
  'GET /api/accounts/image/:id': serve(signedIn, openPicture),
  'GET /api/accounts/sessions': serve(signedIn, listSessions),
  'POST /api/accounts/sessions/end/:id': serve(signedIn, endSession),
});
