// What one's own data, its download and the end of an account say.
import { brand } from '#texts/brand.ts';

export const privacyReplies = {
  deleted: 'Your account is deleted. Thank you for having been with us.',
} as const;

export const privacyTexts = {
  ownDataTitle: 'Your data',
  ownDataLead:
    'Everything we hold about you in one file: a page to read, the same for programs, and your own documents.',
  download: 'Download my data',
  downloadWhy: 'The file holds your papers, so we ask for your password first.',
  downloadNow: 'Download',
  downloadBegun: 'Your download begins. Keep the file in a safe place.',
  fileName: (day: string) => `${brand.name.toLowerCase()}-my-data-${day}.zip`,

  deleteTitle: 'Delete your account',
  deleteLead: 'For good. You see first what goes and what stays.',
  delete: 'Delete Account',
  deleteQuestion: 'Delete your account for good?',
  goesTitle: 'This goes at once',
  goes: [
    'Your name, email, phone, picture and password',
    'Your answers, your documents and what we noted about them',
    'Your quiz, preferences and messages, and the mails we sent you',
    'Your seeds, and what you have not redeemed yet',
  ],
  staysTitle: 'This stays, without your name',
  stays: [
    'Amounts: loans, repayments and seeds, because the books must add up',
    'Decisions about an offer, with the figures behind them',
    'That a step happened and when: consents, contests, redeemed prizes, the work of our staff',
  ],
  deleteHint: 'You can sign up again with the same email, and start from nothing.',
  deleteNow: 'Delete my account',
  sessionOver:
    'You are logged out, and nothing of yours is left on this phone. If you can still log in, please delete your account once more.',
} as const;
