// What an applicant shares with a lender, section by section: folded together, as it was asked, with the documents that prove it; or why nothing is.
import { ChevronDown } from 'lucide-react';
import { AnswersList } from '#features/forms/web/answers-list.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { LenderApplication, SharedSection } from '../../contract.ts';
import { lenderApplicationTexts as texts } from '../../texts/partner-applications.ts';

const LEAVES: Record<LenderApplication['status'], keyof typeof texts.withdrawnLeaves> = {
  Waiting: 'waits',
  Pending: 'waits',
  Approved: 'approved',
  Rejected: 'settled',
  Withdrawn: 'settled',
};

/** Read out when it takes the place of what was shown, while the lender is looking. */
export const WhyNotShared = ({ access, status }: Pick<LenderApplication, 'access' | 'status'>) => (
  <div aria-live="polite" className="empty:hidden">
    {access !== 'Open' && (
      <Banner tone="wait" title={access === 'Withdrawn' ? texts.withdrawnTitle : texts.closedTitle}>
        <p>
          {access === 'Withdrawn'
            ? `${texts.withdrawnText} ${texts.withdrawnLeaves[LEAVES[status]]}`
            : texts.closedText}
        </p>
      </Banner>
    )}
  </div>
);

export const SharedInformation = ({ sections }: { sections: readonly SharedSection[] }) => (
  <Card className="grid gap-4">
    <div>
      <h2 className="font-bold text-xl">{texts.information}</h2>
      <p className="text-muted text-sm">{texts.informationLead}</p>
    </div>
    {sections.length === 0 ? (
      <p className="text-muted">{texts.noInformation}</p>
    ) : (
      <div className="grid gap-2">
        {sections.map((section) => (
          <Section key={section.informationSchema.sId} section={section} />
        ))}
      </div>
    )}
  </Card>
);

const Section = ({ section: { informationSchema, tags, data, documents } }: { section: SharedSection }) => (
  <details className="group rounded-lg border border-line">
    <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 py-2 [&::-webkit-details-marker]:hidden">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{informationSchema.name}</h3>
        {tags.map((tag) => (
          <span key={tag} className="rounded-full bg-sunk px-2.5 py-0.5 text-muted text-xs">
            {tag}
          </span>
        ))}
      </span>
      <ChevronDown className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
    </summary>
    <div className="grid gap-4 px-4 pt-2 pb-4">
      <AnswersList fields={informationSchema.fields} answers={data} headingLevel={3} />
      {documents && (
        <>
          <h4 className="font-semibold">{texts.documents(documents.name)}</h4>
          <AnswersList fields={documents.fields} answers={documents.data} headingLevel={3} />
        </>
      )}
    </div>
  </details>
);
