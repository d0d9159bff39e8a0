// 'Delete contest': only while nobody can have joined it.
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useWayToList } from '#platform/web/ui/list/list-way.ts';
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
import type { DeskContest } from '../../contract.ts';
import { mayRemove } from '../../rules/phase.ts';
import { staffContestTexts as texts } from '../../texts/staff-contests.ts';
import { call } from './queries.ts';

export function RemoveContest({ contest }: { contest: DeskContest }) {
  const navigate = useNavigate();
  const { to } = useWayToList('/admin/contests');
  if (!mayRemove({ isOpened: contest.opened !== null })) return null;
  return (
    <ConfirmedButton
      tone="danger"
      icon={<Trash2 className="size-5" />}
      question={{
        title: texts.confirmRemove,
        confirmText: texts.yes,
        danger: true,
        lead: <p>{texts.removeLead}</p>,
      }}
      send={() => call('POST /api/contests/remove/:id', { params: { id: contest._id } })}
      topics={['contests']}
      onDone={() => navigate(to)}
    >
      {texts.remove}
    </ConfirmedButton>
  );
}
