// What the landing page says: the copy, slot by slot, until an edited one is published, and the words that belong to its form.
import { brand } from '#texts/brand.ts';

/** The name of a slot is where its words stand; an editor shows them in this order. */
export const landingCopy = {
  'hero.title': brand.promise,
  'hero.lead':
    'Small unsecured loans for people in Jamaica whom the banks do not see. You know every dollar of the cost before you sign.',
  'claims.title': 'What we offer',
  'claims.1.figure': '$500,000',
  'claims.1.text': 'is the most you can borrow',
  'claims.2.figure': '4%',
  'claims.2.text': 'a month is where our add-on interest starts; your rate follows your risk',
  'claims.3.figure': '8 months',
  'claims.3.text': 'is the longest you can take to repay',
  'claims.4.figure': '24 hours',
  'claims.4.text': 'after you sign the contract, the money is disbursed, in cash through a partner',
  'claims.5.figure': '20 minutes',
  'claims.5.text': 'is about what it takes to complete your profile',
  'claims.6.figure': 'Unsecured',
  'claims.6.text': 'means that you pledge nothing you own',
  'claims.7.figure': 'One fee',
  'claims.7.text': 'for processing, deducted from the proceeds; your offer shows it before you sign',
  'claims.8.figure': 'Over the counter',
  'claims.8.text':
    'is where you repay, through our payment partner; a standing order, or having it taken from your pay, is up to you',
  'claims.9.figure': 'Up to 20% off',
  'claims.9.text': 'your loan offer when you complete the full process',
  'steps.title': 'How it works',
  'steps.1.title': 'Plant a seed',
  'steps.1.text':
    'Tell us about your work, your income and your spending, one short section at a time. Each one earns you seeds, to spend on prizes and coupons.',
  'steps.2.title': 'Let it take root',
  'steps.2.text':
    'Send photos of the papers behind your answers. Our staff check each one. Completing everything takes up to 20% off your loan offer.',
  'steps.3.title': 'Reap, with open eyes',
  'steps.3.text':
    'Your first offer is $5,000.00. You see fee, interest and instalments before you sign; repay it, and higher amounts unlock.',
  'cost.title': 'See what a loan costs',
  'cost.lead': 'Move the sliders. This is the same sum that your own offer will show, down to the cent.',
} as const;

export const landingTexts = {
  description:
    'Small unsecured loans in Jamaica, with every dollar of their cost shown before you sign. Earn seeds for what you share and grow towards more.',
  estimate: 'See what you could get',
  haveAccount: 'You have an account?',
  logIn: 'Log in',
  newHere: 'New here?',
  signUp: 'Create your account',
} as const;
