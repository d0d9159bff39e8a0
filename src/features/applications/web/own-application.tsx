// One application of the borrower: what became of it, what it costs, and what was on offer. It changes at once when staff decide.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { LookDeadline } from '#features/information/web/look-deadline.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { DecidedBy } from '#platform/web/ui/list/decided-by.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { readDay, showDay, showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { Agreement } from '../contract/agreement.ts';
import type { Application, ApplicationCost } from '../contract.ts';
import { mayWithdraw } from '../rules/may-withdraw.ts';
import { readSnapshot } from '../rules/read-application.ts';
import { agreementTexts } from '../texts/agreement.ts';
import { offerTexts, ownApplicationTexts as texts, withdrawalTexts } from '../texts/applications.ts';
import { counterOfferTexts } from '../texts/counter-offer/counter-offer.ts';
import { AfterRejection } from './after-rejection.tsx';
import { AgreementStep } from './agreement/agreement-step.tsx';
import { agreementQuery } from './agreement/queries.ts';
import { ApplicationCostCard, type Dates } from './application-cost-card.tsx';
import { ApplicationStatus } from './application-status.tsx';
import { CounterOfferCard } from './counter-offer/counter-offer-card.tsx';
import { ownApplicationQuery } from './queries.ts';
import { TakeBack } from './take-back.tsx';
import { AskedByLender } from './words/asked-by-lender.tsx';

export function OwnApplication({ id }: { id: string }) {
  const application = useQuery(ownApplicationQuery(id));
  const { search } = useLocation();
  const { data } = application;
  return (
    <Page
      title={data ? texts.titleOf(showDollars(data.loanAmount)) : texts.title}
      back={{ to: `/loan-application${search}` }}
    >
      <Loaded query={application} skeleton={<Skeleton className="h-160 rounded-lg" />}>
        {(answer) => (
          <>
            <div aria-live="polite">
              {answer.agreementEnd === null && (
                <Outcome application={answer} offers={answer.counterOffer?.state === 'Open'} />
              )}
            </div>
            {answer.status === 'Approved' && <AgreementStep id={id} />}
            {answer.status === 'Rejected' && <AfterRejection application={answer} />}
            {answer.counterOffer && answer.partner && (
              <CounterOfferCard applicationId={id} lender={answer.partner.name} offer={answer.counterOffer} />
            )}
            {answer.partner && <AskedByLender id={id} lender={answer.partner.name} />}
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <Cost application={answer} />
              <Snapshot application={answer} />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}

type Costed = Application & { cost: ApplicationCost; loanId?: string | null };

/** The dates are those of the agreement as soon as there is one, and of the loan once it is paid out: never two sets of them. */
function Cost({ application }: { application: Costed }) {
  const { loanId, status } = application;
  const isAgreed = status === 'Approved' && !loanId;
  const { data: agreement, isPending } = useQuery({
    ...agreementQuery(application._id),
    enabled: isAgreed,
  });
  if (isAgreed && isPending) return <Skeleton className="h-160 rounded-lg" />;
  if (!loanId)
    return (
      <ApplicationCostCard title={texts.cost} dates={datesOf(application, agreement)} {...{ application }} />
    );
  return (
    <ApplicationCostCard title={texts.cost} {...{ application }}>
      <p className="text-muted">{texts.datesOfLoan}</p>
      <div>
        <LinkButton to={`/my-loans/${loanId}`} tone="secondary">
          {agreementTexts.openLoan}
        </LinkButton>
      </div>
    </ApplicationCostCard>
  );
}

/** None of what was rejected, taken back, not taken or cancelled: no day comes on which its money would. */
function datesOf(application: Application, agreement: Agreement | null | undefined): Dates | undefined {
  const { facts, state } = agreement ?? {};
  const from = facts ? readDay(facts.preparedOn) : null;
  if (facts && from && (state === 'ReadyToSign' || state === 'Signed'))
    return { schedule: facts.schedule, note: agreementTexts.scheduleNote(showDay(from)) };
  const isAsked = mayWithdraw(application.status);
  return isAsked || state === 'Preparing' ? { note: texts.scheduleNote } : undefined;
}

function Outcome({ application, offers }: { application: Application; offers: boolean }) {
  const { status, rejectionReason, approvalNote, partner, decidedAt } = application;
  const decidedBy = <DecidedBy lender={partner?.name} at={decidedAt} />;
  if (status === 'Approved')
    return (
      <Banner tone="good" title={status}>
        <p>{partner ? texts.approvedByLender(partner.name) : texts.approved}</p>
        {approvalNote && <Said lead={texts.note}>{approvalNote}</Said>}
        {decidedBy}
      </Banner>
    );
  if (status === 'Rejected')
    return (
      <Banner tone="bad" title={status}>
        {partner && <p>{texts.rejectedByLender(partner.name)}</p>}
        {rejectionReason && (
          <Said lead={partner ? texts.reasonOfLender : texts.rejected}>{rejectionReason}</Said>
        )}
        {decidedBy}
      </Banner>
    );
  const lender = partner?.name ?? '';
  const waiting = offers ? counterOfferTexts.waits(lender) : texts.waiting(lender);
  if (!mayWithdraw(status))
    return (
      <Banner title={status}>
        <p>{withdrawalTexts.taken}</p>
      </Banner>
    );
  return (
    <Banner tone="wait" title={status}>
      <p>{partner ? waiting : texts.pending}</p>
      {!partner && <LookDeadline sent={application.createdAt} />}
      <TakeBack application={application} />
    </Banner>
  );
}

const Said = ({ lead, children }: { lead: string; children: ReactNode }) => (
  <p className="whitespace-pre-line">
    {lead} <q>{children}</q>
  </p>
);

function Snapshot({ application }: { application: Application }) {
  const { createdAt, decidedAt, status, agreementEnd, term, interestRate, partner } = application;
  const offered = readSnapshot(application.loanInfoImmutable);
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="font-bold text-xl">{texts.snapshot}</h2>
        <p className="text-muted text-sm">{texts.snapshotNote}</p>
      </div>
      <Facts>
        <Fact name={texts.status}>
          <span className="inline-flex flex-wrap items-center gap-2">
            <ApplicationStatus status={status} />
            {agreementEnd && <StatusChip tone="neutral">{agreementTexts.ended[agreementEnd]}</StatusChip>}
          </span>
        </Fact>
        <Fact name={texts.loan}>{offered.name}</Fact>
        {partner && (
          <Fact name={texts.lender}>
            <Link
              to={`/partnersloan/${partner._id}`}
              className="link inline-flex min-h-11 min-w-11 items-center"
            >
              {partner.name}
            </Link>
          </Fact>
        )}
        <Fact name={texts.type}>{offered.type}</Fact>
        <Fact name={texts.description}>{offered.description}</Fact>
        <Fact name={texts.maximum}>{showDollars(offered.maximumAmount)}</Fact>
        <Fact name={texts.rate}>{offerTexts.ratePerMonth(interestRate)}</Fact>
        <Fact name={texts.term}>{texts.terms(offered.minimumTerm || term, offered.maximumTerm || term)}</Fact>
        <Fact name={texts.applied}>{showMoment(new Date(createdAt))}</Fact>
        {decidedAt && <Fact name={texts.decided}>{showMoment(new Date(decidedAt))}</Fact>}
      </Facts>
    </Card>
  );
}
