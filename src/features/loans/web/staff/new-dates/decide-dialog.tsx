// Grants or refuses a new date, with a word to the borrower.
import { useToldWhenGone } from '#features/casework/web/staff/told-when-gone.ts';
import { DialogForm } from '#platform/web/record/record-dialog.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { NewDateRow } from '../../../contract/new-dates.ts';
import { grantFields, refusalFields } from '../../../fields/staff-new-date.ts';
import { newDateDesk as texts } from '../../../texts/staff-new-dates.ts';
import { call } from '../../new-dates/queries.ts';

type DecideDialogProps = { row: NewDateRow; deciding: 'grant' | 'refuse' | null; onClose: () => void };

export function DecideDialog({ row, deciding, onClose }: DecideDialogProps) {
  const { fullName } = row.user;
  useToldWhenGone(deciding !== null);
  const params = { id: row._id };
  const title =
    deciding === 'grant' ? texts.grantTitle(fullName, showDay(row.wantedDueOn)) : texts.refuseTitle(fullName);
  return (
    <Dialog open={deciding !== null} title={title} onClose={onClose}>
      <Asked row={row} />
      {deciding === 'grant' && (
        <DialogForm
          lead={<p>{texts.grantMore}</p>}
          fields={grantFields}
          send={(body) => call('POST /api/loans/admin/new-dates/:id/grant', { params, body })}
          confirmText={texts.grant}
          topics={['loans']}
        />
      )}
      {deciding === 'refuse' && (
        <DialogForm
          lead={<p>{texts.refuseMore}</p>}
          fields={refusalFields}
          send={(body) => call('POST /api/loans/admin/new-dates/:id/refuse', { params, body })}
          confirmText={texts.refuse}
          topics={['loans']}
        />
      )}
    </Dialog>
  );
}

const Asked = ({ row }: { row: NewDateRow }) => (
  <blockquote className="grid max-h-48 gap-1 overflow-y-auto rounded-md border border-line bg-ground p-3">
    <p className="figures font-semibold">
      {texts.asksFor(showDollars(row.amount), showDay(row.fromDueOn), showDay(row.wantedDueOn))}
    </p>
    <p className="whitespace-pre-line [overflow-wrap:anywhere]">{row.reason}</p>
  </blockquote>
);
