// Grants or refuses a new date, with a word to the borrower.
import type { RowWindow } from '#features/casework/web/staff/row-window.ts';
import { DialogForm } from '#platform/web/record/record-dialog.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { NewDateRow } from '../../../contract/new-dates.ts';
import { grantFields, refusalFields } from '../../../fields/staff-new-date.ts';
import { newDateDesk as texts } from '../../../texts/staff-new-dates.ts';
import { call } from '../../new-dates/queries.ts';

export type NewDateAnswer = 'grant' | 'refuse';

type DecideDialogProps = { deciding: RowWindow<NewDateRow, NewDateAnswer>; onClose: () => void };

export function DecideDialog({ deciding: { row, doing, overtaken }, onClose }: DecideDialogProps) {
  const { fullName } = row.user;
  const params = { id: row._id };
  const title =
    doing === 'grant' ? texts.grantTitle(fullName, showDay(row.wantedDueOn)) : texts.refuseTitle(fullName);
  return (
    <Dialog open title={title} onClose={onClose}>
      <Asked row={row} />
      {doing === 'grant' && (
        <DialogForm
          overtaken={overtaken}
          lead={<p>{texts.grantMore}</p>}
          fields={grantFields}
          send={(body) => call('POST /api/loans/admin/new-dates/:id/grant', { params, body })}
          confirmText={texts.grant}
          topics={['loans']}
        />
      )}
      {doing === 'refuse' && (
        <DialogForm
          overtaken={overtaken}
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
