// What a borrower reads of a loan on the phone: what is due and when, and that a payment came. The rest stands in the mail.
import type { TextTemplate } from '#shared/notices/text-template.ts';
import { brand } from '#texts/brand.ts';

const stop = 'You can stop these messages under Preferences.';

export const loanMessages = {
  due: {
    name: 'payment_due',
    says: (amount: string, dueOn: string, link: string) =>
      `${brand.name}: ${amount} of your loan is due on ${dueOn}. If you cannot pay then, ask for a new date: ${link} . ${stop}`,
  },
  late: {
    name: 'payment_late',
    says: (amount: string, dueOn: string, link: string) =>
      `${brand.name}: ${amount} of your loan was due on ${dueOn}. There is no late fee. If you cannot pay now, write to us: ${link} . ${stop}`,
  },
  received: {
    name: 'payment_received',
    says: (receivedOn: string, link: string) =>
      `${brand.name}: we have your payment of ${receivedOn}, thank you. The receipt is in your e-mail, and your loan is here: ${link} . ${stop}`,
  },
} as const satisfies Record<string, TextTemplate>;
