// The words of the loan agreement. Whoever changes them raises the version in applications/defaults/agreement-template.ts.

export const agreementPaperTexts = {
  title: 'Loan agreement',
  prepared: 'Agreement {number}, prepared on {preparedOn}',
  headline: [
    { label: 'You borrow', value: '{amount}' },
    { label: 'Cash in your hand', value: '{cashInHand}' },
    { label: 'You pay back in all', value: '{total}' },
  ],
  summaryTitle: 'Your loan in one look',
  summary: [
    {
      label: 'Processing fee ({feePercent}), taken off before you get the money',
      value: '{fee}',
    },
    { label: 'Interest, {rate} a month on the amount borrowed, for {term}', value: '{interest}' },
    { label: 'How you pay it back', value: '{instalments}' },
    { label: 'First instalment', value: '{firstDueOn}' },
    { label: 'Last instalment', value: '{lastDueOn}' },
    { label: 'Effective yearly rate, with the fee in it', value: '{effectiveYearlyRate}' },
    { label: 'Other charges', value: 'None. There is no late fee.' },
  ],
  sections: [
    {
      heading: 'Who makes this agreement',
      paragraphs: [
        'The lender is {lenderLegalName}, {lenderAddress}. {licence}',
        'The borrower is {borrower}. In this agreement the borrower is called “you”.',
        'Your application was approved on {approvedOn}.',
      ],
      whereRunForLender: [
        '{runBy} ({runByLegalName}, {runByAddress}) runs this loan for {lender}: it hands the money over, takes your instalments and answers your questions.',
      ],
    },
    {
      heading: 'What you get and what it costs',
      paragraphs: [
        '{lender} lends you {amount}. The processing fee of {fee} is taken off, and you get {cashInHand} in your hand.',
        'Interest is charged on the whole amount for the whole term, at {rate} a month. It comes to {interest} and is fixed from the first day. With the amount itself you pay back {total}.',
        'The effective yearly rate is {effectiveYearlyRate}. It puts the fee, the interest and the days on which you pay into one figure. With it you can set one loan beside another.',
        'You get the money within 24 hours after you have signed, and after we have checked the papers that the app asks you for. Before you have it, you owe nothing.',
      ],
    },
    {
      heading: 'What you pay, and when',
      paragraphs: [
        'You pay {instalments}. The dates below count from {preparedOn}, as if you got the money on that day. If you get it later, each date moves with it, and no amount changes. What would fall due on a Sunday or a public holiday is due on the next working day. The final schedule is in the app as soon as you have the money.',
      ],
      withSchedule: true,
    },
    {
      heading: 'How to pay',
      paragraphs: [
        'Pay at the places that the app names under your loan, and give your loan number. The number is in the app as soon as you have the money. Each reminder and receipt names the places too. You get a receipt by e-mail for each payment.',
        'A payment goes to the oldest instalment first. Within it, the interest comes before the amount borrowed. What you pay ahead counts towards the next one.',
      ],
    },
    {
      heading: 'Paying early',
      paragraphs: [
        'You may pay the whole loan off on any day. Interest for instalment periods that have not begun on that day is then not charged. Ask for the exact sum in the app.',
      ],
    },
    {
      heading: 'If a payment is late',
      paragraphs: [
        'There is no late fee. We remind you by e-mail and in the app, before an instalment is due and after.',
        'If you see that you cannot pay on time, ask in the app for a new date before the instalment is due. A person answers you.',
        'Days late count in your repayment record, on which later offers depend. When an instalment is 90 days late, the loan is in default and may be handed to collection.',
      ],
    },
    {
      heading: 'If something is wrong',
      paragraphs: [
        'Write to us under Messages in the app, or to {contactEmail}, and quote the number of this agreement. A person reads it and answers you there.',
      ],
    },
    {
      heading: 'Your information',
      paragraphs: [
        'We use your information to run this loan and to keep its books. Only you, our staff and the lender can open this agreement. You can read it and download it in the app, together with everything else that we hold about you.',
        'When you delete your account after the loan is over, this paper and your name go; the figures stay in the books under nobody’s name.',
      ],
      whereRunForLender: [
        '{lender} keeps this agreement once you have signed it. It keeps it even if you later take back your consent to share the rest.',
      ],
    },
    {
      heading: 'Signing',
      paragraphs: [
        'You sign in the app by typing your full name. With it we keep the moment, the network address and the fingerprint (SHA-256) of exactly this document. A signed copy is in the app at once, to read and to download.',
        'If you do not want the loan any more, say so in the app before you sign. You then owe nothing and can apply again.',
      ],
    },
  ],
  schedule: {
    number: 'No.',
    dueOn: 'Due on',
    amount: 'You pay',
    interest: 'Interest in it',
    principal: 'Amount borrowed in it',
    left: 'Left to pay',
    total: 'In all',
  },
  signature: {
    heading: 'Signature',
    lead: '{borrower} has read agreement {number} and signed it in the app.',
    name: 'Name, as it was typed',
    moment: 'Signed at (Jamaica)',
    address: 'From the network address',
    hash: 'Fingerprint (SHA-256) of the document that was signed',
    note: 'The fingerprint is that of the agreement without this page, as it was shown before it was signed. If one letter of it is changed, the fingerprint is not the same.',
  },
  footer: 'Agreement {number} · document {documentId}',
  page: 'Page {page} of {pages}',
};
