// What the person does for a living and since when.
import { employedStatuses, employmentStatuses, industries, parishes, workingStatuses } from '../choices.ts';
import type { DefaultSection } from '../default-section.ts';
import { atLeast, atMost, jamaicanPhone, notAfterToday, paper, required, where } from '../field-parts.ts';

export const occupationalInformation: DefaultSection = {
  sId: 'occupational_information',
  name: 'Occupational Information',
  title: 'Occupational Information',
  description: 'What you do for a living, for whom and since when.',
  tags: ['Work', '2 minutes'],
  points: 100,
  for: 'PreQualUser',
  fields: [
    {
      name: 'employment_status',
      label: 'Are you working?',
      group: 'Your work',
      type: 'select',
      options: employmentStatuses,
      validations: [required],
    },
    {
      name: 'job_title',
      label: 'What work do you do?',
      placeholder: 'Vendor, teacher, driver',
      group: 'Your work',
      type: 'text',
      validations: [required, atMost(80)],
      conditionalValidations: where('employment_status', workingStatuses),
    },
    {
      name: 'industry',
      label: 'Kind of business',
      group: 'Your work',
      type: 'select',
      options: industries,
      validations: [required],
      conditionalValidations: where('employment_status', workingStatuses),
    },
    {
      name: 'job_start_date',
      label: 'When did you start this job or business?',
      sublabel: 'About right is good enough',
      group: 'Your work',
      type: 'date',
      validations: [required, notAfterToday],
      conditionalValidations: where('employment_status', workingStatuses),
    },
    {
      name: 'contract_end_date',
      label: 'When does the contract or season end?',
      group: 'Your work',
      type: 'date',
      validations: [required, atLeast('today', 'Please give the day on which the present work ends')],
      conditionalValidations: where('employment_status', ['Contract', 'Seasonal']),
    },
    {
      name: 'employer_name',
      label: "Employer's name",
      group: 'Your employer',
      type: 'text',
      conditionalValidations: [
        { when: 'employment_status', compareType: 'equals', value: employedStatuses, type: 'required' },
      ],
      validations: [atMost(100)],
    },
    {
      name: 'employer_phone',
      label: "Employer's telephone",
      group: 'Your employer',
      type: 'text',
      validations: [jamaicanPhone],
      conditionalValidations: where('employment_status', employedStatuses),
    },
    {
      name: 'employer_parish',
      label: 'Parish where you work',
      group: 'Your employer',
      type: 'select',
      options: parishes,
      validations: [required],
      conditionalValidations: where('employment_status', employedStatuses),
    },
    {
      name: 'business_name',
      label: 'Name of your business',
      sublabel: 'Leave empty if it has none',
      group: 'Your business',
      type: 'text',
      validations: [atMost(100)],
      conditionalValidations: where('employment_status', 'Self-employed'),
    },
    {
      name: 'business_description',
      label: 'What do you sell or do?',
      group: 'Your business',
      type: 'longText',
      validations: [required, atLeast(10), atMost(600)],
      conditionalValidations: where('employment_status', 'Self-employed'),
    },
    {
      name: 'school_name',
      label: 'School or college',
      group: 'Your studies',
      type: 'text',
      validations: [required, atMost(100)],
      conditionalValidations: where('employment_status', 'Student'),
    },
  ],
  verificationSchema: {
    title: 'Proof of your work',
    description: 'Only what fits the work that you told us about. At most 8 MB each.',
    fields: [
      paper(
        { name: 'job_letter', label: 'Job letter', sublabel: 'Dated within the last three months' },
        [required],
        {
          whenAnswered: 'employer_name',
        },
      ),
      paper(
        {
          name: 'business_proof',
          label: 'Proof of your business',
          sublabel: 'Registration, licence, receipts or a photo of your stall',
        },
        [required],
        { whenAnswered: 'business_description' },
      ),
      paper({ name: 'school_letter', label: 'School ID or letter' }, [required], {
        whenAnswered: 'school_name',
      }),
    ],
  },
};
