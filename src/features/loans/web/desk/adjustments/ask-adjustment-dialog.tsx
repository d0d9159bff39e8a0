// Asks a second person for a waiver of a part, for a write-off of all that is owed, or to take the payout back.
import { DialogForm } from '#platform/web/record/record-dialog.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { showDollars } from '#shared/money.ts';
import type { DeskLoan, GivenUp } from '../../../contract/desk.ts';
import { reasonFields, waiverFields } from '../../../fields/desk-money.ts';
import { errorsUpTo } from '../../../rules/desk/payment.ts';
import { loanDeskTexts as texts } from '../../../texts/staff-loan-desk.ts';
import { call } from '../queries.ts';

type AskAdjustmentDialogProps = { shown: DeskLoan; kind: GivenUp | null; onClose: () => void };

export const AskAdjustmentDialog = ({ shown, kind, onClose }: AskAdjustmentDialogProps) => (
  <Dialog open={kind !== null} onClose={onClose} title={kind ? texts.askTitle[kind] : ''}>
    <Banner tone="info">{texts.secondPerson}</Banner>
    {kind === 'Waiver' && <WaiverForm loan={shown.loan} />}
    {(kind === 'WriteOff' || kind === 'PayoutReversal') && <WholeForm kind={kind} loan={shown.loan} />}
  </Dialog>
);

type FormProps = { loan: DeskLoan['loan'] };

function WaiverForm({ loan: { _id: id, owed } }: FormProps) {
  const fields = waiverFields(showDollars(owed));
  return (
    <DialogForm
      fields={fields}
      validate={(draft) => errorsUpTo(owed, texts.waiverHint(showDollars(owed)), fields, draft)}
      send={(waiver) =>
        call('POST /api/loans/admin/:id/adjustments', { params: { id }, body: { kind: 'Waiver', ...waiver } })
      }
      confirmText={texts.ask}
      topics={['loans']}
    />
  );
}

/** What leaves no amount to be chosen. */
const WholeForm = ({ kind, loan: { _id: id, owed } }: FormProps & { kind: Exclude<GivenUp, 'Waiver'> }) => (
  <DialogForm
    lead={<p>{kind === 'WriteOff' ? texts.writeOffHint(showDollars(owed)) : texts.payoutReversalHint}</p>}
    fields={reasonFields}
    send={({ reason }) =>
      call('POST /api/loans/admin/:id/adjustments', { params: { id }, body: { kind, reason } })
    }
    confirmText={texts.ask}
    topics={['loans']}
  />
);
