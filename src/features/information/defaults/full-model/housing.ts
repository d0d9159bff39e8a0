// Where the person lives, for how long and what it costs.
import { choices, parishes } from '../choices.ts';
import type { DefaultSection } from '../default-section.ts';
import {
  atLeast,
  atMost,
  frequencyField,
  jamaicanPhone,
  moneyField,
  notAfterToday,
  paper,
  required,
  where,
  wholeNumber,
} from '../field-parts.ts';

const paying = { conditionalValidations: where('housing_status', ['I rent', 'I own it and pay a mortgage']) };
const renting = { conditionalValidations: where('housing_status', 'I rent') };

export const housing: DefaultSection = {
  sId: 'housing',
  name: 'Housing',
  title: 'Housing Information',
  description: 'Where you live, since when and what it costs.',
  tags: ['Home', '2 minutes'],
  points: 100,
  for: 'FullUser',
  fields: [
    {
      name: 'street_address',
      label: 'Street address',
      group: 'Your home',
      type: 'text',
      validations: [required, atLeast(5), atMost(200)],
    },
    {
      name: 'town',
      label: 'District or town',
      group: 'Your home',
      type: 'text',
      validations: [required, atMost(80)],
    },
    {
      name: 'parish',
      label: 'Parish',
      group: 'Your home',
      type: 'select',
      options: parishes,
      validations: [required],
    },
    {
      name: 'moved_in_date',
      label: 'Since when have you lived there?',
      sublabel: 'About right is good enough',
      group: 'Your home',
      type: 'date',
      validations: [required, notAfterToday],
    },
    {
      name: 'people_in_home',
      label: 'How many people live there, you included?',
      group: 'Your home',
      type: 'text',
      validationType: 'number',
      validations: [required, wholeNumber, atLeast(1), atMost(30)],
    },
    {
      name: 'housing_status',
      label: 'Is the home yours?',
      group: 'What it costs',
      type: 'select',
      options: choices(
        'I rent',
        'I own it and pay a mortgage',
        'I own it outright',
        'I live with family',
        'Other',
      ),
      validations: [required],
    },
    moneyField(
      { name: 'housing_payment', label: 'How much is the rent or mortgage?', group: 'What it costs' },
      [required, atLeast(1)],
      paying,
    ),
    frequencyField(
      { name: 'housing_how_often_paid', label: 'How often do you pay it?', group: 'What it costs' },
      paying,
    ),
    {
      name: 'landlord_name',
      label: "Landlord's name",
      group: 'What it costs',
      type: 'text',
      validations: [required, atMost(100)],
      ...renting,
    },
    {
      name: 'landlord_phone',
      label: "Landlord's telephone",
      group: 'What it costs',
      type: 'text',
      validations: [jamaicanPhone],
      ...renting,
    },
  ],
  verificationSchema: {
    title: 'Your home',
    description: 'Photos or PDFs, at most 8 MB each.',
    fields: [
      paper({ name: 'home_bill', label: 'A bill with your address', sublabel: 'Of the last three months' }),
      paper({ name: 'rent_proof', label: 'Lease, rent receipt or mortgage statement' }, [required], {
        whenAnswered: 'housing_payment',
      }),
    ],
  },
};
