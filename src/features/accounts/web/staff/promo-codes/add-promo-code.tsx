// The form for a new promo code, in a window over the list.
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { newPromoCodeFields, promoCodeErrors } from '../../../rules/promo-code.ts';
import { promoDeskTexts as texts } from '../../../texts/staff-promos.ts';
import { call } from './queries.ts';

type AddPromoCodeProps = { open: boolean; onClose: () => void };

export const AddPromoCode = (dialog: AddPromoCodeProps) => (
  <RecordDialog
    {...dialog}
    title={texts.addTitle}
    fields={newPromoCodeFields(new Date())}
    validate={(draft) => promoCodeErrors(draft, new Date())}
    send={(body) => call('POST /api/promo-codes', { body })}
    confirmText={texts.add}
    topics={['promo-codes']}
  />
);
