// Schooling and skills.
import { choices } from '../choices.ts';
import type { DefaultSection } from '../default-section.ts';
import {
  atLeast,
  atMost,
  notAfterToday,
  papers,
  pastYear,
  required,
  where,
  whereNot,
  yesNoField,
} from '../field-parts.ts';

const NONE = 'No certificate';

export const educational: DefaultSection = {
  sId: 'educational',
  name: 'Educational',
  title: 'Educational Information',
  description: 'Your schooling and the skills you were trained in.',
  tags: ['School', '2 minutes'],
  points: 100,
  for: 'FullUser',
  fields: [
    {
      name: 'highest_education',
      label: 'What is the highest you have reached?',
      group: 'Your schooling',
      type: 'select',
      options: choices(
        NONE,
        'Primary or all-age school',
        'High school, CSEC or CXC',
        'CAPE or sixth form',
        'HEART or other vocational certificate',
        'Diploma or associate degree',
        "Bachelor's degree",
        "Master's degree or higher",
      ),
      validations: [required],
    },
    {
      name: 'last_school',
      label: 'School or college',
      group: 'Your schooling',
      type: 'text',
      validations: [required, atMost(120)],
      conditionalValidations: whereNot('highest_education', NONE),
    },
    {
      name: 'year_finished',
      label: 'In which year did you finish?',
      group: 'Your schooling',
      type: 'text',
      validations: [pastYear],
      conditionalValidations: whereNot('highest_education', NONE),
    },
    {
      name: 'other_training',
      label: 'Other training or skills',
      group: 'Your skills',
      type: 'longText',
      validations: [atMost(600)],
    },
    yesNoField({ name: 'is_studying', label: 'Are you studying now?', group: 'Studying now' }),
    {
      name: 'study_course',
      label: 'What are you studying, and where?',
      group: 'Studying now',
      type: 'text',
      validations: [required, atMost(150)],
      conditionalValidations: where('is_studying', 'Yes'),
    },
    {
      name: 'study_start_date',
      label: 'When did you start?',
      group: 'Studying now',
      type: 'date',
      validations: [required, notAfterToday],
      conditionalValidations: where('is_studying', 'Yes'),
    },
  ],
  verificationSchema: {
    title: 'Certificates',
    description: 'Photos or PDFs, at most 8 MB each.',
    fields: [
      papers({ name: 'certificates', label: 'Certificates or diplomas' }, [required, atLeast(1)], {
        whenAnswered: 'last_school',
      }),
    ],
  },
};
