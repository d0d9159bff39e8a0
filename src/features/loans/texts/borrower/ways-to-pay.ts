// How and where an instalment is paid and a loan's money is handed over: the places as configured, or else the way to ask us.
import type { WaysToPay } from '#shared/places/ways-to-pay.ts';
import { brand } from '#texts/brand.ts';

/** Where no place is configured, a person tells it. */
const askUs = (what: string): string =>
  brand.phone
    ? `Ask us ${what}: write to us under Messages, or call ${brand.phone}.`
    : `Ask us ${what}: write to us under Messages, or to ${brand.supportEmail}.`;

export const payTexts = {
  title: 'How to pay',
  number: 'Loan number',
  numberIs: 'Give this number each time you pay. It is how the money finds your loan.',
  copy: 'Copy the number',
  copied: 'The loan number is copied.',
  copyFailed: 'Copying did not work. Mark the number and copy it by hand.',
  counter: 'Pay in cash',
  place: 'Where',
  hours: 'Open',
  bank: 'Pay into our account',
  name: 'Bank',
  branch: 'Branch',
  accountName: 'Account name',
  accountNumber: 'Account number',
  reference: 'Reference',
  numberAbove: 'Your loan number, as above',
  keep: 'Keep the receipt until you see the payment here.',
  ask: askUs('where to pay'),
  write: 'Write to us',
} as const;

/** One sentence or two, for a card. `loan`: its number, as it is read out. */
export function howToPay({ bank, counter }: WaysToPay, loan: string): string {
  const places = [
    ...(counter ? [`at ${counter.place}`] : []),
    ...(bank ? [`into account ${bank.accountNumber} at ${bank.name}`] : []),
  ];
  return places.length === 0
    ? `${payTexts.ask} Your loan number is ${loan}.`
    : `Pay ${places.join(', or ')}. Give loan number ${loan}.`;
}

/** The same in full, for a letter that is read without the app. */
export function howToPayInFull({ bank, counter }: WaysToPay, loan: string): string[] {
  if (!bank && !counter) return [`${payTexts.ask} Your loan number is ${loan}.`];
  return [
    ...(counter ? [`Pay in cash at ${counter.place}${counter.hours ? `. Open ${counter.hours}` : ''}.`] : []),
    ...(bank
      ? [
          `${counter ? 'Or pay' : 'Pay'} into our account: ${bank.name}, ${bank.branch} branch, account ${bank.accountNumber} of ${bank.accountName}.`,
        ]
      : []),
    `As the reference, give your loan number, ${loan}.`,
  ];
}

export const whereMoneyIs = (place: string | null): string =>
  place ? `You get it at ${place}.` : askUs('where you get it');
