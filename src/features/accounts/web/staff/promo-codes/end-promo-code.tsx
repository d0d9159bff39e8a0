// Ends one promo code, after a question.
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
import type { PromoCode } from '../../../contract/promo-codes.ts';
import { promoDeskTexts as texts } from '../../../texts/staff-promos.ts';
import { call } from './queries.ts';

export const EndPromoCode = ({ code }: { code: PromoCode }) => (
  <ConfirmedButton
    tone="quiet"
    size="sm"
    aria-label={texts.endOf(code.code)}
    question={{
      title: texts.endAsk(code.code),
      confirmText: texts.end,
      danger: true,
      lead: <p>{texts.endNote}</p>,
    }}
    send={() => call('POST /api/promo-codes/end/:id', { params: { id: code._id } })}
    topics={['promo-codes']}
  >
    {texts.end}
  </ConfirmedButton>
);
