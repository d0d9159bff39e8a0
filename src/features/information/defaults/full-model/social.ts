// The person's place in the community; nothing here has to be proved.
import { choices, relationships } from '../choices.ts';
import type { DefaultSection } from '../default-section.ts';
import { atMost, jamaicanPhone, required, yesNoField } from '../field-parts.ts';

export const social: DefaultSection = {
  sId: 'social',
  name: 'Social',
  title: 'Social Information',
  description: 'The people and groups around you.',
  tags: ['Community', '2 minutes'],
  points: 100,
  for: 'FullUser',
  fields: [
    {
      name: 'reference_name',
      label: 'Someone who knows you well',
      sublabel: 'Not from your own household',
      group: 'A reference',
      type: 'text',
      validations: [required, atMost(100)],
    },
    {
      name: 'reference_relationship',
      label: 'Who they are to you',
      group: 'A reference',
      type: 'select',
      options: [...relationships, ...choices('Pastor or church leader', 'Employer', 'Neighbour')],
      validations: [required],
    },
    {
      name: 'reference_mobile',
      label: 'Their mobile number',
      group: 'A reference',
      type: 'text',
      validations: [required, jamaicanPhone],
    },
    {
      name: 'groups',
      label: 'Do you belong to any of these?',
      group: 'Your community',
      type: 'checkbox',
      validationType: 'array',
      options: choices(
        'Church',
        'Partner draw',
        'Credit union',
        'Citizens’ association',
        'Farmers’ group',
        'Sports club',
        'Service club',
        'Trade union',
      ),
    },
    yesNoField({ name: 'volunteers', label: 'Do you do voluntary work?', group: 'Your community' }),
    {
      name: 'social_profile',
      label: 'Your page on a social network',
      placeholder: 'https://',
      sublabel: 'If you want us to see it',
      group: 'Online',
      type: 'urltext',
    },
    {
      name: 'business_website',
      label: 'Your business page',
      placeholder: 'https://',
      sublabel: 'If you have one',
      group: 'Online',
      type: 'text',
      validations: [{ type: 'url' }, atMost(300)],
    },
    {
      name: 'answers_are_true',
      label: 'Your word',
      checkboxTitle: 'What I have told is true, as far as I know',
      group: 'Your word',
      type: 'checkbox',
      validations: [{ type: 'required', params: ['Please confirm that your answers are true'] }],
    },
  ],
  verificationSchema: { title: 'Social', description: 'Nothing has to be proved here.', fields: [] },
};
