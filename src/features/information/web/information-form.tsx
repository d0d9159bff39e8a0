// The data entry of one section: its configured form, begun with what its owner answered elsewhere.
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { prefill } from '#features/forms/rules/prefill.ts';
import { AnswersList } from '#features/forms/web/answers-list.tsx';
import { ConfiguredForm } from '#features/forms/web/configured-form.tsx';
import type { DraftPlace } from '#features/forms/web/drafts/draft-store.ts';
import { useDraftGone } from '#features/forms/web/drafts/use-draft.ts';
import type { FilledForm } from '#features/forms/web/filling.ts';
import type { SearchChoices } from '#features/forms/web/type-ahead-field.tsx';
import type { SendOptions } from '#features/forms/web/use-sending.ts';
import { caller } from '#platform/web/call.ts';
import { useSession } from '#platform/web/session.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { informationTexts, sectionTexts } from '#texts/information.ts';
import type { InformationItem, informationEndpoints } from '../contract.ts';
import { isForDocumentsTab, isUsable } from '../rules/may-submit.ts';
import { nextStop, verificationAddress } from './my-sections.ts';
import { SectionDone } from './section-done.tsx';
import { SectionNotice, SectionPage } from './section-page.tsx';

const call = caller<typeof informationEndpoints>();

/** `search` finds what type-ahead fields ask for; it is passed in, since other areas keep those lists. */
export const InformationForm = ({ search }: { search?: SearchChoices }) => (
  <SectionPage part="information">
    {(section, sections) => <SectionEntry {...{ section, sections, search }} />}
  </SectionPage>
);

type SectionEntryProps = {
  section: InformationItem;
  sections: readonly InformationItem[];
  search: SearchChoices | undefined;
};

function SectionEntry({ section, sections, search }: SectionEntryProps) {
  const account = useSession()?.id ?? '';
  const queries = useQueryClient();
  const [earned, setEarned] = useState<number | null>(null);
  const { sId, fields, version, earlierAnswers } = section;
  const start = useMemo(() => prefill(fields, earlierAnswers), [fields, earlierAnswers]);
  if (earned !== null) return <SectionDone next={nextStop(sections, sId)} points={earned} />;
  const place = { account, form: `information:${sId}` };
  if (section.submittedInfo) return <Submitted {...{ section, place }} />;
  if (!isUsable(section)) return <SectionNotice text={sectionTexts.notOpen} />;
  return (
    <ConfiguredForm
      key={version}
      {...{ fields, start, search }}
      draft={{ ...place, version }}
      send={(filled, options) => sendInformation(section, filled, options)}
      onSent={({ points }) => setEarned(points)}
      texts={informationTexts}
      onSettled={() => queries.invalidateQueries({ queryKey: ['informations'] })}
    />
  );
}

/** Documents among the answers travel beside them. */
function sendInformation(
  { _id, version }: InformationItem,
  { answers, files }: FilledForm,
  options: SendOptions,
) {
  const submission = { data: answers, informationId: _id, version };
  return files.length > 0
    ? call('POST /api/informations/submitMulti', { form: { files, extraInfo: submission } }, options)
    : call('POST /api/informations/submit', { body: submission }, options);
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
