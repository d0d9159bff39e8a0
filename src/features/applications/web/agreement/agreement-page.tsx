// /loan-application/:id/agreement: the agreement to read, to sign by the typed name or to give up, and for ever after to read again.

import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { News } from '#platform/web/frame/news.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { brand } from '#texts/brand.ts';
import { uiTexts } from '#texts/ui.ts';
import type { Agreement } from '../../contract/agreement.ts';
import { agreementTexts as texts } from '../../texts/agreement.ts';
import { AgreementFigures } from './agreement-figures.tsx';
import { isOpen, momentOf, StepBanner } from './agreement-step.tsx';
import { DeclineLoan } from './decline-loan.tsx';
import { NeededProofList } from './needed-proof-list.tsx';
import { PaperActions } from './paper-actions.tsx';
import { agreementQuery } from './queries.ts';
import { SignForm } from './sign-form.tsx';

export function AgreementPage({ id }: { id: string }) {
  const agreement = useQuery(agreementQuery(id));
  return (
    <Page title={texts.title} width="narrow" back={{ to: `/loan-application/${id}` }}>
      <Loaded
        query={agreement}
        skeleton={<Skeleton className="h-120 rounded-lg" />}
        isEmpty={(answer) => answer === null}
        empty={<EmptyState text={uiTexts.nothingHere} />}
      >
        {(answer) => answer && <Shown id={id} agreement={answer} />}
      </Loaded>
    </Page>
  );
}

function Shown({ id, agreement }: { id: string; agreement: Agreement }) {
  const { state, facts, paper, borrowerName } = agreement;
  const [began] = useState(state);
  // Signed, or given up, just now: the form at the page's end has gone.
  const Change = began === 'ReadyToSign' ? News : Fragment;
  return (
    <>
      <div aria-live="polite" className="empty:absolute">
        {state !== 'ReadyToSign' && (
          <Change>
            <StepBanner id={id} agreement={agreement} />
          </Change>
        )}
      </div>
      {isOpen(agreement) && <NeededProofList needed={agreement.stillNeeded} />}
      {facts && <AgreementFigures facts={facts} number={agreement.number} />}
      <Papers agreement={agreement} />
      {state === 'ReadyToSign' && paper && borrowerName && (
        <>
          <SignForm id={id} name={borrowerName} sha256={paper.sha256} lender={otherLender(facts)} />
          <DeclineLoan id={id} />
        </>
      )}
    </>
  );
}

const otherLender = (facts: Agreement['facts']): string | null =>
  facts && facts.lender.legalName !== brand.legalName ? facts.lender.name : null;

/** The signed copy before the paper that it was made of. */
function Papers({ agreement }: { agreement: Agreement }) {
  const { number, paper, signedPaper, signedName, signedAt } = agreement;
  if (!paper || !number) return null;
  const isSigned = signedAt !== null;
  const shown = isSigned ? signedPaper : paper;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="font-bold text-xl">{texts.paper}</h2>
      {isSigned ? (
        <p>
          <Unbroken>{texts.signedBy(signedName ?? '', momentOf(signedAt))}</Unbroken>
        </p>
      ) : (
        <p className="text-muted">{texts.paperLead}</p>
      )}
      <div aria-live="polite">
        {shown ? (
          <PaperActions key={shown._id} paper={shown} number={number} isSigned={isSigned} />
        ) : (
          <p className="text-muted">{texts.copyComing}</p>
        )}
      </div>
      <div className="text-muted text-sm">
        <p>{texts.fingerprint}</p>
        <p className="break-all font-mono">{paper.sha256}</p>
      </div>
    </Card>
  );
}
