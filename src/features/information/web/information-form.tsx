// The data entry of one section: its configured form, begun with what its owner answered elsewhere.
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { prefill } from '#features/forms/rules/prefill.ts';
import { AnswersList } from '#features/forms/web/answers-list.tsx';
import { ConfiguredForm } from '#features/forms/web/configured-form.tsx';
import type { DraftPlace } from '#features/forms/web/drafts/draft-store.ts';
import { useDraftGone } from '#features/forms/web/drafts/use-draft.ts';
import type { FilledForm } from '#features/forms/web/filling.ts';
import { useStepInAddress, useStepsGone } from '#features/forms/web/steps/step-in-address.ts';
import type { SearchChoices } from '#features/forms/web/type-ahead-field.tsx';
import { submit } from '#platform/web/phone/outbox.ts';
import { poster } from '#platform/web/phone/posting.ts';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { informationTexts } from '#texts/information.ts';
import type { InformationItem, informationEndpoints } from '../contract.ts';
import { namesGivenIn, withOwnName } from '../rules/given-names.ts';
import { isForDocumentsTab, isUsable } from '../rules/may-submit.ts';
import { sectionTexts } from '../texts/sections.ts';
import { firstAnswersOf } from './first-answers.ts';
import { nextStop, verificationAddress } from './my-sections.ts';
import { SectionDone, WayOn } from './section-done.tsx';
import { SectionNotice, SectionPage } from './section-page.tsx';

const posted = poster<typeof informationEndpoints>();

/** `search` finds what type-ahead fields ask for; it is passed in, since other areas keep those lists. */
export const InformationForm = ({ search }: { search?: SearchChoices }) => (
  <SectionPage part="information">
    {(section, sections, isSettled) => <SectionEntry {...{ section, sections, isSettled, search }} />}
  </SectionPage>
);

type SectionEntryProps = {
  section: InformationItem;
  sections: readonly InformationItem[];
  isSettled: boolean;
  search: SearchChoices | undefined;
};

function SectionEntry({ section, sections, isSettled, search }: SectionEntryProps) {
  const { id: account = '', email = '' } = useSession() ?? {};
  const steps = useStepInAddress();
  const queries = useQueryClient();
  const [earned, setEarned] = useState<number | null>(null);
  const { sId, version, earlierAnswers } = section;
  useStepsGone(steps, earned !== null || section.submittedInfo !== null);
  const onId = sections.find((each) => each.sId === namesGivenIn.onId)?.submittedInfo?.data;
  const fields = useMemo(() => withOwnName(section.fields, onId), [section.fields, onId]);
  const firstAnswers = useMemo(() => firstAnswersOf(email, sId), [email, sId]);
  const start = useMemo(
    () => prefill(fields, { ...firstAnswers, ...earlierAnswers }),
    [fields, firstAnswers, earlierAnswers],
  );
  if (earned !== null) {
    const stay = () => setEarned(null);
    return <SectionDone next={nextStop(sections, sId)} points={earned} onStay={stay} />;
  }
  const place = { account, form: `information:${sId}` };
  if (section.submittedInfo) return <Submitted {...{ section, place }} />;
  if (!isUsable(section)) return <SectionNotice text={sectionTexts.notOpen} />;
  return (
    <>
      {Object.keys(firstAnswers).length > 0 && <Banner>{sectionTexts.firstAnswers}</Banner>}
      <ConfiguredForm
        key={version}
        {...{ fields, start, search, steps, isSettled }}
        draft={{ ...place, version }}
        send={(filled, options) => submit(submissionOf(section, place, filled), options)}
        whenKept={<WayOn next={nextStop(sections, sId)} />}
        onSent={({ points }) => setEarned(points)}
        texts={informationTexts}
        onSettled={() => queries.invalidateQueries({ queryKey: ['informations'] })}
      />
    </>
  );
}

/** Documents among the answers travel beside them. */
function submissionOf({ _id, version, name }: InformationItem, place: DraftPlace, filled: FilledForm) {
  const { answers, files } = filled;
  const submission = { data: answers, informationId: _id, version };
  const posting =
    files.length > 0
      ? posted('POST /api/informations/submitMulti', { form: { files, extraInfo: submission } })
      : posted('POST /api/informations/submit', { body: submission });
  return { ...place, title: name, posting, receivedBefore: ['information.submitted'] };
}

function Submitted({ section, place }: { section: InformationItem; place: DraftPlace }) {
  useDraftGone(place);
  const { fields, submittedInfo, sId } = section;
  const toDocuments = { to: verificationAddress(sId), text: sectionTexts.toDocuments };
  return (
    <>
      <SectionNotice
        text={sectionTexts.already}
        action={isForDocumentsTab(section) ? toDocuments : undefined}
      />
      <Card>
        <AnswersList fields={fields} answers={submittedInfo?.data ?? {}} />
      </Card>
    </>
  );
}
