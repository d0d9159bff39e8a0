// One message to everybody who is chosen in the list, each in their own conversation.
import { useQueryClient } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { type Bulk, BulkBar } from '#platform/web/ui/list/desk/bulk.tsx';
import type { MessagePartnerRow } from '../../contract.ts';
import { severalFields } from '../../fields/staff-several.ts';
import { severalTexts as texts } from '../../texts/staff-several.ts';
import { call, TOPIC } from '../queries.ts';

type Props = { rows: readonly MessagePartnerRow[]; bulk: Bulk<MessagePartnerRow> };

export function WriteToSeveral({ rows, bulk }: Props) {
  const queries = useQueryClient();
  const [isWriting, setWriting] = useState(false);
  const send = async (body: { text: string; sendEmail: boolean }) => {
    void bulk
      .run(({ _id }, key) => call('POST /api/messages/send', { body: { ...body, receiverId: _id } }, { key }))
      .then(() => queries.invalidateQueries({ queryKey: [TOPIC] }));
    return { message: texts.begun };
  };
  return (
    <BulkBar rows={rows} bulk={bulk}>
      <Button
        size="sm"
        busy={bulk.isRunning}
        icon={<MessageSquare className="size-4" />}
        onClick={() => setWriting(true)}
      >
        {texts.write}
      </Button>
      <RecordDialog
        open={isWriting}
        title={texts.to(bulk.selection.chosen.length)}
        fields={severalFields}
        send={send}
        confirmText={texts.send}
        topics={[]}
        onClose={() => setWriting(false)}
      />
    </BulkBar>
  );
}
