// Makes a lender Active, Deactivated or Revoked; says before what that does at once.
import { useState } from 'react';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { LenderOnDesk, LenderStatus } from '../../contract/desk.ts';
import { LENDER_STATUSES, lenderStatusFields } from '../../fields/staff-lender.ts';
import { lenderDeskTexts as texts } from '../../texts/staff-lenders.ts';
import { call } from './queries.ts';

type ChangeLenderStatusProps = { userId: string; company: NonNullable<LenderOnDesk['company']> };

/** What was on show when the dialog opened is what the change is asked for, whatever arrives meanwhile. */
export function ChangeLenderStatus({ userId, company }: ChangeLenderStatusProps) {
  const [asked, setAsked] = useState<LenderStatus | null>(null);
  const seen = asked ?? company.status;
  return (
    <>
      <Button tone="secondary" onClick={() => setAsked(company.status)}>
        {texts.changeStatus}
      </Button>
      <RecordDialog
        open={asked !== null}
        title={texts.statusTitle(company.name)}
        fields={lenderStatusFields(LENDER_STATUSES.filter((status) => status !== seen))}
        danger={({ status }) => status === 'Revoked'}
        send={(change) =>
          call('POST /api/partners/staff/:id/status', { params: { id: userId }, body: { ...change, seen } })
        }
        confirmText={texts.changeStatus}
        topics={['lenders', 'accounts']}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
