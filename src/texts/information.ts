// What the product says about information sections and the documents that prove them.

export const informationTexts = {
  submitted: 'Congratulations, you are one step closer now!',
  failed: 'Oops! Something Went wrong. Please try again',
  confirm: 'Information submitted cannot be edited. Are you sure you want to submit?',
  verificationNotRequired: 'Verification not required. Click submit to continue',
  noVerificationField: 'No Verification field was required.',
  clickToProve: 'Click to submit supporting documents',
  bannerVerified: 'Your verification has been Verified',
  bannerRejected: 'Your verification has been Rejected',
  dataTab: 'Submit Data',
  documentsTab: 'Submit my supporting documents',
  dataTabEmpty: (name: string) =>
    `Thank you ${name}, your information has been saved, please click Submit documents to complete your Loan Application`,
  documentsTabEmpty: 'All Documents have been submitted. Your personalized assessment is in progress',
} as const;
