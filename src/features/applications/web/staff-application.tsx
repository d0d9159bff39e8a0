// One application for staff: who asks, for what, at what cost, why it was offered, and the verdict.

import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { proofTexts, sinceOfferTexts } from '#features/decisions/texts/staff-decisions.ts';
import { costTexts } from '#features/loans/texts/borrower/cost.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { staffApplicationTexts as texts } from '#texts/staff-applications.ts';
import type { StaffApplication as Application } from '../contract.ts';
import { offerTexts } from '../texts/applications.ts';
import { DeskAgreement } from './agreement/desk-agreement.tsx';
import { ApplicationCostCard } from './application-cost-card.tsx';
import { DeskCounterOffer } from './counter-offer/desk-counter-offer.tsx';
import { AgreementPayout } from './staff/disbursement/agreement-payout.tsx';
import { OtherApplications } from './staff/other-applications.tsx';
import { staffApplicationQuery } from './staff/queries.ts';
import { SinceOffer } from './staff/since-offer.tsx';
import { VerifiedSections } from './staff/verified-sections.tsx';
import { StaffDecision } from './staff-decision.tsx';
import { StaffVerdict } from './staff-verdict.tsx';

export function StaffApplication({ id }: { id: string }) {
  const application = useQuery(staffApplicationQuery(id));
  const { search } = useLocation();
  const { data } = application;
  return (
    <Page
      title={data ? texts.titleOf(showDollars(data.loanAmount)) : texts.title}
      back={{ to: `/admin/loans${search}` }}
      actions={data && <StaffVerdict application={data} />}
    >
      <Loaded query={application} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {(answer) => (
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <div className="grid gap-6">
              <Applicant application={answer} />
              {answer.counterOffer && (
                <DeskCounterOffer
                  title={texts.counterOffer}
                  state={texts.counterOfferStates[answer.counterOffer.state]}
                  reasonName={texts.reason}
                  offer={answer.counterOffer}
                />
              )}
              {answer.status === 'Approved' && (
                <DeskAgreement
                  id={id}
                  action={(agreement) => <AgreementPayout application={answer} agreement={agreement} />}
                />
              )}
              <OtherApplications others={answer.others} />
              <ApplicationCostCard
                title={texts.cost}
                application={answer}
                dates={{ note: texts.scheduleNote }}
              />
            </div>
            <div className="grid gap-6">
              {answer.isWithheld && <Banner tone="wait">{sinceOfferTexts.withheld}</Banner>}
              {answer.sinceOffer && <SinceOffer application={answer} since={answer.sinceOffer} />}
              {answer.decision ? (
                <StaffDecision decision={answer.decision} />
              ) : (
                <Banner tone="info">{texts.lenderDecides(answer.partner?.name ?? '')}</Banner>
              )}
              <VerifiedSections key={id} id={id} />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

const Applicant = ({ application }: { application: Application }) => (
  <Card className="grid gap-4">
    <h2 className="font-bold text-xl">{application.user.fullName}</h2>
    <Facts>
      <Fact name={texts.email}>
        <EmailAddress of={application.user.email} />
      </Fact>
      <Fact name={texts.phone}>{application.user.phone ?? texts.noPhone}</Fact>
      <Fact name={texts.model}>{application.user.infoStatus}</Fact>
      <Fact name={texts.applied}>{showMoment(new Date(application.createdAt))}</Fact>
      {application.partner && <Fact name={texts.lender}>{application.partner.name}</Fact>}
      <Fact name={texts.amount}>{showDollars(application.loanAmount)}</Fact>
      <Fact name={texts.rate}>{offerTexts.ratePerMonth(application.interestRate)}</Fact>
      <Fact name={texts.term}>{costTexts.months(application.term)}</Fact>
      {application.missingProof.length > 0 && (
        <Fact name={texts.toVerify}>
          {application.missingProof.map((proof) => proofTexts.names[proof]).join(', ')}
        </Fact>
      )}
      <Verdict application={application} />
    </Facts>
  </Card>
);

function Verdict({ application }: { application: Application }) {
  const { status, decidedAt, decidedBy, rejectionReason, rejectionNote, approvalNote, approval, isOverride } =
    application;
  const { first } = approval;
  return (
    <>
      {first && (
        <Fact name={texts.firstApproval}>
          {texts.decidedBy(first.fullName, showMoment(new Date(first.at)))}
        </Fact>
      )}
      {first?.note && status === 'Pending' && <Fact name={texts.noteToBorrower}>{first.note}</Fact>}
      {decidedAt && decidedBy && (
        <Fact name={status}>{texts.decidedBy(decidedBy, showMoment(new Date(decidedAt)))}</Fact>
      )}
      {isOverride && status === 'Approved' && <Fact name={texts.override}>{texts.overrideBy}</Fact>}
      {rejectionReason && <Fact name={texts.reason}>{rejectionReason}</Fact>}
      {rejectionNote && <Fact name={texts.noteForStaff}>{rejectionNote}</Fact>}
      {approvalNote && <Fact name={texts.noteToBorrower}>{approvalNote}</Fact>}
    </>
  );
}
