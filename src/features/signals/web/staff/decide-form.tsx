// What an officer has found about a signal, in words; what is typed is kept until it is sent.
import { PlainForm } from '#platform/web/record/plain-form.tsx';
import { RecordInput } from '#platform/web/record/record-input.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.ts';
import { useSaveRecord } from '#platform/web/record/use-save-record.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { validateFields } from '#shared/record/validate.ts';
import { verdictFields } from '../../fields/staff-signal.ts';
import { signalTexts as texts } from '../../texts/staff-signals.ts';
import { call, SIGNALS } from './queries.ts';

/** `accounts`: how many its officer has seen it to be about. */
export function DecideForm({ id, accounts }: { id: string; accounts: number }) {
  const form = useRecordForm({
    fields: verdictFields,
    place: `signal:${id}`,
    validate: (draft) => validateFields(verdictFields, draft),
  });
  const saving = useSaveRecord({
    form,
    send: () => call('POST /api/signals/:id/decide', { params: { id }, body: { ...form.draft(), accounts } }),
    topics: [SIGNALS],
  });
  return (
    <Card>
      <PlainForm
        form={form}
        saving={saving}
        submitText={texts.decide}
        lead={
          <>
            <h2 className="font-bold text-xl">{texts.decideTitle}</h2>
            <p className="text-muted">{texts.decideLead}</p>
          </>
        }
      >
        <RecordInput form={form} name="verdict" />
        <RecordInput form={form} name="words" />
      </PlainForm>
    </Card>
  );
}
