// The foot of the editor, in sight unless large letters make it half the screen: how the words stand, and the buttons that save and publish them.
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { editCopyTexts as texts } from '../../texts/staff-copy.ts';
import type { CopyForm, LatestCopy } from './use-copy-editor.ts';

export const SaveBar = ({ form, latest }: { form: CopyForm; latest: LatestCopy }) => (
  <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-ground px-4 py-3 @max-[15rem]:static">
    <p role="status" className="min-w-0 flex-1 basis-60 text-sm">
      {form.unsaved > 0
        ? texts.unsaved(form.unsaved)
        : texts.standing(latest.version, latest.publishedVersion)}
    </p>
    <div className="flex flex-wrap gap-2">
      <Button type="submit" tone="secondary" disabled={form.unsaved === 0} busy={form.saving === 'save'}>
        {texts.save}
      </Button>
      <Button disabled={form.forVisitors === 0} onClick={() => form.askToPublish()}>
        {texts.publish}
      </Button>
    </div>
    <ConfirmDialog
      open={form.asking}
      title={texts.confirmPublish}
      confirmText={texts.yes}
      busy={form.saving === 'publish'}
      onConfirm={form.publish}
      onCancel={form.leaveQuestion}
    >
      <p>{texts.confirmPublishLead(form.forVisitors)}</p>
    </ConfirmDialog>
  </div>
);
