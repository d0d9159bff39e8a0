// The working life in full: the present work as answered before, and the one before it.

import { employedStatuses, workingStatuses } from '../choices.ts';
import type { DefaultSection } from '../default-section.ts';
import {
  atLeast,
  atMost,
  jamaicanPhone,
  paper,
  required,
  where,
  whereNot,
  wholeNumber,
  yesNoField,
} from '../field-parts.ts';
import { occupationalInformation } from '../first-model/occupational-information.ts';

export const occupational: DefaultSection = {
  sId: 'occupational',
  name: 'Occupational',
  title: 'Occupational Information in full',
  description: 'Your work as it is now, and the work before it.',
  tags: ['Work', '3 minutes'],
  points: 120,
  for: 'FullUser',
  fields: [
    ...occupationalInformation.fields,
    {
      name: 'supervisor_name',
      label: "Supervisor's name",
      group: 'Your supervisor',
      type: 'text',
      validations: [required, atMost(100)],
      conditionalValidations: where('employment_status', employedStatuses),
    },
    {
      name: 'supervisor_phone',
      label: "Supervisor's telephone",
      group: 'Your supervisor',
      type: 'text',
      validations: [jamaicanPhone],
      conditionalValidations: where('employment_status', employedStatuses),
    },
    {
      name: 'hours_per_week',
      label: 'How many hours do you work in a week?',
      group: 'Your hours',
      type: 'text',
      validationType: 'number',
      validations: [required, atLeast(1), atMost(112)],
      conditionalValidations: where('employment_status', workingStatuses),
    },
    yesNoField({ name: 'had_previous_job', label: 'Did you have other work before?', group: 'Work before' }),
    {
      name: 'previous_job',
      label: 'What was it, and for whom?',
      group: 'Work before',
      type: 'text',
      validations: [required, atMost(150)],
      conditionalValidations: where('had_previous_job', 'Yes'),
    },
    {
      name: 'previous_job_years',
      label: 'For how many years?',
      sublabel: '0 if less than one',
      group: 'Work before',
      type: 'text',
      validationType: 'number',
      validations: [required, wholeNumber, atLeast(0), atMost(70)],
      conditionalValidations: where('had_previous_job', 'Yes'),
    },
  ],
  verificationSchema: {
    ...occupationalInformation.verificationSchema,
    fields: [
      ...occupationalInformation.verificationSchema.fields,
      paper(
        {
          name: 'contract_copy',
          label: 'Your contract',
          sublabel: 'The page with the dates and the signatures',
        },
        [required],
        {
          whenAnswered: 'contract_end_date',
        },
      ),
      paper({ name: 'latest_payslip', label: 'Your latest payslip', sublabel: 'If you get one' }, [], {
        conditionalValidations: [
          ...where('employment_status', employedStatuses),
          ...whereNot('how_often_paid', 'Daily'),
        ],
      }),
    ],
  },
};
