// The supporting documents of one submitted section: its verification form, or word that none is needed.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { FormAnswers } from '#features/forms/contract.ts';
import { isFileKind, kindOf } from '#features/forms/rules/kind.ts';
import { prefill } from '#features/forms/rules/prefill.ts';
import { visibleFields } from '#features/forms/rules/visible-fields.ts';
import { ConfiguredForm, FormSkeleton } from '#features/forms/web/configured-form.tsx';
import { PhotoGuide } from '#features/forms/web/documents/photo-guide.tsx';
import { useDraftGone } from '#features/forms/web/drafts/use-draft.ts';
import type { FilledForm } from '#features/forms/web/filling.ts';
import type { SearchChoices } from '#features/forms/web/type-ahead-field.tsx';
import type { InformationItem } from '#features/information/contract.ts';
import { sectionTexts } from '#features/information/texts/sections.ts';
import { informationAddress, nextStop } from '#features/information/web/my-sections.ts';
import { SectionDone } from '#features/information/web/section-done.tsx';
import { SectionNotice, SectionPage } from '#features/information/web/section-page.tsx';
import { sharedAnswersQuery } from '#features/information/web/shared-answers-query.ts';
import { OUTBOX_PATIENCE_MS, useIsSettled } from '#platform/web/form-state/use-settled.ts';
import { submit } from '#platform/web/phone/outbox.ts';
import { poster } from '#platform/web/phone/posting.ts';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { DecidedBy } from '#platform/web/ui/list/decided-by.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { informationTexts } from '#texts/information.ts';
import type { verificationEndpoints } from '../contract.ts';

const posted = poster<typeof verificationEndpoints>();

export const VerificationForm = ({ search }: { search?: SearchChoices }) => (
  <SectionPage part="verification">
    {(section, sections, isSettled) => <SectionDocuments {...{ section, sections, isSettled, search }} />}
  </SectionPage>
);

type SectionDocumentsProps = {
  section: InformationItem;
  sections: readonly InformationItem[];
  isSettled: boolean;
  search: SearchChoices | undefined;
};

function SectionDocuments({ section, sections, isSettled, search }: SectionDocumentsProps) {
  const [isSent, setSent] = useState(false);
  const { sId, userStatus } = section;
  if (isSent) return <SectionDone next={nextStop(sections, sId)} onStay={() => setSent(false)} />;
  if (userStatus === null) {
    const action = { to: informationAddress(sId), text: sectionTexts.toInformation };
    return <SectionNotice text={sectionTexts.tooEarly} action={action} />;
  }
  if (userStatus === 'SubmittedForVerfication' || userStatus === 'Verified')
    return <HandedIn section={section} />;
  return <DueDocuments {...{ section, isSettled, search }} onSent={() => setSent(true)} />;
}

/** The form, once the answers of other sections are read on which its questions may depend. */
function DueDocuments(props: Omit<DocumentsFormProps, 'submitted'>) {
  const shared = useQuery(sharedAnswersQuery(props.section));
  const isSettled = useIsSettled(shared, OUTBOX_PATIENCE_MS) && props.isSettled;
  return (
    <Loaded query={shared} skeleton={<FormSkeleton />}>
      {(submitted) => <DocumentsForm {...{ ...props, submitted, isSettled }} />}
    </Loaded>
  );
}

const placeOf = (account: string, { sId }: InformationItem) => ({ account, form: `verification:${sId}` });

type DocumentsFormProps = Omit<SectionDocumentsProps, 'sections'> & {
  /** The answers given in this section, and in others where its documents depend on them. */
  submitted: FormAnswers;
  onSent: () => void;
};

/** Asks only for what the information gives cause for: no statement of a second account where none was given. */
function DocumentsForm({ section, isSettled, search, submitted, onSent }: DocumentsFormProps) {
  const account = useSession()?.id ?? '';
  const queries = useQueryClient();
  const { submittedVerification, verificationSchema } = section;
  const { fields, version } = verificationSchema;
  const start = useMemo(() => prefill(fields, submittedVerification?.data), [fields, submittedVerification]);
  const asked = visibleFields(fields, start, submitted).map(({ field }) => field);
  const asksNothing = asked.length === 0;
  if (verificationSchema.status !== 'Active') return <SectionNotice text={sectionTexts.notOpen} />;
  return (
    <>
      {section.userStatus === 'Rejected' && (
        <Banner tone="bad" title={informationTexts.bannerRejected}>
          <p>{submittedVerification?.rejectionReason}</p>
          <p>{sectionTexts.sendAgain}</p>
          <DecidedBy desk="verification" at={submittedVerification?.decidedAt} />
        </Banner>
      )}
      <ConfiguredForm
        key={version}
        {...{ fields, start, isSettled, search, submitted, onSent }}
        draft={{ ...placeOf(account, section), version }}
        send={(filled, options) => submit(submissionOf(section, account, filled), options)}
        onSettled={() => queries.invalidateQueries({ queryKey: ['informations'] })}
        texts={informationTexts}
        lead={asked.some((field) => isFileKind(kindOf(field))) && <PhotoGuide />}
      >
        {asksNothing && (
          <Banner tone="good" title={informationTexts.noVerificationField}>
            <p>{informationTexts.verificationNotRequired}</p>
          </Banner>
        )}
      </ConfiguredForm>
    </>
  );
}

function submissionOf(section: InformationItem, account: string, { answers, files }: FilledForm) {
  const { sId, name, verificationSchema } = section;
  const extraInfo = {
    sId,
    verificationId: verificationSchema._id,
    version: verificationSchema.version,
    isVerificationRequired: files.length > 0 || Object.keys(answers).length > 0,
    data: answers,
  };
  const posting = posted('POST /api/verification/submit', { form: { files, extraInfo } });
  const receivedBefore = ['verification.waiting', 'verification.verified'];
  return { ...placeOf(account, section), title: sectionTexts.documentsFor(name), posting, receivedBefore };
}

function HandedIn({ section }: { section: InformationItem }) {
  useDraftGone(placeOf(useSession()?.id ?? '', section));
  const isVerified = section.userStatus === 'Verified';
  return (
    <SectionNotice text={isVerified ? informationTexts.bannerVerified : sectionTexts.waiting}>
      <DecidedBy desk="verification" at={section.submittedVerification?.decidedAt} />
    </SectionNotice>
  );
}
