// What signing up, logging in and passwords say: beside fields, as toasts, in mails and on their screens.
import { brand } from '#texts/brand.ts';

/** Beside the fields. */
export const accountFieldTexts = {
  emailInvalid: 'Invalid email address',
  emailRequired: 'Email is Required',
  passwordRequired: 'Password is Required',
  passwordShort: 'minimum of 8 characters',
  passwordLong: 'Must be 200 characters or less',
  passwordMatch: 'Password must match',
  passwordCommon: 'This password is one of the first that others would guess. Choose another',
  passwordHasEmail: 'Choose a password that does not have your email in it',
  staffPasswordShort: 'minimum of 12 characters',
  currentPasswordRequired: 'Please give your current password',
  firstNameRequired: 'First Name is Required',
  firstNameLong: 'Must be 15 characters or less',
  lastNameRequired: 'Last Name is Required',
  lastNameLong: 'Must be 20 characters or less',
  nameLong: 'Must be 60 characters or less',
  nameIsAddress: 'Write a name, without a web address',
  nameHasAt: 'Write a name, without the sign @',
  nameUnreadable: 'This has a character that cannot be stored',
  userTypeRequired: 'User Type is Required',
  phoneLong: 'Must be 40 characters or less',
  pictureMissing: 'Please choose one picture',
  pictureTooBig: 'Uploaded file is too big.',
  pictureTooManyPixels: 'Choose a picture of at most 12 megapixels, or make this one smaller.',
  pictureUnsupported: 'Uploaded file has unsupported format. Use JPG, PNG or WEBP.',
  promoUnknown: 'We do not know this code. Correct it or leave it empty',
  promoOver: 'This code is no longer valid. You can leave it empty',
} as const;

/** What the server answers when a call succeeded. */
export const accountReplies = {
  registered: 'Almost done! We sent you an email. Open the link in it to confirm your address, then log in.',
  verified: 'Your email address is confirmed. Log in to continue.',
  verificationSent: 'If that address waits to be confirmed, a new link is on its way to it.',
  resetSent: 'If there is an account with that address, a link to set a new password is on its way to it.',
  passwordChanged: 'Your password was changed. Log in with the new one.',
  passwordConfirmed: 'Thank you. That is your password.',
  sessionEnded: 'That phone or computer is logged out.',
  loggedOut: 'You are logged out.',
} as const;

type Said = { subject: string; paragraphs: string[]; label?: string };

/** The mails; `name` is the first name of who gets them. */
export const accountMails = {
  verify: (name: string) => ({
    subject: `Confirm your email address for ${brand.name}`,
    paragraphs: [
      `Hello ${name},`,
      'Open this link to confirm your address. It works for 48 hours.',
      'If you did not sign up, ignore this mail; nothing happens without the link.',
    ],
    label: 'Confirm my address',
  }),
  chooseOwn: () => ({
    subject: `Confirm your email address for ${brand.name}`,
    paragraphs: [
      'Hello,',
      'Somebody signed up with this address more than once. Open this link and choose your password: that confirms your address, and no other password works from then on. It works once, for 30 minutes.',
      'If you did not sign up, ignore this mail; nothing happens without the link.',
    ],
    label: 'Choose my password',
  }),
  alreadyRegistered: (name: string) => ({
    subject: `You already have an account with ${brand.name}`,
    paragraphs: [
      `Hello ${name},`,
      'Somebody, perhaps you, just signed up with this address. You already have an account, and nothing about it was changed.',
      'If you forgot your password, ask for a link to set a new one.',
    ],
    label: 'Set a new password',
  }),
  reset: (name: string) => ({
    subject: `Set a new password for ${brand.name}`,
    paragraphs: [
      `Hello ${name},`,
      'Open this link to set a new password. It works once, for 30 minutes.',
      'If you did not ask for it, ignore this mail; your password stays as it is.',
    ],
    label: 'Set a new password',
  }),
  passwordChanged: (name: string) => ({
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      `Hello ${name},`,
      'The password of your account was just changed, and every phone and computer was logged out.',
      `If that was not you, set a new password at once by the link below, and write to ${brand.supportEmail}.`,
    ],
    label: 'Set a new password',
  }),
} as const satisfies Record<string, (name: string) => Said>;

