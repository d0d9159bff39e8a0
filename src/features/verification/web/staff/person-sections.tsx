// How far one person is with each section of both models, with the way to their documents.
import { useQuery } from '@tanstack/react-query';
import { staffUsersTexts as texts } from '#features/accounts/texts/staff-users.ts';
import type { Audience, SubmissionStatus } from '#features/information/contract.ts';
import { staffPanelTexts, staffPersonTexts } from '#features/information/texts/staff-panel.ts';
import { modelPath } from '#features/information/web/staff/model.ts';
import { sectionsQuery } from '#features/information/web/staff/queries.ts';
import { SectionState } from '#features/information/web/staff/section-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { documentsOfQuery } from './queries.ts';

const MODELS: readonly Audience[] = ['PreQualUser', 'FullUser'];

export function StaffPersonSections({ id }: { id: string }) {
  const sections = useQuery(sectionsQuery);
  const { data: sent } = useQuery(documentsOfQuery(id));
  const statusOf = (sectionId: string): SubmissionStatus | null =>
    sent?.find(({ submission }) => submission.informationSchema._id === sectionId)?.submission.status ?? null;
  return (
    <section className="grid gap-3" aria-labelledby="sections">
      <h2 id="sections" className="font-bold text-lg">
        {texts.sections}
      </h2>
      <Loaded query={sections} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {(all) => (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            {MODELS.map((audience) => (
              <div key={audience} className="rounded-lg border border-line bg-surface p-4">
                <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
                  <h3 className="font-semibold">{staffPanelTexts.model[audience]}</h3>
                  <LinkButton
                    tone="quiet"
                    size="sm"
                    to={modelPath('/admin/verification/user', audience, id)}
                    aria-label={`${staffPersonTexts.toDocuments}: ${staffPanelTexts.model[audience]}`}
                  >
                    {staffPersonTexts.toDocuments}
                  </LinkButton>
                </div>
                <ul>
                  {all
                    .filter((section) => section.for === audience)
                    .map((section) => (
                      <li
                        key={section._id}
                        className="flex min-h-11 items-center justify-between gap-3 border-line border-t py-1.5"
                      >
                        {section.name}
                        {sent ? (
                          <SectionState status={statusOf(section._id)} />
                        ) : (
                          <Skeleton className="h-6 w-28 rounded-full" />
                        )}
                      </li>
                    ))}
                </ul>
              </div>
            ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}
