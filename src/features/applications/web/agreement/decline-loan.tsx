// Giving an approved loan up before signing, after one question.
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
import { agreementTexts as texts } from '../../texts/agreement.ts';
import { call } from './queries.ts';

export const DeclineLoan = ({ id }: { id: string }) => (
  <ConfirmedButton
    tone="quiet"
    className="justify-self-start"
    question={{
      title: texts.declineTitle,
      confirmText: texts.declineConfirm,
      cancelText: texts.declineKeep,
      danger: true,
      lead: <p>{texts.declineLead}</p>,
    }}
    send={() => call('POST /api/loan-application/:id/agreement/decline', { params: { id }, body: {} })}
    topics={['applications', 'offer']}
  >
    {texts.decline}
  </ConfirmedButton>
);
