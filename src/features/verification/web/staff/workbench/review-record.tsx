// One set of documents under review: whose it is, what was answered, and the documents themselves beside it.

import { memo, useState } from 'react';
import { Link } from 'react-router';
import { AnswersList } from '#features/forms/web/answers-list.tsx';
import { staffPersonTexts } from '#features/information/texts/staff-panel.ts';
import { SectionState } from '#features/information/web/staff/section-state.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { showMoment } from '#shared/calendar.ts';
import { recordTexts as texts } from '../../../texts/staff-workbench.ts';
import type { ReviewedDocuments } from '../queries.ts';
import { StaffVerificationPart } from '../verification-part.tsx';
import { NamesCompared } from './names-compared.tsx';
import { DocumentViewer } from './viewer/document-viewer.tsx';
import { documentsUnderReview } from './viewer/documents-under-review.ts';

const TABS = [
  { key: 'submission', text: texts.submissionTab },
  { key: 'verification', text: texts.verificationTab },
] as const;

type ReviewRecordProps = {
  review: ReviewedDocuments;
  /** Whether it stands there before the address names it. */
  isAhead?: boolean;
};

/** Rendered again for what changes of the record alone, and not for each change of the queue beside it. */
export const ReviewRecord = memo(function Record({ review, isAhead = false }: ReviewRecordProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['key']>('submission');
  const { submission } = review;
  return (
    <>
      <RecordHeader review={review} isAhead={isAhead} />
      {review.names && <NamesCompared names={review.names} />}
      <div className="grid items-start gap-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Tabs label={texts.tabs} tabs={TABS} chosen={tab} onChoose={setTab}>
          {tab === 'submission' ? (
            <AnswersList
              fields={submission.informationSchema.fields}
              answers={submission.data}
              headingLevel={2}
            />
          ) : (
            <StaffVerificationPart review={review} />
          )}
        </Tabs>
        <div className="bg-ground max-lg:order-first md:sticky md:top-0 md:max-lg:z-10 lg:top-4">
          <DocumentViewer documents={documentsUnderReview(review)} />
        </div>
      </div>
    </>
  );
});

function RecordHeader({ review: { verification, submission, user }, isAhead = false }: ReviewRecordProps) {
  const { progress } = user;
  return (
    <header className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PageHeading
          title={submission.informationSchema.name}
          isAhead={isAhead}
          className="font-bold text-2xl"
        />
        <SectionState
          status={verification.status === 'Submitted' ? 'SubmittedForVerfication' : verification.status}
        />
        {verification.attempt > 1 && (
          <span className="text-muted text-sm">{texts.attempt(verification.attempt)}</span>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
        {progress ? (
          <Link to={`/admin/users/${user._id}`} className="link inline-flex min-h-6 items-center">
            {user.fullName}
          </Link>
        ) : (
          <span>{user.fullName}</span>
        )}
        <EmailAddress of={user.email} />
        {user.phone && <span className="figures">{user.phone}</span>}
        {progress && <span>{texts.progress(progress.submitted, progress.verified, progress.total)}</span>}
        <span>
          {staffPersonTexts.sent}{' '}
          <time dateTime={verification.created}>{showMoment(new Date(verification.created))}</time>
        </span>
      </p>
    </header>
  );
}
