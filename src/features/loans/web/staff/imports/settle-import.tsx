// Of a recorded file that left rows out: what became of them, as whoever settled it wrote; until then the way to say so.
import { useState } from 'react';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { RepaymentImport } from '../../../contract/imports.ts';
import { settleFields } from '../../../fields/staff-import.ts';
import { inNoBooks, leftOut } from '../../../rules/imports/left-out.ts';
import { repaymentImportTexts as texts } from '../../../texts/staff-imports.ts';
import { call } from './queries.ts';

export function SettleImport({ found }: { found: RepaymentImport }) {
  const [open, setOpen] = useState(false);
  const { _id: id, state, settled, verdicts } = found;
  // A node of the version before settles no file, also where it left nothing out.
  if (state !== 'Done' || leftOut(verdicts).rows === 0) return null;
  const left = inNoBooks(found);
  const by = settled && texts.settledBy(showMoment(new Date(settled.at)), settled.by);
  return (
    <>
      {settled?.note && (
        <p className="wrap-anywhere text-sm">
          <span className="text-muted">{by}:</span> {settled.note}
        </p>
      )}
      {!settled && (
        <Banner
          tone="wait"
          title={left.rows === 0 ? texts.allByHand : texts.leftOut(left.rows, showDollars(left.amount))}
          action={
            <Button size="sm" onClick={() => setOpen(true)}>
              {texts.settle}
            </Button>
          }
        >
          <p>{left.rows === 0 ? texts.allByHandLead : texts.settleLead}</p>
        </Banner>
      )}
      <RecordDialog
        overtaken={by}
        open={open}
        onClose={() => setOpen(false)}
        title={texts.settleTitle}
        fields={settleFields}
        send={(body) => call('POST /api/loans/imports/:id/settle', { params: { id }, body })}
        confirmText={texts.settle}
        topics={['imports']}
      />
    </>
  );
}
