// What the Info Center says: everything that was given, by what became of it.

export const infoCenterTexts = {
  title: 'Info Center',
  titleOf: (fullName: string) => `${fullName}'s Info Center`,
  lead: 'Everything you have given us, as you gave it. Only you, our staff and the lenders you say yes to can open it.',
  tabsLabel: 'Your records',
  tabs: {
    submitted: 'Submitted',
    verification: 'Submitted Verification',
    approved: 'Approved',
    rejected: 'Rejected',
  },
  nothingSubmitted: 'You have not submitted anything yet. Please submit informations from Home',
  inProcess: { title: 'Approval is in process', text: 'Thank you for waiting. We are on it!' },
  noVerification: {
    title: 'Please submit verification information from Home',
    text: 'You will be able to check the status after submission of verification information',
  },
  noneApproved: 'Please submit information from Home',
  allDecided: 'We have looked at everything that you sent.',
  allSent: 'You have sent documents for everything that you submitted.',
  noneRejected:
    'Wooo!!! Nothing yet rejected. If any information submitted by you is rejected, you can see that here',
  toHome: 'Go to Home',
  submittedOn: (day: string) => `Submitted ${day}`,
  sentOn: (day: string) => `Documents sent ${day}`,
  backToList: 'Go back',
  information: 'What you told us',
  documents: 'Your documents',
  noDocuments: 'There are no documents with this section.',
  rejected: 'Why it was not accepted',
  sendAgain: 'Send new documents',
  sendDocuments: 'Submit documents',
  goneTitle: 'This record is not here any more',
  gone: 'It may have been opened again for you to correct.',
} as const;
