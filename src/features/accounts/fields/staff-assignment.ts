// The form by which chosen borrowers are given to one of the staff.
import { recordFields } from '#shared/record/field.ts';
import { assignTexts as texts } from '../texts/staff-people.ts';

type Manager = { _id: string; email: string; userType: string };

export const assignmentFields = (managers: readonly Manager[]) =>
  recordFields({
    adminOrModeratorId: {
      kind: 'choice',
      label: texts.manager,
      choices: managers.map(({ _id }) => _id),
      named: Object.fromEntries(
        managers.map(({ _id, email, userType }) => [_id, texts.managerOption(email, userType)]),
      ),
    },
  });
