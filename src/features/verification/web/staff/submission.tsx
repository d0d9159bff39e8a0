// One submission: what was answered, the documents that prove it, and the way to have it filled in again.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AnswersList } from '#features/forms/web/answers-list.tsx';
import type { Audience, SubmissionDetail } from '#features/information/contract.ts';
import { staffPersonTexts } from '#features/information/texts/staff-panel.ts';
import { modelPath } from '#features/information/web/staff/model.ts';
import { submissionQuery } from '#features/information/web/staff/queries.ts';
import { SectionState } from '#features/information/web/staff/section-state.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { useWayToList } from '#platform/web/ui/list/list-way.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page, titleOf } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { showMoment } from '#shared/calendar.ts';
import { recordTexts as texts } from '../../texts/staff-workbench.ts';
import { reviewQuery } from './queries.ts';
import { StaffReopenDialog } from './reopen-dialog.tsx';
import { StaffVerificationPart } from './verification-part.tsx';

const TABS = [
  { key: 'submission', text: texts.submissionTab },
  { key: 'verification', text: texts.verificationTab },
] as const;

export function StaffSubmission({ id, model }: { id: string; model: Audience }) {
  const query = useQuery(submissionQuery(id));
  const [tab, setTab] = useState<(typeof TABS)[number]['key']>('submission');
  const { to, tail } = useWayToList('/admin/submission', modelPath('/admin/submission', model));
  return (
    <Page
      {...titleOf(query, texts.submissionTab, ({ informationSchema }) => informationSchema.name)}
      lead={query.data && <Lead submission={query.data} />}
      back={{
        to: query.data ? `/admin/submission/user/${query.data.user._id}${tail}` : to,
      }}
      actions={query.data && <Actions submission={query.data} />}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {(submission) => (
          <Tabs label={texts.tabs} tabs={TABS} chosen={tab} onChoose={setTab}>
            {tab === 'submission' ? (
              <AnswersList fields={submission.informationSchema.fields} answers={submission.data} />
            ) : (
              <Documents verificationId={submission.verificationId} model={submission.for} />
            )}
          </Tabs>
        )}
      </Loaded>
    </Page>
  );
}

const Lead = ({ submission: { user, status, created } }: { submission: SubmissionDetail }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <SectionState status={status} />
    <span>{user.fullName}</span>
    <EmailAddress of={user.email} />
    <span>
      {staffPersonTexts.sent} <time dateTime={created}>{showMoment(new Date(created))}</time>
    </span>
  </span>
);

function Actions({ submission }: { submission: SubmissionDetail }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const { tail } = useWayToList('/admin/submission');
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {texts.reopen}
      </Button>
      <StaffReopenDialog
        open={open}
        submissionId={submission._id}
        onClose={() => setOpen(false)}
        onReopened={() => void navigate(`/admin/submission/user/${submission.user._id}${tail}`)}
      />
    </>
  );
}

function Documents({ verificationId, model }: { verificationId: string | null; model: Audience }) {
  const review = useQuery({ ...reviewQuery(verificationId ?? ''), enabled: verificationId !== null });
  if (verificationId === null) return <p className="text-muted">{staffPersonTexts.noDocuments}</p>;
  return (
    <Loaded query={review} skeleton={<Skeleton className="h-64 rounded-lg" />}>
      {(shown) => (
        <div className="grid justify-items-start gap-6">
          <LinkButton tone="secondary" to={modelPath('/admin/verification', model, verificationId)}>
            {texts.review}
          </LinkButton>
          <div className="w-full">
            <StaffVerificationPart review={shown} />
          </div>
        </div>
      )}
    </Loaded>
  );
}
