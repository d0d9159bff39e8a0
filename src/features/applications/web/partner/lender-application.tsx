// /partner/loan-applications/:id: what is asked of a lender, as it was on offer, by whom while they share it, and the verdict. It changes at once when consent is withdrawn.

import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { costTexts } from '#features/loans/texts/borrower/cost.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { LenderApplication as Application } from '../../contract.ts';
import { readSnapshot } from '../../rules/read-application.ts';
import { offerTexts } from '../../texts/applications.ts';
import {
  lenderApplicationsTexts,
  lenderApplicationTexts as texts,
} from '../../texts/partner-applications.ts';
import { DeskAgreement } from '../agreement/desk-agreement.tsx';
import { ApplicationCostCard } from '../application-cost-card.tsx';
import { STATUS_TONES } from '../staff/status-tones.ts';
import { AskApplicant, LenderNotes } from './ask-applicant.tsx';
import { LatestOffer } from './counter-offer.tsx';
import { JudgedByCriteria } from './judged-by-criteria.tsx';
import { LenderVerdict } from './lender-verdict.tsx';
import { lenderApplicationQuery } from './queries.ts';
import { SharedInformation, WhyNotShared } from './shared-information.tsx';

export function LenderApplication({ id }: { id: string }) {
  const application = useQuery(lenderApplicationQuery(id));
  const { search } = useLocation();
  const { data } = application;
  return (
    <Page
      title={data ? titleOf(data) : texts.title}
      back={{ to: `/partner/loan-applications${search}`, text: texts.goBack }}
      actions={data && <LenderVerdict application={data} />}
    >
      <Loaded query={application} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {(answer) => (
          <>
            <WhyNotShared access={answer.access} status={answer.status} />
            <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
              <div className="grid grid-cols-1 gap-6">
                <LatestOffer application={answer} />
                <Asked application={answer} />
                {answer.status === 'Approved' && <DeskAgreement id={id} />}
                <AskApplicant id={id} applicant={answer.user?.fullName} />
                <LenderNotes id={id} />
                <Offered application={answer} />
              </div>
              <div className="grid grid-cols-1 gap-6">
                {answer.judged && <JudgedByCriteria judged={answer.judged} />}
                {answer.access === 'Open' && <SharedInformation sections={answer.userInfo.Verified} />}
                <ApplicationCostCard
                  title={texts.cost}
                  application={answer}
                  dates={{ note: texts.scheduleNote }}
                />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}

const titleOf = ({ user, loanAmount }: Application): string =>
  user ? texts.titleOf(user.fullName) : texts.titleWithout(showDollars(loanAmount));

const Asked = ({ application }: { application: Application }) => {
  const { user, status, created, decidedAt, rejectionReason, counterOffer } = application;
  const { loanAmount, term, interestRate } =
    counterOffer?.state === 'Accepted' ? counterOffer.asked : application;
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{texts.asked}</h2>
      <Facts>
        <Fact name={texts.applicant}>{user?.fullName ?? lenderApplicationsTexts.withdrawn}</Fact>
        {user && (
          <Fact name={texts.email}>
            <a href={`mailto:${user.email}`} className="link wrap-anywhere">
              <EmailAddress of={user.email} />
            </a>
          </Fact>
        )}
        {user && <Fact name={texts.phone}>{user.phone ?? texts.noPhone}</Fact>}
        <Fact name={texts.status}>
          <span role="status">
            <StatusChip tone={STATUS_TONES[status]}>{status}</StatusChip>
          </span>
        </Fact>
        {decidedAt && <Fact name={texts.decided}>{showMoment(new Date(decidedAt))}</Fact>}
        {rejectionReason && <Fact name={texts.reason}>{rejectionReason}</Fact>}
        <Fact name={texts.amount}>{showDollars(loanAmount)}</Fact>
        <Fact name={texts.term}>{costTexts.months(term)}</Fact>
        <Fact name={texts.rate}>{offerTexts.ratePerMonth(interestRate)}</Fact>
        <Fact name={texts.applied}>{showMoment(new Date(created))}</Fact>
      </Facts>
    </Card>
  );
};

function Offered({ application }: { application: Application }) {
  const loan = readSnapshot(application.loanInfoImmutable);
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="font-bold text-xl">{texts.offered}</h2>
        <p className="text-muted text-sm">{texts.offeredNote}</p>
      </div>
      <Facts>
        <Fact name={texts.loan}>{loan.name}</Fact>
        <Fact name={texts.product}>{readSnapshot(application.productInfoImmutable).name}</Fact>
        <Fact name={texts.type}>{loan.type}</Fact>
        <Fact name={texts.maximumAmount}>{showDollars(loan.maximumAmount)}</Fact>
        <Fact name={texts.description}>{loan.description}</Fact>
        <Fact name={texts.defaultRate}>{offerTexts.ratePerMonth(loan.defaultInterestRate)}</Fact>
        <Fact name={texts.maximumTerm}>{costTexts.months(loan.maximumTerm)}</Fact>
        <Fact name={texts.minimumTerm}>{costTexts.months(loan.minimumTerm)}</Fact>
      </Facts>
    </Card>
  );
}
