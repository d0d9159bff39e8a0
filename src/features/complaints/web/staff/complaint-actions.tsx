// What an officer can do with a complaint beside answering it: take it up, note, hand it to the admins, close.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { DeskComplaint } from '../../contract/desk.ts';
import { noteFields } from '../../fields/staff-complaint.ts';
import { isOpen, whyNotTakeUp } from '../../rules/complaint.ts';
import { complaintTexts } from '../../texts/complaints.ts';
import { complaintDeskTexts as texts } from '../../texts/staff-complaints.ts';
import { COMPLAINTS } from '../queries.ts';
import { deskCall } from './queries.ts';

type Props = { complaint: DeskComplaint; officer: string };

export function ComplaintActions({ complaint, officer }: Props) {
  const [asking, setAsking] = useState<'note' | 'handOver' | null>(null);
  const params = { id: complaint._id };
  const ownerId = complaint.owner?._id ?? null;
  const takeUp = useSending(() =>
    deskCall('POST /api/complaints/desk/:id/take-up', { params, body: { from: ownerId } }),
  );
  const held = { state: complaint.state, ownerId, escalatedFrom: complaint.escalatedFrom?._id ?? null };
  const shut = () => setAsking(null);
  const handedOver = complaint.isForAdmins ? texts.steps.HandedOver : null;
  const dialog = { cancelText: texts.cancel, topics: [COMPLAINTS], onClose: shut };
  return (
    <>
      <Button tone="secondary" onClick={() => setAsking('note')}>
        {texts.note}
      </Button>
      {isOpen(complaint.state) && !complaint.isForAdmins && (
        <Button tone="secondary" onClick={() => setAsking('handOver')}>
          {texts.handOver}
        </Button>
      )}
      {complaint.state === 'Answered' && (
        <ConfirmedButton
          question={{ title: texts.closeAsk, confirmText: texts.close, lead: <p>{texts.closeNote}</p> }}
          send={() => deskCall('POST /api/complaints/desk/:id/close', { params })}
          topics={[COMPLAINTS]}
        >
          {texts.close}
        </ConfirmedButton>
      )}
      {whyNotTakeUp(held, officer, ownerId) === null && (
        <Button busy={takeUp.isPending} onClick={() => takeUp.mutate()}>
          {complaint.owner ? texts.takeOver(complaint.owner.fullName) : texts.takeUp}
        </Button>
      )}
      <RecordDialog
        {...dialog}
        open={asking === 'note'}
        title={texts.noteTitle}
        fields={noteFields(texts.noteTitle, texts.noteHint)}
        send={(body) => deskCall('POST /api/complaints/desk/:id/note', { params, body })}
        confirmText={texts.note}
      />
      <RecordDialog
        {...dialog}
        open={asking === 'handOver'}
        overtaken={handedOver ?? (isOpen(complaint.state) ? null : complaintTexts.states[complaint.state])}
        title={texts.handOverTitle}
        fields={noteFields(texts.noteTitle, texts.handOverHint)}
        send={(body) => deskCall('POST /api/complaints/desk/:id/hand-over', { params, body })}
        confirmText={texts.handOver}
      />
    </>
  );
}

/** Where a colleague was first, that is said, and what they did is then on show. */
function useSending(send: () => Promise<{ message: string }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => toast.good(message),
    onError: ({ message }) => toast.bad(message),
    onSettled: () => queries.invalidateQueries({ queryKey: [COMPLAINTS] }),
  });
}
