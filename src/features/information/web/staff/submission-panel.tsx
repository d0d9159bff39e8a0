// Who has submitted information, the latest change first.
import { useQuery } from '@tanstack/react-query';
import { useRecordTail } from '#platform/web/ui/list/list-way.ts';
import { staffPanelTexts } from '../../texts/staff-panel.ts';
import { useModel } from './model.ts';
import { StaffPanel, usePanelAddress } from './panel.tsx';
import { submissionPanelQuery } from './queries.ts';

export function StaffSubmissionPanel() {
  const audience = useModel();
  const asked = usePanelAddress(audience);
  const panel = useQuery(submissionPanelQuery(asked));
  const tail = useRecordTail('/admin/submission');
  return (
    <StaffPanel
      title={staffPanelTexts.submissionTitle[audience]}
      base="/admin/submission"
      query={panel}
      list={{ list: '/api/informations/submitted/panel', asked }}
      rowLink={({ user }) => `/admin/submission/user/${user._id}${tail}`}
    />
  );
}
