// What a lender reads after logging in.

export const partnerPanelTexts = {
  title: 'Your account is ready',
  welcome: (name: string) => `Welcome, ${name}.`,
  noCompany:
    'We have not recorded your company and its licence yet. We write to you as soon as you can add them and publish loans.',
  companyNote: 'This is what borrowers see of your company.',
  seen: 'Your loans are shown to borrowers.',
  notSeen: 'Your loans are not shown to borrowers until your licence is recorded as valid.',
  questions: (email: string) => `Questions? Write to ${email}.`,
} as const;
