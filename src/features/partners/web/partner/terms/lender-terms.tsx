// The terms for lenders on the company's page: to read, with the agreement that binds, and to accept by name.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { caller } from '#platform/web/call.ts';
import { PlainForm } from '#platform/web/record/plain-form.tsx';
import { RecordInput } from '#platform/web/record/record-input.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.ts';
import { useSaveRecord } from '#platform/web/record/use-save-record.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import { validateFields } from '#shared/record/validate.ts';
import type { lenderTermsEndpoints, LenderTerms as Words } from '../../../contract/terms.ts';
import { acceptanceFields } from '../../../fields/partner-terms.ts';
import { lenderTermsTexts as texts } from '../../../texts/partner-terms.ts';

const call = caller<typeof lenderTermsEndpoints>();

const lenderTermsQuery = queryOptions({
  queryKey: ['lenders', 'terms'],
  queryFn: ({ signal }) => call('GET /api/partner/terms', {}, { signal }),
});

export function LenderTerms() {
  const terms = useQuery(lenderTermsQuery);
  return (
    <Loaded query={terms} skeleton={<Skeleton className="h-64 rounded-lg" />}>
      {({ version, sha256, accepted, ...words }) => (
        <Card className="mt-6 grid grid-cols-1 gap-4">
          <h2 className="font-bold text-xl">{texts.title}</h2>
          <p>{texts.lead}</p>
          {accepted && (
            <p role="status">
              {texts.accepted(accepted.version, accepted.name, showMoment(new Date(accepted.at)))}{' '}
              {accepted.version < version && texts.older}
            </p>
          )}
          <p className="font-semibold">{texts.version(version)}</p>
          <Sections heading={texts.terms} sections={words.terms} />
          <Sections heading={texts.agreement} note={texts.agreementNote} sections={words.agreement} />
          <p className="wrap-anywhere text-muted text-sm">
            {texts.hash}: {sha256}
          </p>
          {accepted?.version !== version && <AcceptForm version={version} sha256={sha256} />}
        </Card>
      )}
    </Loaded>
  );
}

type SectionsProps = { heading: string; note?: string; sections: Words['terms'] };

const Sections = ({ heading, note, sections }: SectionsProps) => (
  <details className="group rounded-lg border border-line p-4">
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
      {heading}
      <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-leaf group-open:rotate-180" />
    </summary>
    {note && <p className="text-muted text-sm">{note}</p>}
    {sections.map((section) => (
      <section key={section.heading} className="mt-4 grid gap-2">
        <h3 className="font-semibold">{section.heading}</h3>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph} className="wrap-anywhere">
            {paragraph}
          </p>
        ))}
      </section>
    ))}
  </details>
);

function AcceptForm(read: { version: number; sha256: string }) {
  const form = useRecordForm({
    fields: acceptanceFields,
    place: 'lender-terms',
    validate: (draft) => validateFields(acceptanceFields, draft),
  });
  const saving = useSaveRecord({
    form,
    send: () => call('POST /api/partner/terms/accept', { body: { ...form.draft(), ...read } }),
    topics: ['lenders'],
  });
  return (
    <PlainForm form={form} saving={saving} submitText={texts.accept}>
      <RecordInput form={form} name="fullName" />
    </PlainForm>
  );
}

/** Above the form of a loan, while the newest terms are not accepted. */
export function TermsNotice() {
  const { data } = useQuery(lenderTermsQuery);
  if (!data || data.accepted?.version === data.version) return null;
  return (
    <Banner tone="wait" action={<LinkButton to="/partner/company">{texts.toTerms}</LinkButton>}>
      {texts.notYet}
    </Banner>
  );
}
