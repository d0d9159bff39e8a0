// The frame of a section's two forms: finds the section that the address names, says where it stands, leads back.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { FormSkeleton } from '#features/forms/web/configured-form.tsx';
import { OUTBOX_PATIENCE_MS, useIsSettled } from '#platform/web/form-state/use-settled.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { informationTexts } from '#texts/information.ts';
import type { InformationItem } from '../contract.ts';
import { sectionTexts } from '../texts/sections.ts';
import { mySectionsQuery } from './my-sections.ts';

type SectionPageProps = {
  part: 'information' | 'verification';
  /** `isSettled`: its form may begin with what is known of it. */
  children: (section: InformationItem, sections: readonly InformationItem[], isSettled: boolean) => ReactNode;
};

export function SectionPage(props: SectionPageProps) {
  const [search] = useSearchParams();
  const sId = search.get('section') ?? '';
  // Another section is another screen at the same path: it begins with what is known then, and its heading takes the focus too.
  return <OneSection key={sId} sId={sId} {...props} />;
}

function OneSection({ sId, part, children }: SectionPageProps & { sId: string }) {
  const sections = useQuery(mySectionsQuery);
  const isSettled = useIsSettled(sections, OUTBOX_PATIENCE_MS);
  const section = sections.data?.find((each) => each.sId === sId);
  const { title, lead, back } = frameOf(part, section);
  return (
    <Page width="narrow" title={title} lead={lead} back={{ to: back }}>
      <Loaded query={sections} isEmpty={() => false} skeleton={<PageSkeleton />}>
        {(sections) =>
          section ? (
            <div className="grid gap-6">
              {/* In words: the bar below is of the section's own steps. */}
              <p className="figures text-muted text-sm">
                {sectionTexts.place(sections.indexOf(section) + 1, sections.length)}
              </p>
              {children(section, sections, isSettled)}
            </div>
          ) : (
            <SectionNotice text={sectionTexts.unknown} />
          )
        }
      </Loaded>
    </Page>
  );
}

/** By the section's one name, as every list and button that leads here calls it. */
function frameOf(part: SectionPageProps['part'], section: InformationItem | undefined) {
  if (part === 'information') {
    return {
      title: section?.name ?? informationTexts.dataTab,
      lead: section?.description ?? '\u00a0',
      back: '/earn-points',
    };
  }
  return {
    title: section ? sectionTexts.documentsFor(section.name) : informationTexts.documentsTab,
    lead: section?.verificationSchema.description ?? '\u00a0',
    back: '/earn-points?tab=documents',
  };
}

type SectionNoticeProps = { text: string; action?: { to: string; text: string }; children?: ReactNode };

/** Why there is no form here, and where to go. */
export const SectionNotice = ({
  text,
  action = { to: '/earn-points', text: sectionTexts.toSections },
  children,
}: SectionNoticeProps) => (
  <Banner
    action={
      <LinkButton to={action.to} tone="secondary">
        {action.text}
      </LinkButton>
    }
  >
    {text}
    {children}
  </Banner>
);

const PageSkeleton = () => (
  <div className="grid gap-6">
    <Skeleton className="h-5" />
    <FormSkeleton />
  </div>
);
