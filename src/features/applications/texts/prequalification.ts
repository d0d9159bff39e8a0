// The words around loans whose criteria a borrower meets: what the borrower reads and agrees to.

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);

/** A lender's criteria in words; the value as it is shown. */
export const criteriaTexts = {
  'Free Cash Flow': (value: string) =>
    `At least ${value} left each month after expenses and debt payments (free cash flow).`,
  'Debt Service Ratio': (value: string) =>
    `At most ${value} of your income going to debt payments (debt service ratio).`,
} as const;

/** On Loan Services and on the page of a loan. */
export const offeredTexts = {
  title: 'Offered to you',
  lead: 'From the sections you submitted. No lender is told unless you say so, and each decides for itself when you apply.',
  meets: "You meet this lender's criteria",
  asks: 'The lender asks for:',
  yours: (freeCashFlow: string, ratio: string) =>
    `Yours: ${freeCashFlow} left each month, ${ratio} of your income to debt payments.`,
  running: (amount: string) =>
    `Of the debt payments, ${amount} a month is for loans that are open in our own books.`,
  unverified: 'Your figures rest on sections that are not verified yet. The lender may ask for proof.',
  amounts: (least: string, most: string) => `${least} to ${most}`,
  terms: (rate: number, longest: number) => `${rate}% a month, up to ${months(longest)}`,
  showMore: (count: number) => `Show ${count} more`,
  more: (count: number) =>
    count === 1 ? 'You meet the criteria of 1 more loan.' : `You meet the criteria of ${count} more loans.`,
} as const;

/** Letting a lender get in touch. */
export const contactTexts = {
  ask: 'Let this lender contact me',
  askFor: (loan: string) => `Let this lender contact me: ${loan}`,
  allowed: (lender: string) => `${lender} may contact you. You can withdraw this in your profile.`,
  title: (lender: string) => `Let ${lender} contact you?`,
  asked: (lender: string) =>
    `${lender} sees you in its list of people who meet its criteria, for as long as you meet them. It sees:`,
  limits:
    'Nobody else sees it. You can withdraw this in your profile at any time, and it earns or costs you no seeds.',
  agree: (lender: string) => `I agree that ${lender} may see this and contact me about its loans`,
  needed: 'Tick the box first. Without it we tell the lender nothing.',
  confirm: 'Let them contact me',
  done: (lender: string) => `${lender} can now see you and may contact you.`,
  lenderMail: (loan: string) => ({
    subject: 'Somebody who meets your criteria lets you contact them',
    paragraphs: [
      `Somebody meets the criteria of ${loan} and agreed that you may contact them. Log in and open Reports to see who it is. They can withdraw this at any time.`,
    ],
  }),
} as const;
