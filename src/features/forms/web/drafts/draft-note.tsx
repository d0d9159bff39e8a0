// Says that a form was given back as it was left, and offers to begin it anew.
import { useState } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { fillingTexts } from '../../texts/forms.ts';

/** `changed`: the form was changed since, and only what still fits was given back. */
export type Restored = 'same' | 'changed' | null;

export function DraftNote({ restored, onStartOver }: { restored: Restored; onStartOver: () => void }) {
  const [isAsking, setAsking] = useState(false);
  if (restored === null) return null;
  const startOver = (
    <Button tone="quiet" size="sm" onClick={() => setAsking(true)}>
      {fillingTexts.startOver}
    </Button>
  );
  return (
    <>
      <Banner action={startOver}>
        <p>{restored === 'changed' ? fillingTexts.restoredChanged : fillingTexts.restored}</p>
      </Banner>
      <ConfirmDialog
        danger
        open={isAsking}
        title={fillingTexts.startOverConfirm}
        confirmText={fillingTexts.startOver}
        onConfirm={onStartOver}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
