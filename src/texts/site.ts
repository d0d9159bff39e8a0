// What the landing page says.

export const landingTexts = {
  description:
    'Small unsecured loans in Jamaica, with every dollar of their cost shown before you sign. Earn seeds for what you share and grow towards more.',
  lead: 'Small unsecured loans for people in Jamaica whom the banks do not see. You know every dollar of the cost before you sign.',
  newHere: 'New here?',
  signUp: 'Create your account',
  claimsTitle: 'What we offer',
  claims: [
    { figure: '$500,000', text: 'is the most you can borrow' },
    { figure: '4%', text: 'a month is where our add-on interest starts; your rate follows your risk' },
    { figure: '8 months', text: 'is the longest you can take to repay' },
    { figure: '24 hours', text: 'after you sign the contract, the money is disbursed' },
    { figure: '20 minutes', text: 'is about what it takes to complete your profile' },
    { figure: 'Unsecured', text: 'means that you pledge nothing you own' },
  ],
  stepsTitle: 'How it works',
  steps: [
    {
      level: 'seed2',
      title: 'Plant a seed',
      text: 'Tell us about your work, your income and your spending, one short section at a time. Each one earns you seeds, to spend on prizes and coupons.',
    },
    {
      level: 'seed6',
      title: 'Let it take root',
      text: 'Send photos of the papers behind your answers. Our staff check each one. Completing everything takes up to 20% off your loan offer.',
    },
    {
      level: 'seed10',
      title: 'Reap, with open eyes',
      text: 'Your first offer is $5,000.00. You see fee, interest and instalments before you sign; repay it, and higher amounts unlock.',
    },
  ],
  costTitle: 'See what a loan costs',
  costLead: 'Move the sliders. This is the same sum that your own offer will show, down to the cent.',
} as const;
