// What a lender reads about its company, on its start page, and beside the pictures that it publishes.

/** Said beside a picture by its form and by the server alike; `field` is what the form calls it. */
export const lenderPictureTexts = {
  tooBig: (field: string) => `${field}: the maximum size is 10 MB`,
  unsupported: (field: string) => `${field}: jpg, jpeg or png`,
  hint: 'jpg, jpeg or png, up to 10 MB',
  choose: 'Choose a picture',
  other: 'Choose another picture',
  preparing: 'Getting the picture ready…',
  none: 'No picture yet',
} as const;

/** Said beside the fields of a company, by the form and by the server alike. */
export const companyFieldTexts = {
  fields: {
    name: 'Name',
    contactPhone: 'Contact phone',
    contactEmail: 'Contact email',
    description: 'Description',
    address: 'Address',
    logo: 'Logo',
    licenceNumber: 'Licence number',
    licenceApplied: 'Licence applied for',
  },
  nameNotLatin: 'Write the name with Latin letters, such as A to Z and é, and with figures.',
  nameIsOurs: 'This name reads as ours. Write the name that stands on your licence.',
  nameTaken: 'Another lender has this name, or one that looks the same. Write to us if it is yours.',
  required: (field: string) => `${field} is required`,
  phoneNumber: 'Must be a number',
  phoneLength: 'Contact phone: 7 to 15 figures',
  emailInvalid: 'Must be a valid email',
  licenceFixed: 'This licence is suspended, so its number stays. Write to us when that has changed.',
} as const;

export const companyTexts = {
  title: 'Company',
  addTitle: 'Add your company',
  editTitle: 'Edit your company',
  none: 'No company data found',
  add: 'Add company now',
  edit: 'Edit company',
  addLater: 'I will add details later',
  editLater: 'I will edit details later',
  save: 'Submit',
  ask: 'Are you sure you want to submit?',
  yes: 'Yes',
  cancel: 'Cancel',
  added: 'Company details added successfully',
  edited: 'Company details edited successfully',
  // As specified.
  addFailed: 'Oops an error occured!',
  editFailed: 'Can not edit the details',
  details: 'Details',
  status: 'Status',
  licence: 'Licence',
  created: 'Added',
  preview: 'As borrowers see it',
  previewName: 'Your company’s name',
  previewDescription: 'What you tell borrowers about your company.',
  phoneHint: 'Shown as you type it.',
  emailHint: 'Where borrowers write to you.',
  descriptionHint: 'Who you lend to, and what you want them to know.',
  logoHint: 'Borrowers see it beside each of your loans.',
} as const;

/** What a lender says of its licence, and what staff have found. */
export const ownLicenceTexts = {
  title: 'Licence',
  lead: 'Lending needs a licence under the Microcredit Act. You tell us its number; our staff look it up and confirm it.',
  question: 'Has your company a licence?',
  answers: { none: 'Not yet', applied: 'Yes, or it was applied for' },
  answerDetails: {
    none: 'You can prepare everything. Borrowers see your loans once your licence is confirmed.',
    applied: 'Our staff confirm it before borrowers see your loans.',
  },
  numberHint: 'As it stands on the licence. Leave it empty while you wait for it.',
  licensedHint:
    'Our staff have confirmed this number. With another one your loans leave the public list until that is confirmed too.',
  nameHint: 'As it stands on your licence. Our staff check another name first.',
  addressHint: 'It stands in your agreements. Our staff check another address first.',
  expiredHint: 'Enter the number of the new licence; our staff confirm it.',
  expiredSame: 'The licence was renewed under this number',
  suspendedHint: 'This licence is suspended, so its number stays.',
  leaves: {
    number:
      'Your licence number changes. Your loans leave the public list at once, until our staff have confirmed the new number.',
    company:
      'Your name or address changes. Your loans leave the public list at once, and nothing is signed, until our staff have confirmed your licence for it.',
  },
  said: (number: string) => `Licence ${number}, not confirmed yet`,
} as const;

/** The lender's start. */
export const partnerStartTexts = {
  title: 'Dashboard',
  welcome: (name: string) => `Welcome, ${name}.`,
  noCompany: 'You cannot add products, loan criteria etc without creating company first',
  addCompany: 'Add company Now',
  seen: 'Your licence is confirmed: your active loans are shown to borrowers.',
  notSeen: 'Your loans are not shown to borrowers until your licence is recorded as valid.',
  deactivated:
    'Your company is deactivated: your loans are not shown to borrowers, and you cannot publish or edit products and loans.',
  questions: (email: string) => `Questions? Write to ${email}.`,
} as const;

export const firstStepTexts = {
  title: 'Your first steps',
  soFar: 'So far',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  states: { done: 'Done', next: 'Next', later: 'Later' },
  steps: {
    company: {
      title: 'Your company',
      detail: 'Its name, its contacts, its logo and its licence.',
      action: 'Add your company',
    },
    product: {
      title: 'Your first product',
      detail: 'What you lend for, and whom you lend to.',
      action: 'Add a product',
    },
    loan: {
      title: 'Your first loan',
      detail: 'Amounts, rates and terms, as borrowers will see them.',
      action: 'Add a loan',
    },
    application: {
      title: 'Your first application',
      detail: 'It arrives here as soon as a borrower applies; we write to you too.',
      action: 'Look at loan applications',
    },
  },
} as const;
