// The windows of a view: saving one, changing one's name and who has it, and the question before it goes.
import { useState } from 'react';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { RecordInput } from '#platform/web/record/record-input.tsx';
import type { RecordForm } from '#platform/web/record/use-record-form.ts';
import { useSession } from '#platform/web/session.ts';
import { CheckboxField } from '#platform/web/ui/form/checkbox-field.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { isStaff } from '#shared/actor.ts';
import type { ListView } from '../../../contract/views.ts';
import { viewFields } from '../../../fields/desk-view.ts';
import { viewTexts as texts } from '../../../texts/desk-views.ts';
import { call, type ListPlace, useViewChange, VIEWS, type ViewAct } from './queries.ts';

type ViewDialogsProps = {
  of: ListPlace;
  act: ViewAct | null;
  shown: string;
  onSaved: (id: string) => void;
  onClose: () => void;
};

export function ViewDialogs({ of, act, shown, onSaved, onClose }: ViewDialogsProps) {
  const changed = act?.kind === 'change' ? act.view : null;
  const [asShown, setAsShown] = useState(false);
  const dialog = { fields: viewFields, confirmText: texts.save, topics: [VIEWS] };
  return (
    <>
      <RecordDialog
        {...dialog}
        open={act?.kind === 'save'}
        title={texts.saveTitle}
        lead={<p className="text-muted">{texts.saveLead}</p>}
        send={(view) => call('POST /api/views', { body: { ...of, ...view, search: shown } })}
        onSaved={({ _id }) => {
          onSaved(_id);
          onClose();
        }}
        onClose={onClose}
      >
        {(form) => <Inputs form={form} />}
      </RecordDialog>
      <RecordDialog
        {...dialog}
        open={changed !== null}
        title={texts.changeTitle}
        now={changed ? { name: changed.name, isShared: changed.isShared } : undefined}
        send={(view) =>
          call('POST /api/views/change', {
            body: { view: changed?._id ?? '', ...view, ...(asShown ? { search: shown } : {}) },
          })
        }
        onClose={() => {
          setAsShown(false);
          onClose();
        }}
      >
        {(form) => (
          <>
            <Inputs form={form} />
            {shown !== '' && shown !== changed?.search && (
              <CheckboxField label={texts.asShown} required={false} checked={asShown} onValue={setAsShown} />
            )}
          </>
        )}
      </RecordDialog>
      <RemoveView view={act?.kind === 'remove' ? act.view : null} onClose={onClose} />
    </>
  );
}

/** A lender has no colleagues here. */
function Inputs({ form }: { form: RecordForm<typeof viewFields> }) {
  const session = useSession();
  return (
    <>
      <RecordInput form={form} name="name" />
      {session && isStaff(session) && <RecordInput form={form} name="isShared" />}
    </>
  );
}

function RemoveView({ view, onClose }: { view: ListView | null; onClose: () => void }) {
  const removing = useViewChange((id: string) => call('POST /api/views/remove', { body: { view: id } }));
  return (
    <ConfirmDialog
      open={view !== null}
      title={texts.removeAsk(view?.name ?? '')}
      confirmText={texts.removeYes}
      danger
      busy={removing.isPending}
      onConfirm={() => view && removing.mutate(view._id, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
