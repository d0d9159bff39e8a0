// Taking an application back that nobody has decided on yet, after one question.
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
import { showDollars } from '#shared/money.ts';
import type { Application } from '../contract.ts';
import { withdrawalTexts as texts } from '../texts/applications.ts';
import { call } from './queries.ts';

export const TakeBack = ({ application: { _id, loanAmount, partner } }: { application: Application }) => (
  <ConfirmedButton
    tone="secondary"
    className="mt-2"
    question={{
      title: texts.title(showDollars(loanAmount)),
      confirmText: texts.confirm,
      cancelText: texts.keep,
      danger: true,
      lead: <p>{partner ? texts.leadOfLender(partner.name) : texts.lead}</p>,
    }}
    send={() => call('POST /api/loan-application/:id/withdraw', { params: { id: _id } })}
    topics={['applications', 'offer']}
  >
    {texts.ask}
  </ConfirmedButton>
);
