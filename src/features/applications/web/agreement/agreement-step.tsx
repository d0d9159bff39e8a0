// The agreement as the next step of an approved application: being prepared, to be signed, signed, not taken, or cancelled by staff. It changes at once.

import { useQuery } from '@tanstack/react-query';
import { papersInWords } from '#features/decisions/texts/proof/needed-proof.ts';
import { whereMoneyIs } from '#features/loans/texts/borrower/ways-to-pay.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { DecidedBy } from '#platform/web/ui/list/decided-by.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { readDay, showDay, showMoment } from '#shared/calendar.ts';
import type { Agreement } from '../../contract/agreement.ts';
import { agreementTexts as texts } from '../../texts/agreement.ts';
import { NeededProofList } from './needed-proof-list.tsx';
import { agreementQuery } from './queries.ts';

/** Nothing where there is no agreement; show it for approved applications alone. */
export function AgreementStep({ id }: { id: string }) {
  const { data, isPending } = useQuery(agreementQuery(id));
  return (
    <div aria-live="polite" className="empty:absolute">
      {isPending && <Skeleton className="h-36 rounded-lg sm:h-20" />}
      {data && (
        <div className="grid gap-4">
          <StepBanner id={id} agreement={data} leadsOn />
          {isOpen(data) && <NeededProofList needed={data.stillNeeded} />}
        </div>
      )}
    </div>
  );
}

/** Its money may still come. */
export const isOpen = ({ state }: Agreement): boolean => state !== 'Declined' && state !== 'Cancelled';

/** With `leadsOn` the way to the agreement's own page. */
export function StepBanner({
  id,
  agreement,
  leadsOn = false,
}: {
  id: string;
  agreement: Agreement;
  leadsOn?: boolean;
}) {
  const to = `/loan-application/${id}/agreement`;
  switch (agreement.state) {
    case 'Preparing':
      return (
        <Banner tone="wait" title={texts.preparing}>
          <p>{texts.preparingLead}</p>
        </Banner>
      );
    case 'ReadyToSign':
      return (
        <Banner tone="info" title={texts.ready} action={<LinkButton to={to}>{texts.readAndSign}</LinkButton>}>
          <p>
            {agreement.stillNeeded.length > 0
              ? texts.readyOnceProved(papersInWords(agreement.stillNeeded))
              : texts.readyLead}
          </p>
        </Banner>
      );
    case 'Signed':
      return (
        <Banner
          tone="good"
          title={agreement.loanId ? texts.paidTitle : texts.signedTitle}
          action={
            <div className="flex flex-wrap gap-2">
              {agreement.loanId && (
                <LinkButton to={`/my-loans/${agreement.loanId}`}>{texts.openLoan}</LinkButton>
              )}
              {leadsOn && (
                <LinkButton to={to} tone="secondary">
                  {texts.openPage}
                </LinkButton>
              )}
            </div>
          }
        >
          <p className="figures">
            <Unbroken>{moneySentence(agreement)}</Unbroken>
          </p>
        </Banner>
      );
    case 'Declined':
      return (
        <Banner
          tone="neutral"
          title={texts.declinedTitle}
          action={
            <LinkButton to="/loans" tone="secondary">
              {texts.toOffers}
            </LinkButton>
          }
        >
          <p>
            <Unbroken>{texts.declinedLead(momentOf(agreement.declinedAt))}</Unbroken>
          </p>
        </Banner>
      );
    case 'Cancelled':
      return <CancelledBanner to={leadsOn ? to : null} agreement={agreement} />;
  }
}

/** With the way to the agreement's own page, where that is somewhere else. */
const CancelledBanner = ({ to, agreement: { cancelled } }: { to: string | null; agreement: Agreement }) => (
  <Banner
    tone="neutral"
    title={texts.cancelledTitle}
    action={
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/loans">{texts.toOffers}</LinkButton>
        {to && (
          <LinkButton to={to} tone="secondary">
            {texts.openPage}
          </LinkButton>
        )}
      </div>
    }
  >
    <p>{texts.cancelledLead}</p>
    {cancelled?.reason && (
      <p className="whitespace-pre-line">
        {texts.cancelledReason} <q>{cancelled.reason}</q>
      </p>
    )}
    <DecidedBy desk="loans" at={cancelled?.at} />
  </Banner>
);

export const momentOf = (moment: string | null): string => (moment ? showMoment(new Date(moment)) : '');

/** Until when the money comes, what has to be checked before, or that it came. */
export function moneySentence({ disbursedOn, moneyDueBy, stillNeeded, handOverAt }: Agreement): string {
  const day = disbursedOn === null ? null : readDay(disbursedOn);
  if (!day && stillNeeded.length > 0) return texts.moneyOnceProved(papersInWords(stillNeeded));
  return day
    ? texts.moneyHandedOver(showDay(day))
    : texts.moneyDue(momentOf(moneyDueBy), whereMoneyIs(handOverAt));
}
