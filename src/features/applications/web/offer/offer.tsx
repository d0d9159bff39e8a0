// 'Your Offers': what the borrower is pre-approved for, what any part of it costs, and applying for it; or why there is no offer.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DecidedBy } from '#features/decisions/web/decided-by.tsx';
import { KeptAdvice } from '#features/decisions/web/kept-advice.tsx';
import { NoOffer } from '#features/decisions/web/no-offer.tsx';
import { useOffer } from '#features/decisions/web/use-offer.ts';
import { useSettled } from '#platform/web/form-state/use-settled.ts';
import { News } from '#platform/web/frame/news.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { offerTexts as texts } from '../../texts/applications.ts';
import { LastRejected } from '../after-rejection.tsx';
import { ApprovedStep } from '../agreement/approved-step.tsx';
import { ownApplicationsQuery } from '../queries.ts';
import { OfferChoice } from './offer-choice.tsx';
import { useApply } from './use-apply.ts';

/** `below` stands under the offer, or under why there is none. */
export function Offer({ below }: { below?: ReactNode }) {
  const offer = useSettled(useOffer());
  const application = useApply();
  const own = useQuery(ownApplicationsQuery(1));
  // What was said last stands above the offer: together with it, or not at all, so that nothing moves.
  const waits = own.isLoading && own.failureCount === 0;
  return (
    <Page title={texts.title}>
      {application.isSuccess ? (
        <News>
          <Applied />
        </News>
      ) : (
        <Loaded query={offer} skeleton={<OfferSkeleton />}>
          {(answer) =>
            waits ? (
              <OfferSkeleton />
            ) : (
              <>
                <LastRejected newest={own.data?.rows[0]} />
                {answer.kept && <KeptAdvice kept={answer.kept} />}
                {answer.loanDecision ? (
                  <OfferChoice
                    offer={answer}
                    busy={application.isPending}
                    failure={application.error?.message}
                    onApply={(asked, onTaken) => application.mutate(asked, { onSuccess: onTaken })}
                  />
                ) : (
                  <>
                    <ApprovedStep />
                    <NoOffer offer={answer} />
                  </>
                )}
                <DecidedBy policyVersion={answer.policyVersion} />
              </>
            )
          }
        </Loaded>
      )}
      {below}
    </Page>
  );
}

const Applied = () => (
  <Banner
    tone="good"
    role="status"
    action={
      <LinkButton to="/loan-application" tone="secondary">
        {texts.toApplications}
      </LinkButton>
    }
  >
    <p>{texts.appliedNext}</p>
  </Banner>
);

const OfferSkeleton = () => (
  <div className="grid gap-6 lg:grid-cols-2">
    <Skeleton className="h-96 rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
);
