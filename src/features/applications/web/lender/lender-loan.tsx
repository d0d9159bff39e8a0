// /loans/{id}: one loan of a lender, what any part of it costs, and applying for it under one's consent.
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CONSENT_VERSION } from '#features/consents/rules/lender-consent.ts';
import { costOfLoan } from '#features/loans/rules/cost-of-loan.ts';
import { loanServicesTexts } from '#features/loans/texts/borrower/loans.ts';
import { CostBreakdown } from '#features/loans/web/cost-breakdown.tsx';
import { InstalmentSchedule } from '#features/loans/web/instalment-schedule.tsx';
import type { PublicLoan } from '#features/partners/contract.ts';
import { lenderLoanTexts as texts } from '#features/partners/texts/lenders.ts';
import { publicLoanQuery } from '#features/partners/web/queries.ts';
import { useSettled } from '#platform/web/form-state/use-settled.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page, titleOf } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { dayOf } from '#shared/calendar.ts';
import { centsToDollars, showDollars, showMoney } from '#shared/money.ts';
import type { Application as OwnApplication } from '../../contract.ts';
import { LoanOffered } from '../prequalify/loan-offered.tsx';
import { applicationsForLoanQuery } from '../queries.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { countInterest } from './count-interest.ts';
import { LoanFacts, LoanHead } from './loan-facts.tsx';
import { useApplyToLender } from './use-apply-to-lender.ts';
import { type LenderWish, useLenderWish } from './use-lender-wish.ts';
import { WishFields } from './wish-fields.tsx';

export function LenderLoan({ id }: { id: string }) {
  const loan = useSettled(useQuery(publicLoanQuery(id)));
  return (
    <Page
      {...titleOf(loan, loanServicesTexts.title, ({ name }) => name)}
      back={{ to: '/loan-services', text: texts.back }}
    >
      <Loaded query={loan} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {(answer) => (
          <LoanOffered id={answer._id}>
            <LoanWithChoice loan={answer} />
          </LoanOffered>
        )}
      </Loaded>
    </Page>
  );
}

export function LoanWithChoice({ loan }: { loan: PublicLoan }) {
  const wish = useLenderWish(loan, `wish:${loan._id}`);
  const [isAsking, setIsAsking] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const application = useApplyToLender();
  const { data: earlier } = useQuery(applicationsForLoanQuery(loan._id));
  const waiting = earlier?.rows.find(({ status }) => status === 'Waiting');
  useEffect(() => countInterest(loan._id, 'view'), [loan._id]);
  const hasErrors = Object.keys(wish.errors).length > 0;
  const ask = () => {
    if (hasErrors) return focusAmount(fields);
    application.reset();
    countInterest(loan._id, 'start');
    setIsAsking(true);
  };
  const agree = () =>
    application.mutate(
      {
        loanId: loan._id,
        loanAmount: centsToDollars(wish.amountCents),
        term: wish.termMonths,
        consent: true,
        consentVersion: CONSENT_VERSION,
      },
      {
        onSuccess: () => {
          wish.forget();
          setIsAsking(false);
        },
      },
    );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <LoanHead loan={loan} />
      <div ref={fields} className="grid gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <WishFields wish={wish} />
        <Cost loan={loan} wish={wish} />
        {application.isSuccess ? (
          <Applied lender={loan.partner.name} />
        ) : waiting ? (
          <Waiting application={waiting} lender={loan.partner.name} />
        ) : (
          <Button wide onClick={ask}>
            {texts.applyNow}
          </Button>
        )}
      </div>
      <LoanFacts loan={loan} />
      <ConsentDialog
        open={isAsking}
        lender={loan.partner}
        amount={showMoney(wish.amountCents)}
        term={texts.months(wish.termMonths)}
        busy={application.isPending}
        failure={application.error?.message}
        onAgree={agree}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}

export function Cost({ loan, wish }: { loan: PublicLoan; wish: LenderWish }) {
  const { amountCents, termMonths, limits } = wish;
  const cost = costOfLoan({
    amountCents,
    termMonths,
    rateMonthlyBps: limits.rateMonthlyBps,
    firstDay: dayOf(new Date()),
    repaymentOption: loan.repaymentOption,
  });
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{texts.cost}</h2>
      <CostBreakdown cost={cost} />
      <p className="text-muted text-sm">{texts.costNote(loan.defaultInterestRate)}</p>
      <InstalmentSchedule schedule={cost.schedule} note={texts.scheduleNote} />
    </Card>
  );
}

const Applied = ({ lender }: { lender: string }) => (
  <Banner
    tone="good"
    role="status"
    action={
      <LinkButton to="/loan-application" tone="secondary">
        {texts.toApplications}
      </LinkButton>
    }
  >
    <p>{texts.applied(lender)}</p>
  </Banner>
);

/** One application for a loan waits at a time. */
const Waiting = ({ application, lender }: { application: OwnApplication; lender: string }) => (
  <Banner
    tone="wait"
    title={texts.waits(showDollars(application.loanAmount))}
    action={
      <LinkButton to={`/loan-application/${application._id}`} tone="secondary">
        {texts.toApplication}
      </LinkButton>
    }
  >
    <p>{texts.waitsLead(lender)}</p>
  </Banner>
);

const focusAmount = (fields: RefObject<HTMLDivElement | null>) =>
  fields.current?.querySelector<HTMLInputElement>('input[name=loanAmount]')?.focus();