/** The screens and the toasts they raise themselves. */
export const accountScreenTexts = {
  email: 'Email',
  password: 'Password',
  repeatPassword: 'Repeat password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  phoneHint: 'For example 876 555 0123',
  promoCode: 'Promo code',

  loginTitle: 'Log in',
  logIn: 'Log in',
  loginSuccess: 'Welcome! Login successful',
  loginFailed: (reason: string) => `Login failed! ${reason}`,
  /** After a wrong log-in, of an address that is known or not: a sign-up counts once its own link was opened. */
  openLinkFirst: 'Just signed up? Then open the link in our mail first.',
  accountVerified: 'Yay! Account verified. Login to continue',
  sessionOver: 'You were logged out',
  sessionOverLead:
    'Log in to go on where you were. Your forms are kept on this phone, and what you had submitted is sent then. If somebody else logs in here first, both are removed.',
  logInFirst: 'Log in to see that page',
  logInFirstLead: 'We take you there as soon as you are logged in.',
  forgotPassword: 'Forgot Password',
  sendAgain: 'Send the link again',
  secondStepInstead: 'I have a second step',
  adminTitle: 'Staff log in',

  signUpTitle: 'Create your account',
  signUpLead: 'It takes a minute. You earn seeds from the first section you fill in.',
  signUp: 'Sign up',
  adultsOnly: `You must be 18 or older to use ${brand.name}.`,
  termsLead: 'Please read our',
  terms: 'Terms and policies',
  haveAccount: 'You have an account already?',
  backToLogin: 'Back to login',
  congratulations: 'Congratulations!',
  nextTitle: 'Check your mail',
  nextLead: (email: string) => `Your account waits for ${email} to be confirmed.`,
  /** Once a mail was sent; the toast says which. */
  lookInMail: 'Look in your mail, and in the spam folder too. It can take a minute.',
  nextTitleSteps: 'What happens next',
  nextSteps: [
    `Open the mail from ${brand.name} and tap the link in it. It can take a minute; look in the spam folder too.`,
    'Log in with your email and your password.',
    'Answer the short quiz: five minutes at most. After that you can fill in your first section.',
  ],
  openMail: (mailbox: string) => `Open ${mailbox}`,
  /** Where the provider's page is not known. */
  findMail: (domain: string) =>
    `Now open the app or the web page where you read mail sent to you at ${domain}. The link in our mail brings you back here.`,
  nothingCame: 'No mail came?',
  otherAddress: 'Sign up with another address',
  couponApplied: 'Your promo code was applied. Its seeds wait for you in your account.',
  continue: 'Continue',

  partnerSignUpTitle: 'Become a partner with us',
  partnerSignUpLead:
    'For licensed lenders. You open an account, add your company, and publish loans to people who are ready to borrow.',
  partnerSignUp: 'Sign up as a partner',
  isPartner: 'You lend money?',
  becomePartner: 'Become a partner with us',
  isBorrower: 'You want to borrow?',
  signUpAsBorrower: 'Create a borrower’s account',

  requestTitle: 'Forgot your password?',
  requestLead: 'Give us your email, and we send you a link to set a new one.',
  requestLink: 'Send Password reset link',

  resetTitle: 'Set a new password',
  reset: 'Reset Password',
  linkIncomplete: 'This link is not complete. Open it from the mail again, or ask for a new one.',
  newLink: 'Ask for a new link',

  verifyTitle: 'Confirm your email address',
  verifying: 'One moment, we are confirming your address…',
  verifyAgainLead: 'Give us your email, and we send you a new link.',

  updateTitle: 'Change Password',
  updateLead: 'You will be logged out everywhere, and log in again with the new password.',
  update: 'Change Password',
  currentHint: 'Not needed if you logged in within the last ten minutes',

  sessionsTitle: 'Where you are logged in',
  thisSession: 'This one, here',
  lastUsed: (moment: string) => `Last used ${moment}`,
  endSession: 'Log out there',
  endSessionOn: (device: string) => `Log out there: ${device}`,
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'A phone or computer',

  logoutTitle: 'Log out',
  loggingOut: 'Logging you out…',

  strength: ['', 'Easy to guess', 'Could be stronger', 'Good', 'Very good'],
  strengthNone: 'Very easy to guess',
  strengthHint: 'At least 8 characters. A few unrelated words are good and easy to remember.',
} as const;
