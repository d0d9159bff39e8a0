// The page that says who we are and how to reach us.
import { brand } from '#texts/brand.ts';

export const contactTexts = {
  title: 'Contact',
  lead: `Who runs ${brand.name}, and how you can reach us.`,
  company: 'Company',
  licence: 'Licence',
  lookUp: 'Look the licence up',
  office: 'Office',
  hours: 'Hours',
  phone: 'Phone',
  email: 'Email',
  whatsApp: 'WhatsApp',
  inTheApp: 'In the app',
  messagesLead: 'With an account, write to us at any hour under Messages. A person answers you there.',
  complain: 'Something went wrong?',
  complainLead:
    'You can complain with or without an account. You get a number, and a day by which we answer.',
  toComplain: 'Make a complaint',
  toOwn: 'See my complaints',
} as const;
