// What an applicant has proved, for the staff who decide: asked for by a click, because each look is on record.
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Eye } from 'lucide-react';
import { useState } from 'react';
import { AnswersList } from '#features/forms/web/answers-list.tsx';
import { modelPath } from '#features/information/web/staff/model.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { staffApplicationTexts as texts } from '#texts/staff-applications.ts';
import type { VerifiedSection } from '../../contract.ts';
import { verifiedSectionsQuery } from './queries.ts';

export function VerifiedSections({ id }: { id: string }) {
  const [wanted, setWanted] = useState(false);
  const sections = useQuery({ ...verifiedSectionsQuery(id), enabled: wanted });
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="font-bold text-xl">{texts.sections}</h2>
        <p className="text-muted text-sm">{texts.sectionsLead}</p>
      </div>
      {wanted ? (
        <Loaded query={sections} skeleton={<RowSkeletons count={4} />} empty={texts.noSections}>
          {(all) => (
            <div className="grid gap-2">
              {all.map((section) => (
                <Section key={section.submission._id} {...section} />
              ))}
            </div>
          )}
        </Loaded>
      ) : (
        <div>
          <Button tone="secondary" icon={<Eye className="size-5" />} onClick={() => setWanted(true)}>
            {texts.showSections}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** As it was asked then; the documents that prove it stand below its answers. */
function Section({ submission, verification }: VerifiedSection) {
  const { informationSchema, data } = submission;
  return (
    <details className="group rounded-lg border border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <h3>{informationSchema.name}</h3>
        <ChevronDown className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        <AnswersList fields={informationSchema.fields} answers={data} headingLevel={3} />
        {verification && (
          <>
            <h4 className="font-semibold">{texts.documentsOf(verification.verificationSchema.name)}</h4>
            <AnswersList
              fields={verification.verificationSchema.fields}
              answers={verification.data}
              headingLevel={3}
            />
            <div>
              <LinkButton
                tone="secondary"
                size="sm"
                aria-label={`${texts.toReview}: ${informationSchema.name}`}
                to={modelPath('/admin/verification', verification.for, verification._id)}
              >
                {texts.toReview}
              </LinkButton>
            </div>
          </>
        )}
      </div>
    </details>
  );
}
