// What an officer has found about a signal, in words; what is typed is kept until it is sent.
import { LeaveQuestion } from '#platform/web/record/leave-question.tsx';
import { RecordInput } from '#platform/web/record/record-input.tsx';
import { RestoredNote } from '#platform/web/record/restored-note.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.ts';
import { useSaveRecord } from '#platform/web/record/use-save-record.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorSummary } from '#platform/web/ui/form/notices/error-summary.tsx';
import { judgeFields } from '#shared/record/judge.ts';
import { verdictFields } from '../../fields/staff-signal.ts';
import { signalTexts as texts } from '../../texts/staff-signals.ts';
import { call, SIGNALS } from './queries.ts';

/** `accounts`: how many its officer has seen it to be about. */
export function DecideForm({ id, accounts }: { id: string; accounts: number }) {
  const form = useRecordForm({
    fields: verdictFields,
    place: `signal:${id}`,
    judge: (draft) => judgeFields(verdictFields, draft),
  });
  const saving = useSaveRecord({
    form,
    send: () => call('POST /api/signals/:id/decide', { params: { id }, body: { ...form.draft(), accounts } }),
    topics: [SIGNALS],
  });
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving.isPending && Object.keys(form.ask()).length === 0) saving.send();
        }}
        className="grid grid-cols-1 gap-4"
      >
        <h2 className="font-bold text-xl">{texts.decideTitle}</h2>
        <p className="text-muted">{texts.decideLead}</p>
        <RestoredNote form={form} />
        <ErrorSummary {...form.refused} />
        <RecordInput form={form} name="verdict" />
        <RecordInput form={form} name="words" />
        <div>
          <Button type="submit" busy={saving.isPending}>
            {texts.decide}
          </Button>
        </div>
        <LeaveQuestion guard={form.guard} />
      </form>
    </Card>
  );
}
